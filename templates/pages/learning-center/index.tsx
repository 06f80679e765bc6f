import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { DocumentLink } from '../../components/document-link/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Person } from '../../components/person/index.tsx';
import { Points } from '../../components/points/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Questions } from '../../components/questions/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { SessionRow } from '../../components/session-row/index.tsx';
import { OtherCalendar } from '../../components/session-row/other-calendar.tsx';
import { comingSessions } from '../../components/session-row/sessions.ts';
import { Sheet } from '../../components/sheet/index.tsx';
import { Steps } from '../../components/steps/index.tsx';
import { findAll } from '../../find-all.ts';
import type { Expert } from '../expert/schema.ts';
import type { Training } from '../training/schema.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  traits: { header: 'tinted' },
  openGraph,
  component: LearningCenterPage,
});

type LearningCenter = EntryView<Facts, Words>;

function LearningCenterPage({ entry }: { entry: LearningCenter }) {
  const page = usePage();
  const { promises, formats, questions } = entry.words;
  const contact = page.find<Expert>(entry.facts.contact);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement={page.excerpt(entry.facts.catalogue) ? 'beside' : 'list'}
        drawing={<Sheet document={entry.facts.catalogue} />}
      >
        <Buttons>
          {page.exists('pages/training-calendar') ? (
            <Button href={page.href('pages/training-calendar')}>{page.t('pages.learning-center.calendar')}</Button>
          ) : (
            <Button href={page.href('pages/contact')}>{page.t('pages.learning-center.ask')}</Button>
          )}
          <OtherCalendar />
        </Buttons>
        <DocumentLink document={entry.facts.catalogue} />
      </Hero>
      <Section id="promises" layout="split" heading={promises.title}>
        <Points items={promises.list} />
      </Section>
      <Next />
      <Section id="formats" tone="soft" heading={page.t('pages.learning-center.formats')}>
        <Steps items={formats} />
      </Section>
      <Featured entry={entry} />
      <PageText />
      <Section id="questions" layout="split" heading={page.t('pages.service.questions')}>
        <Questions items={questions} />
      </Section>
      {contact && (
        <Section id="contact" tone="soft" layout="split" heading={page.t('pages.service.contact')}>
          <Person expert={contact} shape="contact" />
        </Section>
      )}
    </>
  );
}

/** Renders the next sessions of all trainings; nothing in a language without trainings. */
function Next() {
  const page = usePage();
  const sessions = comingSessions(page, page.list<Training>('trainings')).slice(0, 3);
  if (sessions.length === 0) return null;
  return (
    <Section
      id="next"
      layout="split"
      heading={page.t('pages.learning-center.next')}
      action={
        <Button href={page.href('pages/training-calendar')} variant="quiet">
          {page.t('pages.home.allSessions')}
        </Button>
      }
    >
      <DateRows>
        {sessions.map((found) => (
          <SessionRow key={`${found.training.id} ${found.session.id}`} {...found} />
        ))}
      </DateRows>
    </Section>
  );
}

function Featured({ entry }: { entry: LearningCenter }) {
  const page = usePage();
  const featured = findAll<Training>(page, entry.facts.featured);
  if (featured.length === 0) return null;
  return (
    <Section id="featured" heading={page.t('pages.learning-center.featured')}>
      <EntryList entries={featured} />
    </Section>
  );
}
