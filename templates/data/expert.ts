import { defineData } from '../define.ts';
import { email, hiddenLink, line, type Of, object, optional, phone, ref, staticFile, text } from '../schema.ts';
import { imageAlt, needsAlt } from '../shared-structs.ts';

const facts = object({
  name: line({ max: 60 }),
  office: ref(['offices']),
  email: email(),
  phone: phone(),
  linkedin: hiddenLink(),
  image: optional(staticFile({ description: 'A photo, square; a drawing of their own unless told.' })),
});

const words = object({
  position: line({ max: 80 }),
  bio: text({ max: 500 }),
  imageAlt: imageAlt(),
});

export type ExpertFacts = Of<typeof facts>;
export type ExpertWords = Of<typeof words>;

/** A person: shown on pages that name them, without a page of their own. */
export default defineData({
  name: 'expert',
  folder: 'experts',
  file: 'expert',
  facts,
  words,
  body: 'none',
  rules: ({ image }, { imageAlt }) => needsAlt(image, imageAlt),
});
