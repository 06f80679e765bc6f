import { day, type Infer, line, list, markdown, object, ref, slug } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  contact: ref(['experts']),
  releases: list(object({ id: slug(), date: day() })),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: lead(),
  /** The texts of the facts' releases, in the same order. */
  releases: list(object({ title: line(), text: markdown({ max: 4000 }) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
