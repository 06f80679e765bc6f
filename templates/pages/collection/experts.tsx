import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { YearsOfWorkRows } from '../../components/frieze/years-of-work.tsx';
import { Portrait } from '../../components/person/portrait.tsx';
import { placeId, placeName } from '../../places.ts';
import type { Expert } from '../expert/schema.ts';
import css from './chunk.module.css';
import type { Collection } from './collection.ts';
import { FoldedList } from './folded-list.tsx';
import { yearsOfWork } from './members.ts';

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
    picture: experts.length > 0 && <YearsOfWorkRows people={yearsOfWork(page, experts)} />,
    list: (
      <FoldedList entries={experts} className={`${css.guides} ${css.experts}`}>
        {(expert) => <ExpertItem key={expert.ref} expert={expert} />}
      </FoldedList>
    ),
  };
};

/** Returns the first sentences of a text, as many as make about two lines. */
function beginningOf(text: string): string {
  return /^.{80,}?[.!?](?=\s)/su.exec(text)?.[0] ?? text;
}

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
        <p className={css.role}>{typeset(page.locale, words.position)}</p>
        <p>{beginningOf(words.bio)}</p>
      </div>
      <p className={css.end}>
        <strong>{placeName(page, facts.office)}</strong>
      </p>
    </li>
  );
}
