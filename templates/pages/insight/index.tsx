import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Artefact } from '../../components/artefact/index.tsx';
import { artefactRules, objectRules } from '../../components/artefact/struct.ts';
import { EntryList } from '../../components/entry-list/index.tsx';
import { relatedEntries } from '../../components/entry-list/related.ts';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { Person } from '../../components/person/index.tsx';
import { Signature } from '../../components/person/signature.tsx';
import { TextInBands } from '../../components/prose/text-in-bands.tsx';
import { Section } from '../../components/section/index.tsx';
import { TextWithContents } from '../../components/toc/text-with-contents.tsx';
import { Result } from '../../components/work/result.tsx';
import { isCase } from '../../components/work/work.ts';
import { joinDetails } from '../../details.ts';
import { feedItem } from '../../feed-item.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { updatedLater } from '../../shared-structs.ts';
import type { Expert } from '../expert/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Insight, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'insights',
  file: 'insight',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: (facts, words) => [
    ...updatedLater('article', facts),
    ...artefactRules(facts.artefact, words.artefact),
    ...objectRules(facts.objects, words.objects),
  ],
  listPage: 'pages/insights',
  searchRecord,
  feedItem,
  breadcrumbs,
  structuredData,
  markdown: markdownTwin,
  openGraph,
  card,
  component: InsightPage,
});

function InsightPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { artefact, form, subject: subjects } = entry.facts;
  const author = page.find<Expert>(entry.facts.author);
  const related = relatedEntries(page, entry.facts.related);
  const work = related.find(isCase);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={joinDetails([
          page.t(`values.insightForm.${form}`),
          ...subjects.map((subject) => page.t(`values.subject.${subject}`)),
        ])}
        facts={<Byline entry={entry} author={author} />}
        {...(artefact && entry.words.artefact
          ? {
              arrangement: 'below' as const,
              drawing: <Artefact facts={artefact} words={entry.words.artefact} />,
            }
          : {
              drawing: work && <Result of={work} />,
            })}
      />
      <TextInBands html={page.body()} objects={entry.facts.objects} words={entry.words.objects}>
        {(html, { isFirst }) => (
          <Section>
            <TextWithContents html={html} isFirst={isFirst} />
          </Section>
        )}
      </TextInBands>
      {author && (
        <Section id="author" tone="soft" layout="split" heading={page.t('pages.insight.author')}>
          <Person expert={author} shape="contact" />
        </Section>
      )}
      {related.length > 0 && (
        <Section id="related" heading={page.t('pages.related')}>
          <EntryList entries={related} />
        </Section>
      )}
    </>
  );
}

/** Renders who wrote the article, when, and how long it takes to read. */
function Byline({ entry: { facts: article }, author }: { entry: Insight; author: Expert | undefined }) {
  const page = usePage();
  const day = (value: string) => <time dateTime={value}>{formatDay(page.locale, value)}</time>;
  return (
    <KeyFacts
      items={[
        author && <Signature key="author" expert={author} />,
        day(article.published),
        article.updated !== undefined && (
          <>
            {page.t('facts.updated')} {day(article.updated)}
          </>
        ),
        page.t('units.minutesToRead', { count: article.minutes }),
      ]}
    />
  );
}
