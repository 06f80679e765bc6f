import { usePage } from '#authoring/page.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { Shelf } from '../../components/frieze/shelf.tsx';
import { joinDetails } from '../../details.ts';
import type { Guide } from '../guide/schema.ts';
import css from './chunk.module.css';
import type { Collection } from './collection.ts';
import { FoldedList } from './folded-list.tsx';
import { byDate, volumesOf } from './members.ts';
import { PublicationItem } from './publication-item.tsx';

/** Shows the guides of the toolbox, the latest first, filtered by subject and type. */
export const collectGuides: Collection = (page) => {
  const guides = byDate(page.list<Guide>('toolbox'));
  return {
    count: guides.length,
    groups: [
      {
        field: 'toolboxSubjectFilter',
        legend: page.t('filters.subject'),
        options: optionsOf(
          page,
          guides.flatMap(({ facts }) => facts.filters.subject),
          (subject) => page.t(`values.subject.${subject}`),
        ),
      },
      {
        field: 'toolboxTypeFilter',
        legend: page.t('filters.type'),
        options: optionsOf(
          page,
          guides.map(({ facts }) => facts.filters.type),
          (type) => page.t(`values.guideType.${type}`),
        ),
      },
    ],
    picture: <Shelf volumes={volumesOf(page, guides)} />,
    list: (
      <FoldedList entries={guides} className={css.guides}>
        {(entry) => <GuideItem key={entry.ref} entry={entry} />}
      </FoldedList>
    ),
  };
};

function GuideItem({ entry }: { entry: Guide }) {
  const page = usePage();
  const { filters, pdfId } = entry.facts;
  const file = page.document(pdfId);
  return (
    <PublicationItem
      entry={entry}
      filter={filterItem({ toolboxSubjectFilter: filters.subject, toolboxTypeFilter: filters.type })}
      type={page.t(`values.guideType.${filters.type}`)}
      detail={filters.subject.map((subject) => page.t(`values.subject.${subject}`)).join(', ')}
      length={file && joinDetails(['PDF', page.t('units.pages', { count: file.pages, value: file.pages })])}
    />
  );
}
