import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import { Island } from '../../components/island/index.tsx';
import { markdownTwin } from '../../markdown-twin.ts';
import { datedArticle } from '../../open-graph.ts';
import { answersFile, dataFiles } from './data-files.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A question, how many gave each answer, and the file of both. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  dataFiles,
  markdown: markdownTwin,
  openGraph: datedArticle,
  component: SurveyPage,
});

function SurveyPage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <Island name="poll" props={{ question: words.question, answers: words.answers }} />
      <ul>
        {words.answers.map((answer, index) => (
          <li key={answer}>
            {answer}: {facts.counts[index]}
          </li>
        ))}
      </ul>
      <a href={`${page.url}${answersFile}`}>{page.t('pages.survey.answers')}</a>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
