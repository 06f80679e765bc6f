import { definePage } from '#authoring/define.ts';
import { formatDay, formatTimeRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Button } from '../../components/button/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import type { EventEntry, Expert } from '../../entries.ts';
import { calendar } from './calendar.ts';
import { feedItem } from './feed-item.ts';
import { facts, words } from './schema.ts';
import { structuredData } from './structured-data.ts';
import { times } from './times.ts';

export default definePage({
  folder: 'events',
  file: 'event',
  facts,
  words,
  body: 'none',
  layout: 'classic',
  times,
  beginnings: ({ announced }) => [{ day: announced, what: 'is announced' }],
  endings: ({ date }) => [{ day: date, what: 'is past' }],
  listPage: 'pages/spark-the-change',
  calendar,
  feedItem,
  structuredData,
  card: (page, { facts: { date, time, endTime }, words }) => ({
    kicker: `${formatDay(page.locale, date)}, ${formatTimeRange(page.locale, time, endTime)}`,
    title: words.title,
  }),
  component: EventPage,
});

function EventPage({ entry: { id, facts, words } }: { entry: EventEntry }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <p>{words.text}</p>
      <p>{page.t(`values.language.${facts.language}`)}</p>
      <p>
        {facts.experts.map((ref) => (
          <a key={ref} href={page.href(ref)}>
            {page.find<Expert>(ref)?.facts.name}
          </a>
        ))}
      </p>
      {facts.date < page.date() ? (
        <p>{page.t('pages.event.past')}</p>
      ) : (
        <p id="sign-up">
          <a href={`${page.url}${id}.ics`}>{page.t('pages.event.calendar')}</a>
        </p>
      )}
      {facts.link && <Button href={page.href(facts.link)} text={page.t('pages.event.signUp')} />}
    </>
  );
}
