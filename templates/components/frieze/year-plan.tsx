import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawDays, type PlannedDay, planDays } from './draw-days.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

interface YearPlanProps {
  /** The key of the caption below `friezes`: `sessions`, `events`. */
  what: 'sessions' | 'events';
  days: readonly PlannedDay[];
  /** Days before it are past. */
  today: string;
}

/** Shows days on one axis of months, a row for each place; the next day is the point. */
export function YearPlan({ what, days, today }: YearPlanProps) {
  const page = usePage();
  const { sorted, next } = planDays(days, today);
  if (sorted.length === 0) return null;
  return (
    <Frieze
      caption={[
        page.t(`friezes.${what}`, { count: sorted.length }),
        sorted.some(({ full }) => full) && page.t('friezes.full'),
        sorted.some(({ day }) => day < today) && page.t('friezes.past'),
        next && page.t('friezes.next', { title: next.title, place: next.place, day: formatDay(page.locale, next.day) }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BothSizes isWideOnTablets draw={(size) => <Plot plot={drawDays(page.locale, sorted, today, size)} />} />
    </Frieze>
  );
}
