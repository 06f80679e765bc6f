import type { OpenGraph } from '#authoring/head.ts';
import { wavePicture } from '../../components/method/picture.ts';
import { moduleWave } from './modules.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a programme, whose image shows the wave of its modules. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(_, entry) {
    const { weeks, days, steps } = moduleWave(entry);
    return weeks && wavePicture({ spans: weeks, heights: days, steps });
  },
};
