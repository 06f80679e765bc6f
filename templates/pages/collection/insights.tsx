import { usePage } from '#authoring/page.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { Faces } from '../../components/frieze/faces.tsx';
import type { Expert } from '../expert/schema.ts';
import type { Insight } from '../insight/schema.ts';
import css from './chunk.module.css';
import type { Collection } from './collection.ts';
import { FoldedList } from './folded-list.tsx';
import { authorsOf, byDate } from './members.ts';
import { PublicationItem } from './publication-item.tsx';

/** Shows the articles with their authors, the latest first, filtered by subject. */
export const collectInsights: Collection = (page) => {
  const articles = byDate(page.list<Insight>('insights'));
  const authors = authorsOf(page, articles);
  return {
    count: articles.length,
    groups: [
      {
        field: 'insightSubjectFilter',
        legend: page.t('filters.subject'),
        options: optionsOf(
          page,
          articles.flatMap(({ facts }) => facts.subject),
          (subject) => page.t(`values.subject.${subject}`),
        ),
      },
    ],
    picture: (
      <Faces
        people={authors}
        point={authors[0]}
        caption={page.t('friezes.authors', { count: articles.length, name: authors[0]?.facts.name ?? '' })}
      />
    ),
    list: (
      <FoldedList entries={articles} className={css.guides}>
        {(entry) => <InsightItem key={entry.ref} entry={entry} />}
      </FoldedList>
    ),
  };
};

function InsightItem({ entry }: { entry: Insight }) {
  const page = usePage();
  const { facts: article } = entry;
  return (
    <PublicationItem
      entry={entry}
      filter={filterItem({ insightSubjectFilter: article.subject })}
      type={page.t(`values.insightForm.${article.form}`)}
      detail={page.find<Expert>(article.author)?.facts.name}
      length={page.t('units.minutesToRead', { count: article.minutes })}
    />
  );
}
