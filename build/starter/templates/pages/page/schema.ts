import { line, type Of, object, oneOf } from '#authoring/schema.ts';

/** What `page.yaml` has: the same in every language. */
export const facts = object({ type: oneOf(['page']) });

/** What the front matter of a language's file has. */
export const words = object({ title: line({ max: 60 }), description: line({ max: 160 }) });

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
