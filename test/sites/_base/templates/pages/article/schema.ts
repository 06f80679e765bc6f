import { type Infer, line, link, list, object, optional, ref } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  form: optional(ref(['forms'], { description: 'The form below the text.' })),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: lead(),
  figures: optional(list(object({ figure: line({ max: 12 }), label: line({ max: 90 }) }))),
  action: optional(object({ text: line({ max: 60 }), href: link() })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
