import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay, formatMonth, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { EntryList } from '../../components/entry-list/index.tsx';
import { relatedEntries } from '../../components/entry-list/related.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Metrics } from '../../components/metrics/index.tsx';
import { People } from '../../components/person/people.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { TextInBands } from '../../components/prose/text-in-bands.tsx';
import { Quote } from '../../components/quote/index.tsx';
import { activityItems } from '../../components/rule-list/activities.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { joinDetails } from '../../details.ts';
import { feedItem } from '../../feed-item.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.tsx';
import { openGraph } from './open-graph.ts';
import { caseRules } from './rules.ts';
import { type Case, type Facts, facts, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';

export default definePage({
  folder: 'client-cases',
  file: 'case',
  facts,
  words,
  body: 'required',
  layout: 'agency-2025',
  rules: caseRules,
  listPage: 'pages/client-cases',
  searchRecord,
  feedItem,
  breadcrumbs,
  structuredData,
  markdown: markdownTwin,
  openGraph,
  card,
  component: CasePage,
});

function CasePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const related = relatedEntries(page, entry.facts.related);
  const { artefact } = entry.facts;
  const { artefact: written, quote } = entry.words;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        brief
        arrangement="list"
        kicker={joinDetails([page.t(`values.industry.${entry.facts.industry}`), entry.facts.client, entry.facts.year])}
      />
      <div className={css.results} data-ground="navy">
        <div className="wrap">
          <h2 className="visually-hidden">{page.t('pages.case.results')}</h2>
          <Metrics entry={entry} />
        </div>
      </div>
      <TextInBands html={page.body()} objects={artefact && [artefact]} words={written && [written]}>
        {(html, { isLast }) => (
          <Section>
            <div className={css.story}>
              <Prose html={html} shape="hanging" />
              {isLast && (
                <div className={css.facts}>
                  <CaseFacts entry={entry} />
                </div>
              )}
            </div>
          </Section>
        )}
      </TextInBands>
      {quote && (
        <Section tone="soft">
          <Quote text={quote.text} person={entry.facts.quotedPerson} role={quote.role} />
        </Section>
      )}
      <Behind entry={entry} />
      {related.length > 0 && (
        <Section id="related" tone="soft" heading={page.t('pages.related')}>
          <EntryList entries={related} />
        </Section>
      )}
    </>
  );
}

function CaseFacts({ entry: { facts: work } }: { entry: Case }) {
  const page = usePage();
  return (
    <FactsList
      items={[
        { term: page.t('facts.client'), value: work.client },
        { term: page.t('facts.industry'), value: page.t(`values.industry.${work.industry}`) },
        { term: page.t('facts.year'), value: work.year },
        { term: page.t('facts.began'), value: formatMonth(page.locale, `${work.began}-01`) },
        {
          term: page.t('facts.duration'),
          value: `${work.months}\u00a0${page.t('units.months', { count: work.months })}`,
        },
        { term: page.t('facts.peopleTouched'), value: formatNumber(page.locale, work.people) },
        {
          term: page.t('facts.published'),
          value: <time dateTime={work.published}>{formatDay(page.locale, work.published)}</time>,
        },
        work.updated !== undefined && {
          term: page.t('facts.updated'),
          value: <time dateTime={work.updated}>{formatDay(page.locale, work.updated)}</time>,
        },
      ]}
    />
  );
}

/** Renders the activities that the work belonged to, and the people who did it. */
function Behind({ entry }: { entry: Case }) {
  const page = usePage();
  return (
    <>
      <Section id="activities" layout="split" heading={page.t('pages.case.activities')}>
        <RuleList size="compact" items={activityItems(page, entry.facts.activities)} />
      </Section>
      {entry.facts.experts.length > 0 && (
        <Section id="team" layout="split" heading={page.t('pages.case.team')}>
          <People refs={entry.facts.experts} />
        </Section>
      )}
    </>
  );
}
