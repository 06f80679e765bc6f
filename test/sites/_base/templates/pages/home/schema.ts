import { type Infer, line, link, list, object, ref } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ ...pageFacts, activities: list(ref(['pages'])), cases: list(ref(['client-cases'])) });

const action = () => object({ text: line({ max: 60 }), href: link() });

export const words = object({
  title: title(),
  ...headWords,
  lead: lead(),
  button: action(),
  link: action(),
  activities: line({ max: 90 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
