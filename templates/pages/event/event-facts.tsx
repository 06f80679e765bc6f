import { capitalize } from '#authoring/capitalize.ts';
import { formatNumber, formatTimeRange, formatWeekday } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { placeName } from '../../places.ts';
import { formatPrice } from '../../prices.ts';
import type { Office } from '../office/schema.ts';
import type { EventEntry } from './schema.ts';
import css from './style.module.css';

/** Renders when an event is, where, and that it is free. */
export function EventKeyFacts({ event: { facts } }: { event: EventEntry }) {
  const page = usePage();
  const { date, time, endTime, location, price } = facts;
  return (
    <KeyFacts
      first={
        <strong>
          <time dateTime={date}>{capitalize(formatWeekday(page.locale, date), page.locale)}</time>
        </strong>
      }
      items={[
        formatTimeRange(page.locale, time, endTime),
        placeName(page, location),
        price === 0 ? page.t('pages.event.free') : price && formatPrice(page.locale, price),
      ]}
    />
  );
}

/** Lists where an event is, its language, its price and places. */
export function EventFacts({ event: { facts } }: { event: EventEntry }) {
  const page = usePage();
  const { language, price, places } = facts;
  return (
    <FactsList
      items={[
        { term: page.t('facts.place'), value: <PlaceLink location={facts.location} /> },
        {
          term: page.t('facts.language'),
          value: capitalize(page.t(`values.language.${language}`), page.locale),
        },
        price !== undefined && {
          term: page.t('facts.price'),
          value:
            price === 0 ? (
              page.t('pages.event.free')
            ) : (
              <>
                {formatPrice(page.locale, price)} <span className={css.note}>{page.t('pages.training.perPerson')}</span>
              </>
            ),
        },
        places !== undefined && { term: page.t('facts.places'), value: formatNumber(page.locale, places) },
      ]}
    />
  );
}

/** Renders the city with a link to its office, which has the directions, and the street. */
function PlaceLink({ location }: { location: string }) {
  const page = usePage();
  const office = page.find<Office>(location);
  if (!office) return page.t('values.location.online');
  return (
    <>
      <a href={page.href(office.ref)}>{office.words.city}</a>
      <br />
      <span className={css.note}>{office.facts.street}</span>
    </>
  );
}
