import type { SearchIndex } from '#authoring/facets/search-record.ts';
import type { Engine } from './search-engine.ts';
import type { SearchHit } from './search-hit.ts';

/** An engine, and what shows its answers: their code is loaded together. */
export interface LoadedEngine extends Engine {
  /** Fills a copy of a list's template with a result. */
  rowOf: (list: HTMLElement, found: SearchHit) => Node;
}

/** Returns a function that loads the engine and the index of an address once; what did not arrive is asked for again. */
export function engineLoader(address: string): () => Promise<LoadedEngine> {
  let engine: Promise<LoadedEngine> | undefined;
  return () => {
    engine ??= loadEngine(address);
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };
}

async function loadEngine(address: string): Promise<LoadedEngine> {
  const [{ createEngine, fillResult }, index] = await Promise.all([import('./search-engine.ts'), fetchIndex(address)]);
  const engine = await createEngine(index, document.documentElement.lang);
  return { ...engine, rowOf: (list, found) => fillResult(list, found, engine.termsOf) };
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.json();
}
