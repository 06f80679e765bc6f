/** What the search knows, as the build writes it for each language and the browser reads it. */

export const searchKinds = ['guide', 'case', 'job', 'training', 'office', 'event', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page, or a part of one, that can be found. */
export interface SearchRecord {
  url: string;
  kind: SearchKind;
  title: string;
  /** What menus and the browser's tab call it, where that is not its title. */
  names: string;
  /** What sets it apart from others of its kind: a city, a client, a subject. */
  details: string[];
  description: string;
  headings: string[];
  /** Its other texts, one a line. */
  text: string;
}

/** The file of one language. */
export interface SearchIndex {
  /** The word for each kind, and others that visitors use for it. */
  kinds: Record<SearchKind, { name: string; also: string }>;
  records: SearchRecord[];
}
