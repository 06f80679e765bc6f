import type { LoadedEngine } from './load-engine.ts';
import type { SearchHit } from './search-hit.ts';
import type { SearchParts } from './suggest.ts';

/** So many results are shown before the visitor asks for all. */
const first = 20;
/** So many of the others are made at once: on a slow phone, more would delay what is pressed meanwhile. */
const batch = 8;

interface ResultParts extends Pick<SearchParts, 'list'> {
  more: HTMLButtonElement;
}

/** Shows results in the list of the search page; the button adds those beyond the first, which Back restores. */
export function resultList({ list, more }: ResultParts) {
  let shown: readonly SearchHit[] = [];
  const rowsOf = ({ rowOf }: LoadedEngine, from: number, to: number): Node[] =>
    shown.slice(from, to).map((one) => rowOf(list, one));
  /** Adds the other results in batches, the first of them at once; other results end it. */
  const addOthers = async (engine: LoadedEngine): Promise<void> => {
    const all = shown;
    more.hidden = true;
    for (let next = first; next < all.length && all === shown; next += batch) {
      list.querySelector('ol')?.append(...rowsOf(engine, next, next + batch));
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return {
    clear(): void {
      shown = [];
      list.hidden = more.hidden = true;
    },
    show(engine: LoadedEngine, found: readonly SearchHit[]): void {
      shown = found;
      list.querySelector('ol')?.replaceChildren(...rowsOf(engine, 0, first));
      list.hidden = found.length === 0;
      more.hidden = found.length <= first;
      more.textContent = (more.dataset.text ?? '').replace('{n}', String(found.length));
      if (history.state?.showsAll) void addOthers(engine);
    },
    /** Adds the other results, and moves the focus to the first of them. */
    showAll(engine: LoadedEngine): void {
      history.replaceState({ ...history.state, showsAll: true }, '');
      void addOthers(engine);
      list.querySelectorAll<HTMLElement>('li a')[first]?.focus();
    },
  };
}
