import { definePage, type EntryView } from '#authoring/define.ts';
import { formatPercent } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { AssessmentForm } from '../../components/forms/assessment-form/index.tsx';
import { Landscape } from '../../components/frieze/landscape.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Expert } from '../expert/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { openGraph } from './open-graph.ts';
import { thresholdRules } from './rules.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';
import { dimensionSummits } from './summits.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  rules: thresholdRules,
  breadcrumbs,
  openGraph,
  component: AssessmentPage,
});

function AssessmentPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const contact = page.find<Expert>(entry.facts.contact);
  const { scale, dimensions, results } = entry.words;
  const statements = dimensions.reduce((sum, { questions }) => sum + questions.length, 0);
  const bounded = results.map((result, index) => ({ ...result, from: entry.facts.thresholds[index] ?? 0 }));
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        arrangement="below"
        drawing={
          <Landscape
            summits={dimensionSummits(entry.words)}
            caption={page.t('friezes.dimensions', { count: statements, each: statements / dimensions.length })}
          />
        }
      >
        <Buttons>
          <Button href="#questions" icon="down">
            {page.t('pages.assessment.start')}
          </Button>
        </Buttons>
      </Hero>
      <Section id="questions" heading={page.t('pages.assessment.questions')} intro={page.t('pages.assessment.how')}>
        <AssessmentForm
          scale={scale}
          dimensions={dimensions}
          results={bounded}
          contact={contact && { href: '#contact', text: page.t('pages.service.talk') }}
        />
      </Section>
      <Section id="results" tone="soft" layout="split" heading={page.t('pages.assessment.results')}>
        <Results results={bounded} />
      </Section>
      {contact && (
        <Section id="contact" layout="split" heading={page.t('pages.service.contact')}>
          <Person expert={contact} shape="contact" />
        </Section>
      )}
    </>
  );
}

/** Renders what a score means, from the lowest. */
function Results({ results }: { results: readonly { from: number; title: string; text: string }[] }) {
  const page = usePage();
  return (
    <ol className={css.results}>
      {results.map(({ from, title, text }) => (
        <li key={title}>
          <p className={css.bound}>{page.t('pages.assessment.from', { percent: formatPercent(page.locale, from) })}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
