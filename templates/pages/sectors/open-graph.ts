import type { OpenGraph } from '#authoring/head.ts';
import { drawSectors } from '../../components/frieze/draw-sectors.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import { sectorRows } from './rows.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the sectors, whose image shows a dot for each of their cases. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (site) => plotPicture(drawSectors(sectorRows(site), plotSizes.social)),
};
