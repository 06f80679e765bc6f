/** What the site search says of an entry besides the texts of its page. */
export interface SearchEntry {
  /** Its title, for a kind without `title` in its words. */
  title?: string;
  /** What sets it apart from others of its kind: a city, a client, a subject. */
  details: string[];
  /** What else it is found by, without being shown: places in every language, dates, prices. */
  keywords?: string[];
  /** Markdown that describes it; for kinds without pages of their own. */
  description?: string;
}
