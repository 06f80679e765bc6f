import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { artefactPicture } from '../../components/artefact/picture.ts';
import { wavePicture } from '../../components/method/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an activity, whose image shows its object, or the wave of its steps; without their weeks, what it is. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(_, { facts, words: { artefact, approach, name, summary } }): Picture {
    if (facts.artefact && artefact) return artefactPicture(facts.artefact, artefact);
    const spans = facts.method?.weeks;
    if (!spans) return { subject: { kind: 'words', of: {} }, labels: [summary ?? ''] };
    return wavePicture({
      spans,
      steps: approach.steps.map(({ title, duration }) => ({ title, time: duration })),
      kicker: name,
    });
  },
};
