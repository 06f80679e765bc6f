import type { OpenGraph } from '#authoring/head.ts';
import { drawDays } from '../../components/frieze/draw-days.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { comingSessions } from '../../components/session-row/sessions.ts';
import { plotSizes } from '../../drawings/plot.ts';
import type { Training } from '../training/schema.ts';
import { plannedSessions } from './planned.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the training calendar, whose image shows the days of the sessions. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site) {
    const days = plannedSessions(site, comingSessions(site, site.list<Training>('trainings')));
    return days.length > 0 ? plotPicture(drawDays(site.locale, days, site.date(), plotSizes.social)) : undefined;
  },
};
