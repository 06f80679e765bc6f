import { formatDay, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { eventsByTime } from '../../components/event-row/events.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { Faces } from '../../components/frieze/faces.tsx';
import { Portrait } from '../../components/person/portrait.tsx';
import { placeId, placeName } from '../../places.ts';
import type { Expert } from '../expert/schema.ts';
import type { Collection } from './collection.ts';
import css from './style.module.css';

/** Shows the experts with what they do, by name, filtered by office. */
export const collectExperts: Collection = (page) => {
  const experts = page.list<Expert>('experts');
  const [event] = eventsByTime(page).coming;
  const host = experts.find(({ ref }) => ref === event?.facts.experts[0]);
  const cities = new Map(experts.map(({ facts }) => [placeId(facts.office), placeName(page, facts.office)]));
  return {
    count: experts.length,
    groups: [
      {
        field: 'expertOfficeFilter',
        legend: page.t('filters.office'),
        options: optionsOf(
          page,
          experts.map(({ facts }) => placeId(facts.office)),
          (office) => cities.get(office) ?? office,
        ),
      },
    ],
    picture: (
      <Faces
        people={host ? [host, ...experts.filter((expert) => expert !== host)] : experts}
        point={host}
        caption={[
          page.t('friezes.experts', { count: experts.length, cities: formatNumber(page.locale, cities.size) }),
          event &&
            host &&
            page.t('friezes.host', {
              name: host.facts.name,
              title: event.words.title,
              day: formatDay(page.locale, event.facts.date),
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    ),
    list: (
      <ul id="items" className={css.guides}>
        {experts.map((expert) => (
          <ExpertItem key={expert.ref} expert={expert} />
        ))}
      </ul>
    ),
  };
};

function ExpertItem({ expert }: { expert: Expert }) {
  const page = usePage();
  const { ref, facts, words } = expert;
  return (
    <li {...filterItem({ expertOfficeFilter: placeId(facts.office) })}>
      <Portrait expert={expert} size="row" />
      <div className={css.story}>
        <h3>
          <a href={page.href(ref)}>{facts.name}</a>
        </h3>
        <p>{words.bio}</p>
      </div>
      <p className={css.end}>
        <strong>{placeName(page, facts.office)}</strong>
        <span>{typeset(page.locale, words.position)}</span>
      </p>
    </li>
  );
}
