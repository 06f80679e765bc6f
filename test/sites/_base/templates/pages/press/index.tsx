import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import type { Expert } from '../../entries.ts';
import { feedSections } from './feed-sections.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** Press releases, each with its day, and who answers. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  beginnings: ({ releases }) => releases.map(({ date }) => ({ day: date, what: 'has a release in its feeds' })),
  feedSections,
  component: PressPage,
});

function PressPage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const contact = page.find<Expert>(facts.contact);
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      {words.releases.map(({ title, text }, index) => (
        <section key={title} id={facts.releases[index]?.id}>
          <h2>{title}</h2>
          <div dangerouslySetInnerHTML={{ __html: page.markdown(text) }} />
        </section>
      ))}
      {contact && <Person expert={contact} level={2} />}
      {page.feeds().map(({ href, type, title }) => (
        <a key={href} href={href} type={type}>
          {title}
        </a>
      ))}
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
