import { email, hiddenLink, type Infer, line, object, oneOf, optional, phone, ref, text } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { workFolders } from '../../components/work/work.ts';
import { hands } from '../../drawings/portrait-hands.ts';
import { beards, builds, garments, glasses, hairs, heads, looks, shades } from '../../drawings/portrait-parts.ts';
import { entrySlug, headWords, image, imageAlt } from '../../shared-structs.ts';

/** Declares a part of a drawn portrait that need not be given. */
const part = <Name extends string>(parts: Record<Name, unknown>, description: string) =>
  optional(oneOf(Object.keys(parts) as Name[], { description }));

export const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: image('A photo, cut to a square, in place of the drawn portrait.'),
  work: optional(
    ref(workFolders, {
      description: 'What the page opens with: a case, or a page of a guide or a training; the latest case by default.',
    }),
  ),
  portrait: optional(
    object({
      head: part(heads, 'The shape of the head.'),
      hair: part(hairs, 'The cut of the hair.'),
      shade: part(shades, 'The color of hair and beard.'),
      beard: part(beards, 'None by default.'),
      glasses: part(glasses, 'None by default.'),
      look: part(looks, 'What the brows and the mouth say.'),
      build: part(builds, 'How broad the shoulders are.'),
      wears: part(garments, 'What the person wears at work.'),
      turned: optional(oneOf(['left', 'front', 'right'], { description: 'Where the person looks.' })),
      hands: part(hands, 'What the person holds or does, as the biography says; rest by default.'),
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
