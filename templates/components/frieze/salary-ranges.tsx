import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { isWide } from '../../drawings/plot.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawCityRanges } from './draw-city-ranges.ts';
import { drawRanges } from './draw-ranges.ts';
import { Frieze } from './index.tsx';
import { type OpenJob, rangesOf } from './open-jobs.ts';
import { Plot } from './plot.tsx';

/** Draws the salaries of open jobs as bars on one scale, city by city; those that are not paid by the year are only counted. */
export function SalaryRanges({ jobs }: { jobs: readonly OpenJob[] }) {
  const page = usePage();
  const { drawn, next, ranges } = rangesOf(jobs);
  if (!next) return null;
  const others = jobs.length - drawn.length;
  return (
    <Frieze
      caption={[
        page.t('friezes.salaries', { count: drawn.length }),
        others > 0 && page.t('friezes.otherSalaries', { count: others }),
        page.t('friezes.closesFirst', { title: next.title, day: formatDay(page.locale, next.closes) }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BothSizes
        isWideOnTablets
        draw={(size) => <Plot plot={(isWide(size) ? drawRanges : drawCityRanges)(page.locale, ranges, size)} />}
      />
    </Frieze>
  );
}
