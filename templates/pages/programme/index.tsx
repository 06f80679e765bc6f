import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DocumentLink } from '../../components/document-link/index.tsx';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { methodHero } from '../../components/method/hero.tsx';
import { People } from '../../components/person/people.tsx';
import { Points } from '../../components/points/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Questions } from '../../components/questions/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Steps } from '../../components/steps/index.tsx';
import { formatPrice } from '../../prices.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { moduleWave } from './modules.ts';
import { openGraph } from './open-graph.ts';
import { modulesRules } from './rules.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

type Programme = EntryView<Facts, Words>;

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  rules: ({ modules: months }, { modules }) => modulesRules(months, modules.length),
  breadcrumbs,
  openGraph,
  component: ProgrammePage,
});

function ProgrammePage({ entry }: { entry: Programme }) {
  const page = usePage();
  const { outcomes, modules, questions } = entry.words;
  const { trainers } = entry.facts;
  const { weeks, days, steps } = moduleWave(entry);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        {...methodHero({
          method: { weeks },
          steps,
          days,
          unit: 'months',
          facts: [
            { term: page.t('facts.price'), value: formatPrice(page.locale, entry.facts.price) },
            { term: page.t('facts.group'), value: page.t('facts.atMost', { count: entry.facts.seats }) },
          ],
        })}
      >
        <Buttons>
          <Button href="#contact">{page.t('pages.programme.apply')}</Button>
        </Buttons>
        {entry.facts.document && <DocumentLink document={entry.facts.document} />}
      </Hero>
      <Section id="outcomes" layout="split" heading={outcomes.title} intro={entry.words.audience}>
        <Points items={outcomes.list} />
      </Section>
      <PageText />
      <Section id="modules" tone="soft" heading={page.t('pages.programme.modules')}>
        <Steps items={modules} />
      </Section>
      <Section id="trainers" layout="split" heading={page.t('pages.training.trainers', { count: trainers.length })}>
        <People refs={trainers} />
      </Section>
      <Section id="questions" layout="split" heading={page.t('pages.service.questions')}>
        <Questions items={questions} />
      </Section>
      <Section id="contact" tone="soft" layout="split" heading={page.t('pages.programme.contact')}>
        <ContactForm labelledBy="contact-title" />
      </Section>
    </>
  );
}
