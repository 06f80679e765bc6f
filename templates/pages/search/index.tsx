import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Chunk } from '../../components/chunk/index.tsx';
import { RuleList } from '../../components/rule-list/index.tsx';
import { SearchForm } from '../../components/search-form/index.tsx';
import { SearchStatus } from '../../components/search-form/status.tsx';
import { Section } from '../../components/section/index.tsx';
import { type BasePage, findAll } from '../../find-all.ts';
import css from './chunk.module.css';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  component: SearchPage,
});

/** Asks what is looked for in a band low enough for the first answers to be seen, keeps room for the answers, and leads to the lists that have everything. */
function SearchPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const lists = findAll<BasePage>(page, entry.facts.lists);
  return (
    <>
      <Section tone="hero" className={css.hero}>
        <div className={css.text}>
          <Chunk of="pages/search" />
          <h1>{entry.words.title}</h1>
          <p className={css.lead}>{entry.words.lead}</p>
          <SearchForm without={entry.words.withoutScript} />
          <p className={css.examples}>
            {page.t('search.examples')}
            {entry.words.examples.map((question) => (
              <a key={question} href={`${page.url}?q=${encodeURIComponent(question)}`}>
                {question}
              </a>
            ))}
          </p>
        </div>
      </Section>
      <Results />
      <Section id="lists" layout="split" heading={entry.words.lists}>
        <RuleList
          size="compact"
          items={lists.map(({ ref, words: target }) => ({ title: target.name ?? target.title, href: page.href(ref) }))}
        />
      </Section>
    </>
  );
}

/** Renders the list that script fills with answers. */
function Results() {
  const page = usePage();
  return (
    <div className={`wrap ${css.answers}`}>
      <SearchStatus className={css.status} />
      <div data-search-results="" hidden>
        <h2 className="visually-hidden">{page.t('search.results')}</h2>
        <ol className={`linked-rows ${css.results}`} />
        <template>
          <li>
            <p className={css.meta}>
              <strong data-result="kind" />
              <span data-result="details" />
            </p>
            <div className={css.story}>
              <h3>
                <a href={page.url}>{page.t('search.results')}</a>
              </h3>
              <p data-result="excerpt" />
            </div>
          </li>
        </template>
      </div>
      <button
        type="button"
        className={css.more}
        data-search-more=""
        data-text={page.t('search.more', { value: '{n}' })}
        hidden
      >
        {page.t('search.results')}
      </button>
    </div>
  );
}
