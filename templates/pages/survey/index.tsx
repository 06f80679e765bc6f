import { definePage, type EntryView } from '#authoring/define.ts';
import { formatBytes, formatDay, formatDayRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { People } from '../../components/person/people.tsx';
import { Section } from '../../components/section/index.tsx';
import { TextWithContents } from '../../components/toc/text-with-contents.tsx';
import { joinDetails } from '../../details.ts';
import { feedItem } from '../../feed-item.ts';
import { answered } from './answered.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { Chart } from './chart.tsx';
import css from './chunk.module.css';
import { answersFile, dataFiles } from './data-files.ts';
import { markdownTwin } from './markdown-twin.ts';
import { openGraph } from './open-graph.ts';
import { Overview } from './overview.tsx';
import { Respondents } from './respondents.tsx';
import { resultsOf, type Survey } from './results.ts';
import { surveyRules } from './rules.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: (facts) => facts.layout,
  rules: surveyRules,
  breadcrumbs,
  structuredData,
  dataFiles,
  feedPage: 'pages/insights',
  feedItem,
  markdown: markdownTwin,
  openGraph,
  component: SurveyPage,
});

function SurveyPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const results = resultsOf(entry);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={page.t('pages.survey.kind')}
        drawing={results.length > 0 && <Overview results={results} groups={entry.words.groups} />}
        panel={<SurveyFacts survey={entry} />}
      />
      <Section id="results" heading={page.t('pages.survey.results')}>
        <div className={css.results}>
          {results.map((result) => (
            <section key={result.id} id={result.id}>
              <h3>{typeset(page.locale, result.finding)}</h3>
              <Chart result={result} groups={entry.words.groups} />
            </section>
          ))}
        </div>
      </Section>
      {results.map((result) => (
        <Respondents key={result.id} result={result} groups={entry.words.groups} />
      ))}
      <Section tone="soft">
        <TextWithContents />
      </Section>
      <Section id="people" layout="split" heading={page.t('pages.survey.people')}>
        <People refs={entry.facts.experts} />
      </Section>
    </>
  );
}

/** Renders who was asked and when, and the answers as a file. */
function SurveyFacts({ survey }: { survey: Survey }) {
  const page = usePage();
  const { published, fielded } = survey.facts;
  const [answers] = dataFiles(page, survey);
  return (
    <FactsList
      items={[
        {
          term: page.t('pages.survey.answered'),
          value: answered(page, survey),
        },
        { term: page.t('pages.survey.fielded'), value: formatDayRange(page.locale, fielded.from, fielded.to) },
        {
          term: page.t('facts.published'),
          value: <time dateTime={published}>{formatDay(page.locale, published)}</time>,
        },
        answers && {
          term: page.t('pages.survey.data'),
          value: (
            <a href={`${page.url}${answersFile}`} type="text/csv" hrefLang={page.locale}>
              {joinDetails([
                'CSV',
                page.t(`values.language.${page.locale}`),
                formatBytes(page.locale, new TextEncoder().encode(answers.text).length),
              ])}
            </a>
          ),
        },
      ]}
    />
  );
}
