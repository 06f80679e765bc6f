import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button } from '../../components/button/index.tsx';
import { Rich } from '../../components/rich/index.tsx';
import site from '../../site.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** What a visitor sees who has lost the way, or has arrived: some pages to go on with. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: NotFoundPage,
});

function NotFoundPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <h1>{entry.words.title}</h1>
      <p>{entry.words.text}</p>
      <Button href={page.href(site.pages.home)} text={entry.words.button} />
      <h2>{entry.words.sections}</h2>
      <ul>
        {entry.facts.sections.map((ref) => (
          <li key={ref}>
            <a href={page.href(ref)}>{page.find(ref)?.words.title}</a>
          </li>
        ))}
      </ul>
      <p>
        <Rich k="pages.not-found.search" links={{ search: { href: page.href(site.pages.search) } }} />
      </p>
    </>
  );
}
