import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Artefact } from '../../components/artefact/index.tsx';
import { artefactRules, objectRules } from '../../components/artefact/struct.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { Figures } from '../../components/figures/index.tsx';
import { FormSection } from '../../components/forms/form-section.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PhaseBand } from '../../components/method/phase-band.tsx';
import { phaseRules } from '../../components/method/struct.ts';
import { People } from '../../components/person/people.tsx';
import { TextInBands } from '../../components/prose/text-in-bands.tsx';
import { Section } from '../../components/section/index.tsx';
import { TextWithContents } from '../../components/toc/text-with-contents.tsx';
import { findAll } from '../../find-all.ts';
import { card } from './card.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: (facts) => facts.layout,
  rules: (facts, { artefact, objects, phases }) => [
    ...(phases ? phaseRules(phases, ['phases']) : []),
    ...artefactRules(facts.artefact, artefact),
    ...objectRules(facts.objects, objects),
  ],
  openGraph,
  card,
  component: ArticlePage,
});

function ArticlePage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { action, artefact, figures, phases } = entry.words;
  const { people = [] } = entry.facts;
  const drawing = phases ? (
    <PhaseBand phases={phases} />
  ) : (
    entry.facts.artefact && artefact && <Artefact facts={entry.facts.artefact} words={artefact} />
  );
  const form = entry.facts.form?.replace('forms/', '');
  const related = findAll(page, entry.facts.related);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement={drawing ? 'below' : 'list'}
        drawing={drawing}
      >
        {action && (
          <Buttons>
            <Button href={page.href(action.href)}>{action.text}</Button>
          </Buttons>
        )}
      </Hero>
      {figures && (
        <Section tone="soft" className={css.figures}>
          <Figures items={figures} />
        </Section>
      )}
      <TextInBands html={page.body()} objects={entry.facts.objects} words={entry.words.objects}>
        {(html, { isFirst }) => (
          <Section>
            <TextWithContents html={html} isFirst={isFirst} />
          </Section>
        )}
      </TextInBands>
      {people.length > 0 && (
        <Section id="people" tone="soft" layout="split" heading={page.t('pages.article.people')}>
          <People refs={people} />
        </Section>
      )}
      {form && (
        <Section
          id="form"
          tone="soft"
          layout="split"
          heading={page.t('pages.article.form')}
          intro={page.t('pages.article.formText')}
        >
          <FormSection form={page.form(form)} labelledBy="form-title" />
        </Section>
      )}
      {related.length > 0 && (
        <Section id="related" heading={page.t('pages.related')}>
          <EntryList entries={related} />
        </Section>
      )}
    </>
  );
}
