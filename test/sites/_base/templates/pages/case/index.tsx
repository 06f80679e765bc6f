import { definePage } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import type { Case, Expert } from '../../entries.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { datedArticle } from '../../open-graph.ts';
import { updatedLater } from '../../shared-structs.ts';
import { type Facts, facts, words } from './schema.ts';

const caseRules = (facts: Facts) => updatedLater('case', facts);

export default definePage({
  folder: 'client-cases',
  file: 'case',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: caseRules,
  listPage: 'pages/client-cases',
  markdown: markdownTwin,
  openGraph: datedArticle,
  card: (_, { facts, words }) => ({ kicker: facts.client, title: words.title, text: words.description }),
  component: CasePage,
});

function CasePage({ entry: { facts, words } }: { entry: Case }) {
  const page = usePage();
  const experts = facts.experts.flatMap((ref) => page.find<Expert>(ref) ?? []);
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <p>
        {facts.activities.map((ref) => (
          <a key={ref} href={page.href(ref)}>
            {page.find(ref)?.words.title}
          </a>
        ))}
      </p>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      {experts.map((expert) => (
        <Person key={expert.ref} expert={expert} level={2} />
      ))}
    </>
  );
}
