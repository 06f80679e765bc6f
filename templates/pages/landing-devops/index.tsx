import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { eventsByTime } from '../../components/event-row/events.ts';
import { EventRow } from '../../components/event-row/index.tsx';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { methodRules, phaseRules } from '../../components/method/struct.ts';
import { membersOf, Team } from '../../components/method/team.tsx';
import { People } from '../../components/person/people.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Steps } from '../../components/steps/index.tsx';
import { sharedCardsNeedAlt } from '../../shared-structs.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';
import { Wave } from './wave.tsx';

type Landing = EntryView<Facts, Words>;

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  rules: ({ method = {} }, { wave, meta, team }) => [
    ...phaseRules(wave.phases, ['wave', 'phases']),
    ...sharedCardsNeedAlt(meta),
    ...methodRules(method, { steps: wave.phases.length, team }),
  ],
  head: ({ words: { title, metaTitle = title, description, meta } }) => ({ title: metaTitle, description, ...meta }),
  openGraph,
  component: DevopsPage,
});

function DevopsPage({ entry }: { entry: Landing }) {
  const page = usePage();
  const { honest, wayOfWorking, wave, contact, action, team } = entry.words;
  const { method } = entry.facts;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="list"
        panel={method?.team && team && <Team members={membersOf(method.team, team)} price={method.price} />}
      >
        <Buttons>
          <Button href="#contact">{entry.words.button}</Button>
        </Buttons>
      </Hero>
      <Section
        id="about"
        layout="split"
        heading={honest.heading}
        action={
          <Button href={page.href(action.href)} variant="quiet">
            {action.text}
          </Button>
        }
      >
        <Prose html={page.markdown(honest.text)} />
        <ul className={css.points}>
          {honest.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{typeset(page.locale, title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Experts entry={entry} />
      <Section id="our-way-of-working" heading={wayOfWorking.heading} intro={wayOfWorking.text}>
        <Steps items={wayOfWorking.list} />
      </Section>
      <Section id="wave" tone="navy" heading={wave.heading} intro={wave.text}>
        <Wave wave={wave} />
      </Section>
      <Events entry={entry} />
      <Section id="contact" tone="soft" layout="split" heading={contact.heading} intro={contact.text}>
        <ContactForm labelledBy="contact-title" />
      </Section>
    </>
  );
}

function Experts({ entry: { facts: landing, words: texts } }: { entry: Landing }) {
  return (
    <Section id="expertise" tone="soft" heading={texts.experts.heading} intro={texts.experts.text}>
      <People refs={landing.experts} />
    </Section>
  );
}

/** Renders the next events on DevOps; where there are none, the next of any subject. */
function Events({ entry: { words: texts } }: { entry: Landing }) {
  const page = usePage();
  const { coming } = eventsByTime(page);
  const onDevops = coming.filter(({ facts: event }) => event.subjects.includes('devops'));
  const events = (onDevops.length > 0 ? onDevops : coming).slice(0, 3);
  return (
    <Section
      id="events"
      layout="split"
      heading={texts.events.heading}
      intro={texts.events.text}
      action={
        <Button href={page.href('pages/spark-the-change')} variant="quiet">
          {page.t('pages.home.allEvents')}
        </Button>
      }
    >
      <DateRows>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </DateRows>
    </Section>
  );
}
