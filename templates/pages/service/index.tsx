import type { ComponentType } from 'react';
import { definePage } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Artefact } from '../../components/artefact/index.tsx';
import { Button, Buttons } from '../../components/button/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { methodHero } from '../../components/method/hero.tsx';
import { PriceScale, type PriceScaleProps } from '../../components/method/price-scale.tsx';
import { membersOf, Team } from '../../components/method/team.tsx';
import { ContactSection } from '../../components/person/contact-section.tsx';
import { Points } from '../../components/points/index.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Questions } from '../../components/questions/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Steps } from '../../components/steps/index.tsx';
import { Proof } from '../../components/work/proof.tsx';
import { findAll } from '../../find-all.ts';
import { formatPriceRange } from '../../prices.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { openGraph } from './open-graph.ts';
import { partsOf } from './parts.ts';
import { serviceRules } from './rules.ts';
import { facts, type Service, type ServicePart, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  rules: serviceRules,
  breadcrumbs,
  openGraph,
  component: ServicePage,
});

function ServicePage({ entry }: { entry: Service }) {
  const page = usePage();
  const { approach, artefact } = entry.words;
  const { method } = entry.facts;
  const opening =
    entry.facts.artefact && artefact
      ? { arrangement: 'below' as const, drawing: <Artefact facts={entry.facts.artefact} words={artefact} /> }
      : methodHero({
          method: { weeks: method?.weeks },
          steps: approach.steps.map(({ title, duration }) => ({ title, time: duration })),
        });
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={entry.words.name}
        facts={method?.price && <PriceAndTime {...method} price={method.price} />}
        {...opening}
      >
        <Buttons>
          <Button href="#contact">{page.t('pages.service.talk')}</Button>
          <Button href="#approach" variant="quiet" icon="down">
            {page.t('pages.service.approach')}
          </Button>
        </Buttons>
      </Hero>
      {withTones(partsOf(entry)).map(({ part, tone }) => {
        const Part = partComponents[part];
        return <Part key={part} entry={entry} tone={tone} />;
      })}
      <ContactSection contact={entry.facts.contact} />
    </>
  );
}

/** Renders what the activity costs, and how many weeks it takes if its last step has an end. */
function PriceAndTime({ price, weeks = [] }: NonNullable<Service['facts']['method']> & { price: PriceScaleProps }) {
  const page = usePage();
  const end = weeks.at(-1)?.to;
  return (
    <KeyFacts
      first={<strong>{formatPriceRange(page.locale, price.min, price.max)}</strong>}
      items={[end !== undefined && `${end}\u00a0${page.t('units.weeks', { count: end })}`]}
    />
  );
}

interface PartProps {
  entry: Service;
  tone: 'plain' | 'soft';
}

const partComponents: Record<ServicePart, ComponentType<PartProps>> = {
  problem: Problem,
  price: Price,
  outcomes: Outcomes,
  approach: Approach,
  example: ({ tone }) => <PageText tone={tone} />,
  case: ({ entry: { facts } }) => <Proof of={facts.case} />,
  questions: Frequent,
  further: Further,
};

/** Gives parts their grounds in turn, so that the last differs from the plain contact below it. The case has its own. */
function withTones(parts: readonly ServicePart[]): { part: ServicePart; tone: PartProps['tone'] }[] {
  return parts.map((part, index) => {
    const after = parts.slice(index + 1).filter((one) => one !== 'case');
    return { part, tone: after.length % 2 === 0 ? 'soft' : 'plain' };
  });
}

function Problem({ entry, tone }: PartProps) {
  const page = usePage();
  const { problem } = entry.words;
  if (!problem) return null;
  return (
    <Section id="problem" tone={tone}>
      <div className={css.problem}>
        <h2 id="problem-title">{typeset(page.locale, problem.heading)}</h2>
        <Prose html={page.markdown(problem.text)} />
      </div>
    </Section>
  );
}

function Price({ entry, tone }: PartProps) {
  const page = usePage();
  const { price } = entry.words;
  if (!price) return null;
  return (
    <Section id="price" tone={tone} layout="split" heading={price.heading}>
      <Prose html={page.markdown(price.text)} />
    </Section>
  );
}

function Outcomes({ entry, tone }: PartProps) {
  const { outcomes } = entry.words;
  if (!outcomes) return null;
  return (
    <Section id="outcomes" tone={tone} layout="split" heading={outcomes.title}>
      <Points items={outcomes.list} numbered />
    </Section>
  );
}

function Approach({ entry, tone }: PartProps) {
  const page = usePage();
  const { approach, team } = entry.words;
  const { method } = entry.facts;
  return (
    <Section
      id="approach"
      tone={tone}
      heading={approach.heading}
      intro={approach.text}
      action={
        method &&
        (method.team && team ? (
          <Team members={membersOf(method.team, team)} price={method.price} shape="columns" />
        ) : (
          method.price && (
            <FactsList items={[{ term: page.t('facts.price'), value: <PriceScale {...method.price} /> }]} />
          )
        ))
      }
    >
      <Steps items={approach.steps} />
    </Section>
  );
}

function Frequent({ entry, tone }: PartProps) {
  const page = usePage();
  return (
    <Section id="questions" tone={tone} layout="split" heading={page.t('pages.service.questions')}>
      <Questions items={entry.words.questions} />
    </Section>
  );
}

/** Trainings and guides that go with the activity, where the language has them. */
function Further({ entry: { facts: service }, tone }: PartProps) {
  const page = usePage();
  const entries = findAll(page, [...(service.trainings ?? []), ...(service.guides ?? [])]).slice(0, 4);
  if (entries.length === 0) return null;
  return (
    <Section id="further" tone={tone} heading={page.t('pages.service.further')}>
      <EntryList entries={entries} />
    </Section>
  );
}
