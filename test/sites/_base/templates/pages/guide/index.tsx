import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Cards } from '../../components/card/index.tsx';
import { FormSection } from '../../components/form-section/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Picture } from '../../components/picture/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Expert, Guide } from '../../entries.ts';
import { feedItem } from '../../feed-item.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { datedArticle } from '../../open-graph.ts';
import { needsAlt, updatedLater } from '../../shared-structs.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'toolbox',
  file: 'guide',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: (facts, { imageAlt }) => [...needsAlt(facts.image, imageAlt), ...updatedLater('guide', facts)],
  head: ({ words: { title, metaTitle = title, description } }) => ({ title: metaTitle, description }),
  listPage: 'pages/toolbox',
  searchRecord,
  feedItem,
  breadcrumbs,
  structuredData,
  markdown: markdownTwin,
  openGraph: datedArticle,
  card,
  component: GuidePage,
});

function GuidePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { image, related = [] } = entry.facts;
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} />
      {image && <Picture view={page.picture(image, 'hero')} alt={entry.words.imageAlt ?? ''} />}
      <div>
        <div>
          <div>
            <GuideFacts entry={entry} />
            <div dangerouslySetInnerHTML={{ __html: page.body() }} />
          </div>
        </div>
      </div>
      <Request entry={entry} />
      <Section id="related" heading={page.t('pages.related')}>
        <Cards refs={related} />
      </Section>
    </>
  );
}

/** Renders what the document gives, and the form that asks for it. */
function Request({ entry: { facts, words } }: { entry: Guide }) {
  const page = usePage();
  const file = page.document(facts.pdfId);
  return (
    <aside id="request" aria-labelledby="request-title">
      <h2 id="request-title">{page.t('pages.guide.request')}</h2>
      <h3>{words.bulletPoint.title}</h3>
      <ul>
        {words.bulletPoint.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {file && <p>{page.t('units.pages', { count: file.pages })}</p>}
      <FormSection
        form={page.form('request-pdf')}
        context={{ pdfId: facts.pdfId.split('/')[1] }}
        labelledBy="request-title"
      />
    </aside>
  );
}

function GuideFacts({ entry: { facts } }: { entry: Guide }) {
  const page = usePage();
  const author = page.find<Expert>(facts.author);
  const subjects = facts.filters.subject.map((subject) => page.t(`values.subject.${subject}`));
  return (
    <p>
      {author && <a href={page.href(author.ref)}>{author.facts.name}</a>}{' '}
      {[page.t(`values.guideType.${facts.filters.type}`), ...subjects].join(' · ')} {page.t('facts.published')}{' '}
      <time dateTime={facts.published}>{formatDay(page.locale, facts.published)}</time> {facts.updated}{' '}
      {page.t('units.minutes', { count: facts.minutes })}
    </p>
  );
}
