import { definePage, type EntryView, type Rule } from '#authoring/define.ts';
import { formatDayRange, formatList } from '#authoring/format.ts';
import { type PageContext, usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DocumentButton } from '../../components/document-link/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { ContactForm } from '../../components/forms/contact-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { methodHero } from '../../components/method/hero.tsx';
import { methodRules } from '../../components/method/struct.ts';
import { membersOf, Team } from '../../components/method/team.tsx';
import type { OfferCardProps } from '../../components/offer-card/index.tsx';
import { OfferList } from '../../components/offer-card/list.tsx';
import { People } from '../../components/person/people.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { OtherCalendar } from '../../components/session-row/other-calendar.tsx';
import { comingSessions, type TrainingSession } from '../../components/session-row/sessions.ts';
import { Steps } from '../../components/steps/index.tsx';
import { Proof } from '../../components/work/proof.tsx';
import { findAll, findAllInAnyLanguage } from '../../find-all.ts';
import { placeName } from '../../places.ts';
import { sharedCardsNeedAlt } from '../../shared-structs.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import type { Training } from '../training/schema.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, featuredArticles, type Words, words } from './schema.ts';
import css from './style.module.css';

type Landing = EntryView<Facts, Words>;

/** How much of a training's contents its card shows. */
const mostPoints = 3;

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  rules: (facts, words) => [
    ...wronglyManyFeatured(facts),
    ...offersWithoutMarks(facts, words),
    ...wronglyManyCourses(facts, words),
    ...sharedCardsNeedAlt(words.meta),
    ...methodRules(facts.method ?? {}, { steps: words.approach.steps.length, team: words.team }),
  ],
  head: ({ words: { title, metaTitle = title, description, meta } }) => ({ title: metaTitle, description, ...meta }),
  openGraph,
  component: ChangeManagementPage,
});

function wronglyManyFeatured({ featured }: Facts): Rule[] {
  return Object.entries(featured).flatMap(([locale, articles]) =>
    articles.length === featuredArticles
      ? []
      : [
          {
            in: 'facts',
            path: ['featured', locale],
            message: `Exactly ${featuredArticles} articles are featured in a language; here are ${articles.length}.`,
            hint: 'Name those that a visitor should read first, as insights/id or toolbox/id.',
          },
        ],
  );
}

function offersWithoutMarks({ offers: marks }: Facts, { offers }: Words): Rule[] {
  if (marks.length === offers.length) return [];
  return [
    {
      in: 'words',
      path: ['offers'],
      message: `There are ${offers.length} offers here, but the facts give the marks of ${marks.length}.`,
      hint: 'Give each offer its icon and hoverIcon in offers: of page.yaml, in the same order.',
    },
  ];
}

function wronglyManyCourses({ trainings }: Facts, { trainings: { courses } }: Words): Rule[] {
  if (!courses || courses.length === trainings.length) return [];
  return [
    {
      in: 'words',
      path: ['trainings', 'courses'],
      message: `There are lists of ${courses.length} trainings here, but the facts name ${trainings.length}.`,
      hint: 'Give a list for each of trainings: in page.yaml, in the same order.',
    },
  ];
}

function ChangeManagementPage({ entry }: { entry: Landing }) {
  const page = usePage();
  const { about, approach, contact, quiz, team } = entry.words;
  const { method } = entry.facts;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        {...methodHero({
          method,
          steps: approach.steps.map(({ title, duration }) => ({ title, time: duration })),
        })}
      >
        <Buttons>
          <Button href="#contact">{entry.words.button}</Button>
          <Button href={page.href(entry.words.action.href)} variant="quiet">
            {entry.words.action.text}
          </Button>
        </Buttons>
      </Hero>
      <Section id="about" layout="split" heading={about.heading}>
        <p className={css.claim}>{about.claim}</p>
        <Prose html={page.markdown(about.text)} />
      </Section>
      <Proof of={entry.facts.case} />
      <Section
        id="approach"
        tone="soft"
        layout="split"
        heading={approach.heading}
        intro={approach.text}
        action={method?.team && team && <Team members={membersOf(method.team, team)} shape="columns" />}
      >
        <Steps items={approach.steps} />
      </Section>
      <Section id="quiz" tone="navy">
        <div className={css.quiz}>
          <h2 id="quiz-title">{typeset(page.locale, quiz.heading)}</h2>
          <div>
            <p>{quiz.text}</p>
            <Buttons>
              <Button href={page.href(entry.facts.quiz)}>{quiz.action}</Button>
            </Buttons>
          </div>
        </div>
      </Section>
      <Trainings entry={entry} />
      <Insights entry={entry} />
      <Experts entry={entry} />
      <Section id="contact" tone="soft" layout="split" heading={contact.heading} intro={contact.text} onPaper={false}>
        <ContactForm labelledBy="contact-title" />
      </Section>
    </>
  );
}

