import { formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import type { Expert, Insight } from '../../entries.ts';
import { type Collection, countOf } from './collection.ts';
import css from './style.module.css';

/** Shows the articles with their authors, the latest first, filtered by subject. */
export const collectInsights: Collection = (page) => {
  const articles = page
    .list<Insight>('insights')
    .toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, 'en'));
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
    figures: [
      countOf(page, 'insights', articles.length),
      countOf(page, 'authors', new Set(articles.map(({ facts }) => facts.author)).size),
    ],
    list: (
      <ul id="items" className={css.guides}>
        {articles.map((entry) => (
          <InsightItem key={entry.ref} entry={entry} />
        ))}
      </ul>
    ),
  };
};

function InsightItem({ entry: { ref, facts: article, words: texts } }: { entry: Insight }) {
  const page = usePage();
  const author = page.find<Expert>(article.author);
  return (
    <li {...filterItem({ insightSubjectFilter: article.subject })}>
      <p className={css.meta}>
        <strong>{page.t(`values.insightForm.${article.form}`)}</strong>
        {author && <span>{author.facts.name}</span>}
      </p>
      <div className={css.story}>
        <h3>
          <a href={page.href(ref)}>{texts.title}</a>
        </h3>
        <p>{texts.description}</p>
      </div>
      <p className={css.end}>
        <time dateTime={article.published}>{formatMonth(page.locale, article.published)}</time>
        <span>{page.t('units.minutesToRead', { count: article.minutes })}</span>
      </p>
    </li>
  );
}
