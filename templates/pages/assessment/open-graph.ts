import type { OpenGraph } from '#authoring/head.ts';
import { drawSummits } from '../../components/frieze/draw-summits.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import type { Facts, Words } from './schema.ts';
import { dimensionSummits } from './summits.ts';

/** Describes the questionnaire, whose image shows its dimensions as hills. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, { words }) => plotPicture(drawSummits(dimensionSummits(words), plotSizes.social)),
};
