import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an activity, whose image says what it is and draws nothing. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, { words }): Picture => ({ subject: { kind: 'words', of: {} }, labels: [words.name, words.summary] }),
};
