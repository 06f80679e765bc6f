import type { SearchRecord } from '#authoring/facets/search-record.ts';

/** A record that answers a question. */
export interface SearchHit {
  record: SearchRecord;
  /** The word for its kind. */
  kind: string;
  /** The forms of its words that answer. */
  terms: ReadonlySet<string>;
}
