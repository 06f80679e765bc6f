import { day, line, object, oneOf, slug } from '#authoring/schema.ts';

export const facts = object({ published: day(), access: oneOf(['public', 'request']) });

export const words = object({ title: line({ max: 50 }), description: line(), slug: slug() });
