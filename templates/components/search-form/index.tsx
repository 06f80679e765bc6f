import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import site from '../../site.ts';
import { Chunk } from '../chunk/index.tsx';
import { Icon } from '../icon/index.tsx';
import css from './chunk.module.css';
import { SearchStatus } from './status.tsx';

interface SearchFormProps {
  /** Whether pages are suggested here while a visitor types; the question is sent to the search page. */
  suggests?: boolean;
  /** How to find things where the search cannot run. */
  without: ReactNode;
}

/** Renders the field that searches the site, or its replacement without script. */
export function SearchForm({ suggests, without }: SearchFormProps) {
  const page = usePage();
  return (
    <>
      <search>
        <Chunk of="components/search-form" />
        <form
          className={css.form}
          method="get"
          action={page.href(site.pages.search)}
          autoComplete="off"
          data-search={page.searchIndex()}
          data-suggests={suggests}
        >
          <label htmlFor="question">{page.t('search.label')}</label>
          <div className={css.field}>
            <input id="question" type="search" name="q" maxLength={120} spellCheck={false} enterKeyHint="search" />
            <button type="submit">
              <Icon name="search" />
              <span>{page.t('search.submit')}</span>
            </button>
          </div>
        </form>
        {suggests && <Suggestions />}
      </search>
      <p className={css.without}>{without}</p>
    </>
  );
}

/** Renders the list that script fills with suggestions. */
function Suggestions() {
  const page = usePage();
  return (
    <>
      <SearchStatus className={css.status} />
      <div data-search-results="" hidden>
        <ol className={css.suggestions} />
        <template>
          <li>
            <a href={page.url}>{page.t('search.results')}</a>
            <span data-result="kind" />
          </li>
        </template>
      </div>
    </>
  );
}
