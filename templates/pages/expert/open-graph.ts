import type { OpenGraph } from '#authoring/head.ts';
import { facesPicture } from '../../components/person/faces-picture.ts';
import { workPicture } from '../../components/work/work.ts';
import type { Facts, Words } from './schema.ts';
import { workOf } from './work.ts';

/** Describes an expert's page, whose image shows the work that the page opens with, and a small portrait. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, expert) {
    const work = workOf(site, expert);
    const picture = work && workPicture(site, work);
    if (picture?.subject.kind !== 'metric' && picture?.subject.kind !== 'sheet') return facesPicture([expert]);
    const { id, facts } = expert;
    return {
      ...picture,
      subject: { kind: 'person', of: { person: { seed: id, features: facts.portrait }, work: picture.subject } },
    };
  },
};
