import { usePage } from '#authoring/page.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import type { Expert } from '../../entries.ts';
import { placeId, placeName } from '../../places.ts';
import { type Collection, countOf } from './collection.ts';
import css from './style.module.css';

/** Shows the experts with what they do, by name, filtered by office. */
export const collectExperts: Collection = (page) => {
  const experts = page.list<Expert>('experts');
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
    figures: [countOf(page, 'experts', experts.length), countOf(page, 'cities', cities.size)],
    list: (
      <ul id="items" className={css.guides}>
        {experts.map((expert) => (
          <ExpertItem key={expert.ref} expert={expert} />
        ))}
      </ul>
    ),
  };
};

function ExpertItem({ expert: { ref, facts, words } }: { expert: Expert }) {
  const page = usePage();
  return (
    <li {...filterItem({ expertOfficeFilter: placeId(facts.office) })}>
      <p className={css.meta}>
        <strong>{placeName(page, facts.office)}</strong>
      </p>
      <div className={css.story}>
        <h3>
          <a href={page.href(ref)}>{facts.name}</a>
        </h3>
        <p>{words.bio}</p>
      </div>
      <p className={css.end}>{words.position}</p>
    </li>
  );
}
