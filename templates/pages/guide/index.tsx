import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay, formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { objectRules } from '../../components/artefact/struct.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { Chunk } from '../../components/chunk/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { relatedEntries } from '../../components/entry-list/related.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { DocumentRequestForm } from '../../components/forms/document-request-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { Pager } from '../../components/pager/index.tsx';
import { PersonLink } from '../../components/person/link.tsx';
import { Picture } from '../../components/picture/index.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { TextInBands } from '../../components/prose/text-in-bands.tsx';
import { Section } from '../../components/section/index.tsx';
import { Sheet } from '../../components/sheet/index.tsx';
import { Toc } from '../../components/toc/index.tsx';
import { joinDetails } from '../../details.ts';
import { feedItem } from '../../feed-item.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { needsAlt, updatedLater } from '../../shared-structs.ts';
import type { Expert } from '../expert/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import css from './chunk.module.css';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Guide, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { seriesNeighbors } from './series.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'toolbox',
  file: 'guide',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: (facts, { imageAlt, objects }) => [
    ...needsAlt(facts.image, imageAlt),
    ...updatedLater('guide', facts),
    ...objectRules(facts.objects, objects),
  ],
  head: ({ words: { title, metaTitle = title, description, metaDesc = description, meta } }) => {
    const card = meta && { title: meta.title, description: meta.desc, image: meta.image };
    return { title: metaTitle, description: metaDesc, ...(card && { facebook: card, twitter: card }) };
  },
  listPage: 'pages/toolbox',
  searchRecord,
  feedItem,
  breadcrumbs,
  structuredData,
  markdown: markdownTwin,
  openGraph,
  card,
  component: GuidePage,
});

function GuidePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const type = page.t(`values.guideType.${entry.facts.filters.type}`);
  const subjects = entry.facts.filters.subject.map((subject) => page.t(`values.subject.${subject}`));
  const { image, published } = entry.facts;
  const file = page.document(entry.facts.pdfId);
  const author = page.find<Expert>(entry.facts.author);
  const related = relatedEntries(page, entry.facts.related);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={joinDetails([type, ...subjects])}
        facts={
          <KeyFacts
            items={[
              file && joinDetails(['PDF', page.t('units.pages', { count: file.pages, value: file.pages })]),
              author && <PersonLink key="author" expert={author} />,
              <time key="day" dateTime={published}>
                {formatMonth(page.locale, published)}
              </time>,
            ]}
          />
        }
        drawing={
          image ? (
            <Picture view={page.picture(image, 'hero')} alt={entry.words.imageAlt ?? ''} />
          ) : (
            <Sheet document={entry.facts.pdfId} />
          )
        }
      >
        <Buttons>
          <Button href="#request" icon="down">
            {page.t('pages.guide.get')}
          </Button>
          <Button href="#guide" variant="quiet">
            {page.t('pages.guide.read')}
          </Button>
        </Buttons>
      </Hero>
      <TextInBands html={page.body()} objects={entry.facts.objects} words={entry.words.objects}>
        {(html, { isFirst, isLast }) => (
          <Section>
            {isFirst && <Chunk of="pages/guide" />}
            <div className={css.columns} id={isFirst ? 'guide' : undefined}>
              {isFirst && (
                <div className={isLast ? css.reading : css.contents}>
                  <GuideFacts entry={entry} />
                  <Toc />
                </div>
              )}
              <div className={css.reading}>
                <Prose html={html} />
                {isLast && <Pager {...seriesNeighbors(page, entry)} />}
              </div>
              {isLast && <Request entry={entry} />}
            </div>
          </Section>
        )}
      </TextInBands>
      {related.length > 0 && (
        <Section id="related" tone="soft" heading={page.t('pages.related')}>
          <EntryList entries={related} />
        </Section>
      )}
    </>
  );
}

/** Renders what the document gives, and the form that asks for it. */
function Request({ entry: { facts: guide, words: text } }: { entry: Guide }) {
  const page = usePage();
  return (
    <aside id="request" className={css.request} data-ground="soft" data-print="no" aria-labelledby="request-title">
      <h2 id="request-title">{page.t('pages.guide.request')}</h2>
      <h3 className={css.inside}>{text.bulletPoint.title}</h3>
      <ul className={css.points}>
        {text.bulletPoint.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{page.t('pages.guide.arrives')}</p>
      <DocumentRequestForm document={guide.pdfId} labelledBy="request-title" />
    </aside>
  );
}

/** Renders what the hero does not say. */
function GuideFacts({ entry: { facts: guide } }: { entry: Guide }) {
  const page = usePage();
  return (
    <FactsList
      shape="columns"
      items={[
        guide.updated !== undefined && {
          term: page.t('facts.updated'),
          value: <time dateTime={guide.updated}>{formatDay(page.locale, guide.updated)}</time>,
        },
        { term: page.t('facts.readingTime'), value: page.t('units.minutesToRead', { count: guide.minutes }) },
        guide.series && { term: page.t('facts.series'), value: page.t(`values.series.${guide.series.name}`) },
      ]}
    />
  );
}
