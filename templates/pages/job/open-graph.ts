import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { drawRanges } from '../../components/frieze/draw-ranges.ts';
import { plotPicture } from '../../components/frieze/picture.ts';
import { workPicture } from '../../components/work/work.ts';
import { plotSizes } from '../../drawings/plot.ts';
import { formatPriceRange } from '../../prices.ts';
import { openJobs } from '../collection/members.ts';
import type { Facts, Words } from './schema.ts';

/**
 * Describes a job, whose image shows its salary among those of the open jobs; one that is not paid by the year, the
 * work that its page opens with.
 */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, { ref, facts }): Picture | undefined {
    const { min, max, per } = facts.salary;
    if (per !== 'year') {
      const work = facts.work === undefined ? undefined : site.find(facts.work);
      return work && workPicture(site, work);
    }
    const others = openJobs(site).filter((job) => job.facts.salary.per === 'year' && job.ref !== ref);
    const ranges = [
      { salary: facts.salary, isMarked: true },
      ...others.map((job) => ({ salary: job.facts.salary, isMarked: false })),
    ];
    return {
      ...plotPicture(
        drawRanges(
          site.locale,
          ranges.map((range) => ({ city: '', ...range })),
          plotSizes.half,
        ),
      ),
      figure: {
        value: formatPriceRange(site.locale, min, max),
        note: site.t('social.salaryAmong', { count: others.length }),
      },
    };
  },
};
