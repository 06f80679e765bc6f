import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { subjectOf } from '../../drawings/subject.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an office, whose image shows the map of its city. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, office): Picture => ({ subject: { kind: 'city', of: subjectOf(office) } }),
};
