import { definePage } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Person } from '../../components/person/index.tsx';
import type { Expert } from '../../entries.ts';
import { needsAlt } from '../../shared-structs.ts';
import { facts, words } from './schema.ts';

export default definePage({
  folder: 'experts',
  file: 'expert',
  facts,
  words,
  body: 'none',
  layout: 'classic',
  rules: (facts, { imageAlt }) => needsAlt(facts.image, imageAlt),
  head: ({ facts: { name }, words: { metaTitle = name, description } }) => ({ title: metaTitle, description }),
  listPage: 'pages/experts',
  unbrokenNames: ({ facts }) => [facts.name],
  card: (_, { facts, words }) => ({ kicker: words.position, title: facts.name, text: words.bio }),
  component: ExpertPage,
});

function ExpertPage({ entry }: { entry: Expert }) {
  const page = usePage();
  return (
    <>
      <h1>{entry.facts.name}</h1>
      <Person expert={entry} level={2} />
      <a href={page.href('pages/contact')} data-link={entry.facts.linkedin}>
        LinkedIn
      </a>
    </>
  );
}
