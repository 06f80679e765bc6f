import type { OpenGraph } from '#authoring/head.ts';
import { wavePicture } from '../../components/method/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes DevOps, whose image shows the wave with its phases. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, { words }) =>
    wavePicture({ steps: words.wave.phases.map(({ name, weeks }) => ({ title: name, time: weeks })) }),
};
