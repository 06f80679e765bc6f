import { defineData } from '#authoring/define.ts';
import { needsAlt } from '../../shared-structs.ts';
import { facts, words } from './schema.ts';

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
