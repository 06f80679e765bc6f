// The index of the search, as the build writes it for each language and the browser reads it.

import type { SearchFolding } from '../../languages/language.ts';

/** The kinds that records have. Each `search-record.ts` declares its own kind here; `page` is for all others. */
export interface SearchKinds {
  page: true;
}

type SearchKind = keyof SearchKinds;

/** A page, or a part of one, that can be found. */
export interface SearchRecord<Kind extends string = SearchKind> {
  url: string;
  /** The name of its kind of entry, or `page`. */
  kind: Kind;
  title: string;
  /** What menus and the browser's tab call it, where that is not its title. */
  names: string;
  /** What sets it apart from others of its kind: a city, a client, a subject. */
  details: string[];
  /** What else it is found by, without being shown: places in every language, dates, prices. */
  keywords: string[];
  description: string;
  headings: string[];
  /** Its other texts, one a line. */
  text: string;
}

/** The file of one language. */
export interface SearchIndex<Kind extends string = SearchKind> {
  /** The word for each kind, others that visitors use for it and for what it says, and the factor of its scores unless that is 1. */
  kinds: Record<Kind, { name: string; also: string; asked?: string; weight?: number }>;
  records: SearchRecord<Kind>[];
  folding: SearchFolding;
}
