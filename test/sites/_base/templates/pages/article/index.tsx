import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button } from '../../components/button/index.tsx';
import { FormSection } from '../../components/form-section/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A text, with figures before it and a form below it. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  component: ArticlePage,
});

function ArticlePage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      {words.figures?.map(({ figure, label }) => (
        <p key={label}>
          <strong>{figure}</strong> {label}
        </p>
      ))}
      {words.action && <Button href={page.href(words.action.href)} text={words.action.text} />}
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      {facts.form && <FormSection form={page.form(facts.form.replace('forms/', ''))} />}
    </>
  );
}
