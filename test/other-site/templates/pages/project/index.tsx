import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A piece of joinery that was built. */
export default definePage({
  folder: 'projects',
  file: 'project',
  facts,
  words,
  body: 'required',
  layout: 'page',
  component: Project,
  listPage: 'pages/welcome',
});

function Project({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <article>
      <h1>{words.title}</h1>
      <p>{page.t('project.facts', { wood: page.t(`project.wood.${facts.wood}`), year: facts.year })}</p>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      {facts.care && <a href={page.href(facts.care)}>{page.t('project.care')}</a>}
    </article>
  );
}
