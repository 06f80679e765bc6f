import type { OpenGraph } from '#authoring/head.ts';
import { cityPicture } from '../../components/office-map/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an office, whose image shows the map of its city. */
export const openGraph: OpenGraph<Facts, Words> = { type: 'website', picture: (_, office) => cityPicture(office) };
