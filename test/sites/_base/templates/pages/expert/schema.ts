import { email, hiddenLink, type Infer, line, object, phone, ref, text } from '#authoring/schema.ts';
import { entrySlug, headWords, image, imageAlt } from '../../shared-structs.ts';

export const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: image(),
});

export const words = object({
  slug: entrySlug(),
  ...headWords,
  position: line({ max: 80 }),
  bio: text({ max: 500 }),
  imageAlt: imageAlt(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
