import { definePage, type EntryView } from '#authoring/define.ts';
import { formView } from '#authoring/forms/form-view.ts';
import { usePage } from '#authoring/page.ts';
import site from '../../site.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A text, with the projects or a form below it. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: 'page',
  component: Page,
});

function Page({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <h1>{words.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      {facts.listsProjects && <Projects />}
      {facts.form && <Form id={facts.form.replace('forms/', '')} />}
    </>
  );
}

function Projects() {
  const page = usePage();
  return (
    <ul>
      {page.list('projects').map(({ ref, words }) => (
        <li key={ref}>
          <a href={page.href(ref)}>{words.title}</a>
        </li>
      ))}
    </ul>
  );
}

function Form({ id }: { id: string }) {
  const page = usePage();
  const view = formView(page, { form: page.form(id), thankYou: page.href(site.pages.thankYou) });
  return <div dangerouslySetInnerHTML={{ __html: page.island('form', view) }} />;
}
