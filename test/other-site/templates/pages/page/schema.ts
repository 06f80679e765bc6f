import { flag, type Infer, line, object, oneOf, optional, ref } from '#authoring/schema.ts';

export const facts = object({
  unlisted: optional(oneOf(['yes'], { description: 'yes keeps it out of search engines.' })),
  listsProjects: optional(flag({ description: 'true lists all projects below the text.' })),
  form: optional(ref(['forms'], { description: 'The form below the text.' })),
});

export const words = object({ title: line({ max: 50 }), description: line() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
