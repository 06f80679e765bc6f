import { type Infer, line, object, oneOf } from '#authoring/schema.ts';

/** What `page.yaml` has: the same in every language. */
export const facts = object({ type: oneOf(['page']) });

/** What the front matter of a language's file has. */
export const words = object({ title: line({ max: 60 }), description: line({ max: 160 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
