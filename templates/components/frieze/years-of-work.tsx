import { formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawYears, type YearsOfWork } from './draw-years.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows people as rows of years: what they have worked on, written and spoken at. */
export function YearsOfWorkRows({ people }: { people: readonly YearsOfWork[] }) {
  const page = usePage();
  const latest = people
    .flatMap(({ name, moments }) => moments.map((day) => ({ name, day })))
    .toSorted((a, b) => a.day.localeCompare(b.day, 'en'))
    .at(-1);
  return (
    <Frieze
      caption={[
        page.t('friezes.people', { count: people.length }),
        latest && page.t('friezes.latestMoment', { name: latest.name, month: formatMonth(page.locale, latest.day) }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BothSizes isWideOnTablets draw={(size) => <Plot plot={drawYears(people, size)} />} />
    </Frieze>
  );
}
