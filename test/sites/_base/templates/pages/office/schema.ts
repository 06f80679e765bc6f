import { country, email, type Infer, line, object, phone, timeZone } from '#authoring/schema.ts';
import { entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({
  street: line(),
  postalCode: line({ max: 12 }),
  country: country(),
  phone: phone(),
  email: email(),
  timeZone: timeZone(),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  city: line({ max: 40 }),
  lead: lead(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
