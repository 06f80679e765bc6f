import type { OpenGraph, PictureContext } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { drawCases } from '../../components/frieze/draw-cases.ts';
import { drawRanges } from '../../components/frieze/draw-ranges.ts';
import { drawSectors } from '../../components/frieze/draw-sectors.ts';
import { drawShelf } from '../../components/frieze/draw-shelf.ts';
import { rangesOf } from '../../components/frieze/open-jobs.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { facesPicture } from '../../components/person/faces-picture.ts';
import { plotSizes } from '../../drawings/plot.ts';
import type { Case } from '../case/schema.ts';
import type { Expert } from '../expert/schema.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import { activityRows, authorsOf, byDate, caseLines, jobBars, openJobs, volumesOf } from './members.ts';
import type { Facts, Words } from './schema.ts';

const pictures: Record<Facts['family'], (site: PictureContext, facts: Facts) => Picture | undefined> = {
  toolbox(site) {
    const volumes = volumesOf(site, site.list<Guide>('toolbox'));
    return volumes.length > 0 ? plotPicture(drawShelf(site.locale, volumes, plotSizes.social)) : undefined;
  },
  'client-cases'(site, { byActivity }) {
    if (byActivity) return plotPicture(drawSectors(activityRows(site), plotSizes.social));
    const lines = caseLines(site.list<Case>('client-cases'));
    return lines.length > 0 ? plotPicture(drawCases(site.t('friezes.asBefore'), lines, plotSizes.social)) : undefined;
  },
  jobs(site) {
    const { ranges } = rangesOf(jobBars(site, openJobs(site)));
    return ranges.length > 0 ? plotPicture(drawRanges(site.locale, ranges, plotSizes.social)) : undefined;
  },
  insights: (site) => facesPicture(authorsOf(site, byDate(site.list<Insight>('insights')))),
  experts: (site) => facesPicture(site.list<Expert>('experts')),
};

/** Describes a list, whose image shows what its page draws of it. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (site, { facts }) => pictures[facts.family](site, facts),
};
