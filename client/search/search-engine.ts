import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchIndex, SearchRecord } from '#authoring/facets/search-record.ts';
import type { SearchHit } from './search-hit.ts';
import { createTerms, significantWords, splitWords } from './words.ts';

export { fillResult } from './result.ts';

/** What a question brings. */
export interface Answer {
  found: SearchHit[];
  /** Whether the question's words are found as they are written, each of them. */
  exact: boolean;
}

/** Answers questions from the index of one language. */
export interface Engine {
  answer: (question: string) => Answer;
  /** The forms in which a word is compared. */
  termsOf: (word: string) => string[];
}

/** The weight of a match by its field. */
const boost = { title: 8, names: 6, details: 3, keywords: 3, kind: 8, asked: 2, headings: 3, description: 2, text: 1 };
/** What it is worth additionally if all words are in the title, or in another of the fields that say what it is. */
const nameBoost = { title: 16, names: 12, kind: 12, details: 6, keywords: 6, asked: 6 };
/** What each further word is worth in the same keyword: the place and the month of one session. */
const keywordBoost = 1.4;

const shared: SearchOptions = { boost, weights: { prefix: 0.5, fuzzy: 0.3 }, combineWith: 'AND' };
/** Tried in turn until one finds something. */
const strict: SearchOptions[] = [
  { ...shared, prefix: (term) => term.length > 2 },
  { ...shared, prefix: true },
];
const tolerant: SearchOptions = {
  ...shared,
  prefix: (term) => term.length > 2,
  // One letter wrong, missing, or too many; two in long words.
  fuzzy: (term) => (term.length > 8 ? 2 : term.length > 4 ? 1 : false),
};
const close: SearchOptions[] = [tolerant, { ...tolerant, combineWith: 'OR' }];
/** Of similar results, so many are shown: those with at least this share of the first one's score. */
const closeResults = { count: 20, share: 0.25 };

/** So long is a step of indexing, in ms: some browsers wait 4 ms between two, thus many short ones would take far longer. */
const step = 12;
/** Lets the browser do what has come meanwhile. */
const pause = (): Promise<unknown> => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Builds the search of a language from its index, in small steps, so that typing is not blocked. */
export async function createEngine({ kinds, records, folding }: SearchIndex, locale: string): Promise<Engine> {
  const termsOf = createTerms(locale, folding);
  const known = new Map(records.map((record) => [record.url, record]));
  const engine = new MiniSearch<SearchRecord>({
    fields: Object.keys(boost),
    idField: 'url',
    extractField: (record, field) => {
      if (field === 'asked') return kinds[record.kind].asked ?? '';
      if (field === 'kind') return `${kinds[record.kind].name} ${kinds[record.kind].also}`;
      // MiniSearch passes `idField` and `fields` only.
      const value = record[field as keyof SearchRecord];
      return typeof value === 'string' ? value : value.join('\n');
    },
    tokenize: (text) => splitWords(text),
    processTerm: termsOf,
    searchOptions: {
      processTerm: (term) => termsOf(term)[0],
      boostDocument: (url) => kinds[known.get(url)?.kind ?? 'page'].weight ?? 1,
    },
  });
  let end = performance.now() + step;
  for (const record of records) {
    engine.add(record);
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + step;
  }
  const toHits = ({ id, terms }: SearchResult): SearchHit[] => {
    const record = known.get(id);
    return record ? [{ record, kind: kinds[record.kind].name, terms: new Set(terms) }] : [];
  };
  const scoreOf = ({ id, terms, score }: SearchResult, others: readonly string[]): number => {
    const further = (known.get(id)?.keywords ?? []).map((keyword) => {
      const own = new Set(splitWords(keyword).flatMap((text) => termsOf(text)));
      const found = terms.filter((term) => own.has(term));
      return found.length === 0 ? 0 : found.length - 1 + others.filter((term) => own.has(term)).length;
    });
    return score * keywordBoost ** Math.max(0, ...further);
  };
  const rank = (results: readonly SearchResult[], others: readonly string[]): SearchResult[] =>
    results
      .map((result) => ({ ...result, score: scoreOf(result, others) }))
      .sort((one, other) => other.score - one.score);
  return {
    termsOf,
    answer(question) {
      const words = significantWords(question, locale);
      // Function words count only in a keyword that has another: "how much does it cost", of the page with prices.
      const others = splitWords(question).flatMap((text) => (words.includes(text) ? [] : termsOf(text)));
      // What one writes in two words another writes in one: cyber security, cybersecurity.
      const joined: Query[] = words.length > 1 ? [{ ...shared, queries: [words.join('')] }] : [];
      for (const options of [...strict, ...close]) {
        const asked = words.map((word) => queryOf(word, termsOf(word), close.includes(options)));
        const named: Query = {
          ...options,
          combineWith: 'AND',
          boost: nameBoost,
          fields: Object.keys(nameBoost),
          queries: asked,
        };
        const query: Query = { combineWith: 'OR', queries: [{ ...options, queries: asked }, named, ...joined] };
        const found = words.length === 0 ? [] : rank(engine.search(query), others);
        if (strict.includes(options) && found.length > 0) return { found: found.flatMap(toHits), exact: true };
        if (found.length > 0) return { found: closest(found).flatMap(toHits), exact: false };
      }
      return { found: [], exact: true };
    },
  };
}

function closest(results: readonly SearchResult[]): SearchResult[] {
  const [{ score = 0 } = {}] = results;
  return results.slice(0, closeResults.count).filter((result) => result.score >= score * closeResults.share);
}

/**
 * Searches a word, also without the article that is written to it, and with each pair of neighboring letters swapped:
 * the fuzzy search counts a swap as two mistakes.
 */
function queryOf(word: string, [, ...others]: readonly string[], isTolerant: boolean): Query {
  const letters = [...word];
  const swapped =
    isTolerant && letters.length > 3
      ? letters.slice(1).map((letter, index) => {
          const [before = ''] = letters.slice(index);
          return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('');
        })
      : [];
  return { combineWith: 'OR', queries: [word, ...others, { fuzzy: false, queries: swapped }] };
}
