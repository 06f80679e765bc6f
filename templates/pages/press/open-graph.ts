import type { OpenGraph } from '#authoring/head.ts';
import { facesPicture } from '../../components/person/faces-picture.ts';
import type { Expert } from '../expert/schema.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the press room, whose image shows who answers. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, { facts }) {
    const contact = site.find<Expert>(facts.contact);
    return contact && facesPicture([contact]);
  },
};
