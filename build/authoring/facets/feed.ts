export interface FeedItem {
  title: string;
  /** One or two sentences, as plain text. */
  summary: string;
  /** The day of publication, `YYYY-MM-DD`. */
  published: string;
  /** The day of the last change, `YYYY-MM-DD`; a later day in the change ledger counts instead. */
  updated?: string;
  /** The name of the person who wrote it; the site's name unless given. */
  author?: string;
}

/** What feeds say of something that is only a part of a page. */
export interface FeedSection {
  /** The id of its element on the page. */
  id: string;
  title: string;
  /** Its text in Markdown: feeds have the first paragraph. */
  text: string;
  /** The day of publication, `YYYY-MM-DD`. */
  published: string;
}
