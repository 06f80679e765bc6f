import { Button, Buttons } from '../../components/button/index.tsx';
import { Drawing } from '../../components/drawing/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { definePage, type EntryView } from '../../define.ts';
import type { Expert } from '../../entries.ts';
import { formatPercent } from '../../format.ts';
import { usePage } from '../../page.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  name: 'assessment',
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: AssessmentPage,
});

type Assessment = EntryView<Facts, Words>;

function AssessmentPage({ entry }: { entry: Assessment }) {
  const page = usePage();
  const contact = page.find<Expert>(entry.facts.contact);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={[{ text: page.t('pages.assessment.above'), href: page.href('pages/change-management') }]}
        drawing={<Drawing seed={entry.id} field={entry.facts.drawing} />}
      >
        <Buttons>
          <Button href="#questions" icon="down">
            {page.t('pages.assessment.start')}
          </Button>
        </Buttons>
      </Hero>
      <Section id="questions" heading={page.t('pages.assessment.questions')} intro={page.t('pages.assessment.how')}>
        <Dimensions entry={entry} />
      </Section>
      <Section id="results" tone="soft" layout="split" heading={page.t('pages.assessment.results')}>
        <Results entry={entry} />
      </Section>
      {contact && (
        <Section id="contact" layout="split" heading={page.t('pages.service.contact')}>
          <Person expert={contact} shape="contact" />
        </Section>
      )}
    </>
  );
}

/** The questions, to be answered on paper from 1 to 5. */
function Dimensions({ entry: { words: texts } }: { entry: Assessment }) {
  return (
    <div className={css.dimensions}>
      <ol className={css.scale}>
        {texts.scale.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ol>
      {texts.dimensions.map(({ name, questions, advice }) => (
        <div key={name} className={css.dimension}>
          <h3>{name}</h3>
          <ol>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p className={css.advice}>{advice}</p>
        </div>
      ))}
    </div>
  );
}

/** What a score means, from the lowest. */
function Results({ entry: { facts: assessment, words: texts } }: { entry: Assessment }) {
  const page = usePage();
  return (
    <div className={css.results}>
      {texts.results.map(({ title, text }, index) => (
        <div key={title}>
          <p className={css.bound}>
            {page.t('pages.assessment.from', {
              percent: formatPercent(page.locale, assessment.thresholds[index] ?? 0),
            })}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
