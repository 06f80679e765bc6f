import { email, hiddenLink, line, type Of, object, phone, ref, text } from '#authoring/schema.ts';
import { entrySlug, headWords, image, imageAlt } from '../../shared-structs.ts';

export const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: image('A photo, cut to a square; a drawing of their own unless told.'),
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
