import { usePage } from '#authoring/page.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { MetricFigure } from '../../components/metrics/figure.tsx';
import type { Case } from '../../entries.ts';
import { type Collection, countOf } from './collection.ts';
import css from './style.module.css';

/** Shows client cases by their first result, the latest first, filtered by industry. */
export const collectCases: Collection = (page) => {
  const cases = page.list<Case>('client-cases').toSorted((a, b) => b.facts.year - a.facts.year);
  return {
    count: cases.length,
    groups: [
      {
        field: 'clientCasesIndustryFilter',
        legend: page.t('filters.industry'),
        options: optionsOf(
          page,
          cases.map(({ facts }) => facts.industry),
          (industry) => page.t(`values.industry.${industry}`),
        ),
      },
    ],
    figures: [
      countOf(page, 'cases', cases.length),
      countOf(page, 'sectors', new Set(cases.map(({ facts }) => facts.industry)).size),
    ],
    list: (
      <ul id="items" className={css.cases}>
        {cases.map((entry) => (
          <CaseItem key={entry.ref} entry={entry} />
        ))}
      </ul>
    ),
  };
};

function CaseItem({ entry: { ref, facts: work, words: story } }: { entry: Case }) {
  const page = usePage();
  const [metric] = work.metrics;
  return (
    <li {...filterItem({ clientCasesIndustryFilter: work.industry })}>
      <div className={css.story}>
        <p className={css.meta}>{[work.client, page.t(`values.industry.${work.industry}`), work.year].join(' · ')}</p>
        <h3>
          <a href={page.href(ref)}>{story.title}</a>
        </h3>
      </div>
      <p className={css.result}>{metric && <MetricFigure metric={metric} label={story.metrics[0]} />}</p>
    </li>
  );
}
