import { email, hiddenLink, line, type Of, object, optional, phone, ref, staticFile, text } from '#authoring/schema.ts';
import { entrySlug, headWords, imageAlt } from '../../shared-structs.ts';

export const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: optional(staticFile({ description: 'A photo, square; a drawing of their own unless told.' })),
});

export const words = object({
  slug: entrySlug(),
  ...headWords,
  position: line({ max: 80 }),
  bio: text({ max: 500 }),
  imageAlt: imageAlt(),
});

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
