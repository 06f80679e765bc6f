import { definePage, type EntryView } from '#authoring/define.ts';
import { dateParts } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { eventsByTime } from '../../components/event-row/events.ts';
import { NewsletterForm } from '../../components/forms/newsletter-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Points } from '../../components/points/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import { comingSessions } from '../../components/session-row/sessions.ts';
import { SheetPage } from '../../components/sheet/page.tsx';
import { joinDetails } from '../../details.ts';
import { describedInWords } from '../../open-graph.ts';
import { placeName } from '../../places.ts';
import type { Training } from '../training/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  breadcrumbs,
  openGraph: describedInWords,
  component: NewsletterPage,
});

function NewsletterPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { promises } = entry.words;
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        drawing={<NextLetter title={entry.words.title} />}
        brief
      >
        <NewsletterForm variant="page" />
      </Hero>
      <Section heading={promises.title} layout="split">
        <Points items={promises.list} />
      </Section>
      <PageText tone="soft" />
    </>
  );
}

const shownDates = 8;

/** Draws the page of the letter that lists the next dates, events and sessions in order of time. */
function NextLetter({ title }: { title: string }) {
  const page = usePage();
  const sessions = comingSessions(page, page.list<Training>('trainings')).map(({ training, session }) => ({
    day: session.starts,
    title: training.words.title,
    location: session.location,
  }));
  const events = eventsByTime(page).coming.map(({ facts, words }) => ({
    day: facts.date,
    title: words.title,
    location: facts.location,
  }));
  const dates = [...sessions, ...events].toSorted((a, b) => a.day.localeCompare(b.day, 'en')).slice(0, shownDates);
  if (dates.length === 0) return null;
  const name = page.t('newsletterButton.label');
  return (
    <SheetPage
      kind={name}
      title={title}
      heading={page.t('pages.newsletter.dates')}
      rows={dates.map((date) => {
        const { day, month } = dateParts(page.locale, date.day);
        return [joinDetails([`${day} ${month}`, placeName(page, date.location)]), date.title];
      })}
      label={page.t('facts.labeled', { label: name, value: page.t('pages.newsletter.dates') })}
    />
  );
}
