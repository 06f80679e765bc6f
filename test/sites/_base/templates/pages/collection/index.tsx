import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Cards } from '../../components/card/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

/** All entries of a family that are not past, with their feeds. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  component: CollectionPage,
});

function CollectionPage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const catalogue = facts.catalogue ? page.document(facts.catalogue) : undefined;
  const shown = page.list(facts.family).filter(({ facts: { closes } }) => !closes || closes >= page.date());
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <h2>{page.t('pages.collection.all')}</h2>
      {shown.length === 0 && <p>{page.t('pages.collection.none')}</p>}
      <Cards refs={shown.map(({ ref }) => ref)} />
      {page.feeds().map(({ href, type, title }) => (
        <a key={href} href={href} type={type}>
          {title}
        </a>
      ))}
      {catalogue?.href && (
        <a href={catalogue.href} hrefLang={catalogue.locale} type="application/pdf">
          {catalogue.title}
        </a>
      )}
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
