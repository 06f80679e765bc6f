import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Office } from '../office/schema.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the contact page, whose image shows the offices on a map. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site): Picture {
    const offices = site.list<Office>('offices');
    const places = offices.map(({ facts: { latitude, longitude } }) => ({ latitude, longitude }));
    return { subject: { kind: 'map', of: { places } }, labels: offices.map(({ words }) => words.city) };
  },
};
