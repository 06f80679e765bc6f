import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { Folded } from '../../components/fold/folded.tsx';
import { CaseField } from '../../components/frieze/case-field.tsx';
import { SectorDots } from '../../components/frieze/sector-dots.tsx';
import { MetricCourse } from '../../components/metrics/course.tsx';
import { MetricFigure } from '../../components/metrics/figure.tsx';
import { metricsOf } from '../../components/metrics/metric.ts';
import { joinDetails } from '../../details.ts';
import { revisitedLabel } from '../case/revisited.ts';
import type { Case } from '../case/schema.ts';
import css from './chunk.module.css';
import type { Collection } from './collection.ts';
import { FoldedList } from './folded-list.tsx';
import { activityRows, caseLines, casesByActivity } from './members.ts';

/** Shows client cases by their first result, the latest first, filtered by industry, or in groups by main activity. */
export const collectCases: Collection = (page, { byActivity }) => {
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
    picture: byActivity ? <SectorDots sectors={activityRows(page)} /> : <CaseField cases={caseLines(cases)} />,
    list: byActivity ? (
      <CasesByActivity cases={cases} />
    ) : (
      <FoldedList entries={cases} className={`${css.cases} case-rows`}>
        {(entry) => <CaseItem key={entry.ref} entry={entry} level={3} />}
      </FoldedList>
    ),
  };
};

/** Lists client cases in groups, each with the way to its activity. */
function CasesByActivity({ cases }: { cases: readonly Case[] }) {
  const page = usePage();
  const groups = casesByActivity(page, cases);
  return (
    <div id="items">
      <Folded items={groups} size={({ members }) => members.length}>
        {(some) =>
          some.map(({ activity, members }) => (
            <div key={activity.ref} className={css.group} data-filter-group="">
              <h3>
                <a href={page.href(activity.ref)}>
                  {typeset(page.locale, activity.words.name ?? activity.words.title)}
                </a>
              </h3>
              <ul className={`linked-rows ${css.cases} case-rows`}>
                {members.map((entry) => (
                  <CaseItem key={entry.ref} entry={entry} level={4} />
                ))}
              </ul>
            </div>
          ))
        }
      </Folded>
    </div>
  );
}

function CaseItem({ entry: { ref, facts: work, words: story }, level }: { entry: Case; level: 3 | 4 }) {
  const page = usePage();
  const Title = `h${level}` as const;
  const [metric] = metricsOf(work);
  return (
    <li {...filterItem({ clientCasesIndustryFilter: work.industry })}>
      <div className={css.story}>
        <p className={css.meta}>
          {joinDetails([
            work.client,
            page.t(`values.industry.${work.industry}`),
            String(work.year),
            revisitedLabel(page, work),
          ])}
        </p>
        <Title>
          <a href={page.href(ref)}>{typeset(page.locale, story.title)}</a>
        </Title>
        <p className={css.brief}>{story.description}</p>
      </div>
      {metric && (
        <div className={`${css.result} case-result`}>
          <p>
            <MetricFigure metric={metric} label={story.metrics[0]} />
          </p>
          <MetricCourse metric={metric} />
        </div>
      )}
    </li>
  );
}
