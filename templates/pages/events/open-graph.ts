import type { OpenGraph } from '#authoring/head.ts';
import { drawDays } from '../../components/frieze/draw-days.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import { plannedEvents } from './planned.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the events, whose image shows their days. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site) {
    const days = plannedEvents(site);
    return days.length > 0 ? plotPicture(drawDays(site.locale, days, site.date(), plotSizes.social)) : undefined;
  },
};
