import { day, type Infer, integer, list, localeId, object, oneOf, ref } from '#authoring/schema.ts';
import { entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({
  office: ref(['offices']),
  salary: object({ min: integer(), max: integer(), per: oneOf(['year', 'month']) }),
  languages: list(localeId()),
  published: day(),
  closes: day({ description: 'The last day to apply.' }),
  contact: ref(['experts']),
});

export const words = object({ slug: entrySlug(), title: title(), ...headWords, lead: lead() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
