import type { OpenGraph } from '#authoring/head.ts';
import { wavePicture } from '../../components/method/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes change management, whose image shows the wave of its steps. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(_, { facts, words }) {
    const spans = facts.method?.weeks;
    const steps = words.approach.steps.map(({ title, duration }) => ({ title, time: duration }));
    return spans && wavePicture({ spans, steps });
  },
};
