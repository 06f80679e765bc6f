import type { OpenGraph } from '#authoring/head.ts';
import { drawStreams } from '../../components/frieze/draw-streams.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import type { Facts, Words } from './schema.ts';
import { situationStreams } from './streams.ts';

/** Describes the situations, whose image shows them as streams. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (site, entry) => plotPicture(drawStreams(situationStreams(site, entry), plotSizes.socialList)),
};
