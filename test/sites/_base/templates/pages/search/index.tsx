import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

/** The field that searches, and the pages that list entries. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  component: SearchPage,
});

function SearchPage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <form action={page.url} data-search={page.searchIndex()}>
        <label htmlFor="q">{words.title}</label> <input id="q" name="q" />
      </form>
      <h2>{words.lists}</h2>
      <ul>
        {facts.lists.map((ref) => (
          <li key={ref}>
            <a href={page.href(ref)}>{page.find(ref)?.words.title}</a>
          </li>
        ))}
      </ul>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
