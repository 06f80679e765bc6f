import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Cards } from '../../components/card/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Expert } from '../../entries.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

/** What is offered: its problem, questions about it, trainings, and whom to ask. */
export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  component: ServicePage,
});

function ServicePage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const contact = page.find<Expert>(facts.contact);
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <Section id="problem" heading={words.problem.heading}>
        <div dangerouslySetInnerHTML={{ __html: page.markdown(words.problem.text) }} />
      </Section>
      {words.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div dangerouslySetInnerHTML={{ __html: page.markdown(answer) }} />
        </details>
      ))}
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
      <Section id="further" heading={page.t('pages.service.further')}>
        <Cards refs={[...facts.trainings, ...facts.guides]} />
      </Section>
      {contact && (
        <Section id="contact" heading={page.t('pages.service.contact')}>
          <Person expert={contact} />
        </Section>
      )}
    </>
  );
}
