import { formatTime } from '#authoring/format.ts';
import type { OpenGraph } from '#authoring/head.ts';
import { datePicture } from '../../components/date-block/picture.ts';
import { placeName } from '../../places.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an event, whose image shows its date. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, { facts: { date, time, location } }) {
    return datePicture(site.locale, date, [placeName(site, location), formatTime(site.locale, time)].join(', '));
  },
};
