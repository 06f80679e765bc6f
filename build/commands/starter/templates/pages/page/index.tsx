import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A title with a text. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: 'page',
  component: Page,
});

function Page({ entry: { words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <h1>{words.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
