import { type Infer, integer, list, object, oneOf, optional, ref } from '#authoring/schema.ts';
import {
  bulletPoint,
  days,
  entrySlug,
  headWords,
  image,
  imageAlt,
  lead,
  subjects,
  title,
} from '../../shared-structs.ts';

export const facts = object({
  pdfId: ref(['documents'], { description: 'The document that the request form sends.' }),
  filters: object({ subject: list(oneOf(subjects)), type: oneOf(['guide', 'checklist']) }),
  ...days,
  author: ref(['experts']),
  minutes: integer({ min: 1, max: 60, description: 'Reading time of the page, in minutes.' }),
  image: image(),
  related: optional(list(ref(['toolbox', 'client-cases', 'insights']))),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: lead(),
  imageAlt: imageAlt(),
  bulletPoint: bulletPoint(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
