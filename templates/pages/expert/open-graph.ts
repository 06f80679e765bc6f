import type { OpenGraph } from '#authoring/head.ts';
import { workPicture } from '../../components/work/work.ts';
import type { Facts, Words } from './schema.ts';
import { workOf } from './work.ts';

/** Describes an expert's page, whose image shows the work that the page opens with. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, expert) {
    const work = workOf(site, expert);
    return work && workPicture(site, work);
  },
};
