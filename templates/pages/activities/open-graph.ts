import type { OpenGraph } from '#authoring/head.ts';
import { drawSummits } from '../../components/frieze/draw-summits.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import type { Facts, Words } from './schema.ts';
import { activitySummits } from './summits.ts';

/** Describes the activities, whose image shows them as summits. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (site, { facts }) => plotPicture(drawSummits(activitySummits(site, facts.activities), plotSizes.social)),
};