/** Renders trainings, each with its sheet, in the language that it has where this one has none; the catalogue, and what is given in house. */
function Trainings({ entry: { facts: landing, words: texts } }: { entry: Landing }) {
  const page = usePage();
  const trainings = findAllInAnyLanguage<Training>(page, landing.trainings);
  return (
    <Section
      id="trainings"
      heading={texts.trainings.heading}
      intro={texts.trainings.text}
      action={
        <Buttons>
          <DocumentButton document={landing.catalogue}>{texts.trainings.catalogue}</DocumentButton>
          <OtherCalendar />
        </Buttons>
      }
    >
      <div className={css.lists}>
        {trainings.length > 0 && (
          <OfferList
            offers={trainings.map((training) =>
              trainingCard(page, training, texts.trainings.courses?.[landing.trainings.indexOf(training.ref)]?.list),
            )}
          />
        )}
        <OfferList offers={offerCards(landing, texts)} />
      </div>
    </Section>
  );
}

/** Describes a training; `points` say what it is about where it has no words in the language of the page. */
function trainingCard(page: PageContext, entry: Training, points: readonly string[] = []): OfferCardProps {
  const { ref, locale, facts: training, words: course } = entry;
  const sessions = comingSessions(page, [entry]);
  const [next] = sessions;
  const { icon, hoverIcon, document, days } = training;
  const isRead = locale === page.locale;
  return {
    title: course.title,
    href: page.exists(ref) ? page.href(ref) : undefined,
    lang: isRead ? undefined : locale,
    ...(isRead
      ? { intro: course.bulletPoint.title, list: course.bulletPoint.list.slice(0, mostPoints) }
      : { list: points }),
    facts: [
      `${days} ${page.t('units.days', { count: days })}`,
      ...(next ? [nextDate(page, next.session)] : []),
      ...(next && !isRead ? [languagesText(page, sessions)] : []),
    ],
    icon,
    hoverIcon,
    document: document ? { document, children: page.t('pages.training.sheet') } : undefined,
  };
}

/** Writes in which languages the next sessions are held, for readers who may not expect them. */
function languagesText(page: PageContext, sessions: readonly TrainingSession[]): string {
  const languages = [...new Set(sessions.map(({ session }) => session.language))];
  const names = languages.map((language) => page.t(`values.language.${language}`));
  return page.t('pages.training.heldIn', { languages: formatList(page.locale, names) });
}

function nextDate(page: PageContext, { starts, ends, location }: TrainingSession['session']): string {
  const days = formatDayRange(page.locale, starts, ends);
  return page.t('pages.training.next', { days, place: placeName(page, location) });
}

function offerCards(landing: Facts, texts: Words): OfferCardProps[] {
  return texts.offers.flatMap((offer, index) => {
    const facts = landing.offers[index];
    return facts ? [{ ...offer, ...facts, document: facts.document ? { document: facts.document } : undefined }] : [];
  });
}

function Insights({ entry: { facts: landing, words: texts } }: { entry: Landing }) {
  const page = usePage();
  const articles = findAll<Guide | Insight>(page, landing.featured[page.locale] ?? []);
  return (
    <Section id="insights" tone="soft" heading={texts.insights.heading} intro={texts.insights.text}>
      <EntryList entries={articles} />
    </Section>
  );
}

function Experts({ entry: { facts: landing, words: texts } }: { entry: Landing }) {
  return (
    <Section id="experts" layout="split" heading={texts.experts.heading} intro={texts.experts.text}>
      <People refs={landing.experts} />
    </Section>
  );
}
