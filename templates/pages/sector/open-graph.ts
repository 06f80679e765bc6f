import type { OpenGraph } from '#authoring/head.ts';
import { metricPicture } from '../../components/metrics/picture.ts';
import { casesOf } from './members.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a sector as an article whose image shows the first result of its latest case, as its page does. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'article',
  picture(site, sector) {
    const [latest] = casesOf(site, sector);
    return latest && metricPicture(site, latest);
  },
};
