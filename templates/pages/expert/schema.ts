import { email, hiddenLink, type Infer, line, object, oneOf, optional, phone, ref, text } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { beards, collars, faces, glasses, hairs } from '../../drawings/portrait-parts.ts';
import { entrySlug, headWords, image, imageAlt } from '../../shared-structs.ts';

/** Declares a part of a drawn portrait that need not be given. */
const part = <Name extends string>(parts: Record<Name, unknown>) => optional(oneOf(Object.keys(parts) as Name[]));

export const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: image('A photo, cut to a square; a drawn portrait by default.'),
  portrait: optional(
    object({
      face: part(faces),
      hair: part(hairs),
      beard: part(beards),
      glasses: part(glasses),
      collar: part(collars),
    }),
  ),
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
export type Expert = EntryView<Facts, Words>;
