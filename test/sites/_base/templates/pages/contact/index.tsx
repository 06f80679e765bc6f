import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Cards } from '../../components/card/index.tsx';
import { FormSection } from '../../components/form-section/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

/** A form, and the offices. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  component: ContactPage,
});

function ContactPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} />
      <Section id="form" heading={entry.words.form}>
        <FormSection form={page.form('contact')} labelledBy="form-title" />
      </Section>
      <Section id="offices" heading={entry.words.offices}>
        <Cards refs={page.list('offices').map(({ ref }) => ref)} />
      </Section>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
