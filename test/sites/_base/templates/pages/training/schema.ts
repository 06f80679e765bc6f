import { day, type Infer, integer, line, list, localeId, object, optional, ref, slug } from '#authoring/schema.ts';
import { entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({
  days: integer({ min: 1, max: 20 }),
  price: integer({ min: 20, max: 100_000, description: 'Euro per person, before tax, in digits alone: 1560.' }),
  document: optional(ref(['documents'], { description: 'The training sheet.' })),
  sessions: list(
    object({
      id: slug({ description: 'Unique in the training, such as 2027-03-paris.' }),
      starts: day(),
      ends: day(),
      location: ref(['offices'], { values: ['online'], description: 'An office, or online.' }),
      language: localeId(),
    }),
  ),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: lead(),
  audience: line({ max: 240, description: 'Who it is for.' }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
