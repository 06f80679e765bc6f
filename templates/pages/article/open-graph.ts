import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { artefactPicture } from '../../components/artefact/picture.ts';
import { wavePicture } from '../../components/method/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an article, whose image shows the wave, the object or the figures that it opens with, or else says what it is about. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'article',
  picture(_, { facts, words: { artefact, phases, figures, description } }): Picture {
    if (phases) return wavePicture({ steps: phases.map(({ name, weeks }) => ({ title: name, time: weeks })) });
    if (facts.artefact && artefact) return artefactPicture(facts.artefact, artefact);
    if (figures)
      return {
        subject: { kind: 'figures', of: { count: figures.length } },
        labels: figures.flatMap(({ figure, label }) => [figure, label]),
      };
    return { subject: { kind: 'words', of: {} }, labels: [description] };
  },
};
