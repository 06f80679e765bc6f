import { capitalize } from '#authoring/capitalize.ts';
import { formatList, formatTimeRange, formatWeekday } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { calendarFile } from '#authoring/values/published-files.ts';
import { joinDetails } from '../../details.ts';
import { findAll } from '../../find-all.ts';
import type { EventEntry } from '../../pages/event/schema.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { placeName } from '../../places.ts';
import { CalendarLink } from '../date-row/calendar-link.tsx';
import { DateRow } from '../date-row/index.tsx';
import { RowLink } from '../date-row/row-link.tsx';
import { Figure } from '../picture/figure.tsx';
import css from './style.module.css';

interface EventRowProps {
  event: EventEntry;
  level?: 2 | 3 | 4;
  /** The event is over: its report takes the place of its invitation. */
  past?: boolean;
  /** Without its text, as one of several kinds of dates. */
  brief?: boolean;
}

/** Renders an event as a row, with the way to sign up, or, once it is past, with what was learned. */
export function EventRow({ event, level = 3, past = false, brief = false }: EventRowProps) {
  const page = usePage();
  const { facts, words } = event;
  const experts = findAll<Expert>(page, facts.experts).map((expert) => expert.facts.name);
  const language = capitalize(page.t(`values.language.${facts.language}`), page.locale);
  return (
    <DateRow
      id={event.id}
      day={facts.date}
      title={<a href={page.href(event.ref)}>{words.title}</a>}
      level={level}
      facts={[
        !past && capitalize(formatWeekday(page.locale, facts.date, { date: false }), page.locale),
        !past && formatTimeRange(page.locale, facts.time, facts.endTime),
        joinDetails([placeName(page, facts.location), language]),
        experts.length > 0 && page.t('facts.withPeople', { people: formatList(page.locale, experts) }),
      ]}
      end={!past && <SignUp event={event} />}
    >
      {!brief && <p className={css.text}>{(past && words.report) || words.text}</p>}
      {!brief && past && facts.image && (
        <Figure
          view={page.picture(facts.image, 'row', event)}
          alt={words.imageAlt ?? ''}
          caption={words.imageCaption}
        />
      )}
    </DateRow>
  );
}

function SignUp({ event: { id, ref, facts, words } }: { event: EventEntry }) {
  const page = usePage();
  const address = page.href(ref);
  return (
    <>
      <RowLink href={facts.link ? page.href(facts.link) : `${address}#sign-up`} of={words.title}>
        {page.t('pages.events.signUp')}
      </RowLink>
      <CalendarLink href={calendarFile(address, id)} of={words.title} />
    </>
  );
}
