import { type Infer, line, object } from '#authoring/schema.ts';

/** What `page.yaml` has: the same in every language. */
export const facts = object({});

/** What the front matter of a language's file has. */
export const words = object({ title: line({ max: 60 }), description: line({ max: 160 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
