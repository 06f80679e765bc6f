import type { OpenGraph } from '#authoring/head.ts';
import { facesPicture } from '../../components/person/faces-picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an expert's page, whose image shows the portrait. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_site, expert) => facesPicture([expert]),
};
