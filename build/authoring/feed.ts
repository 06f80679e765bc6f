/** What feeds say of an entry. */
export interface FeedItem {
  title: string;
  /** One or two sentences, as plain text. */
  summary: string;
  /** The day of publication, `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  /** The name of the person who wrote it; the site's name unless given. */
  author?: string;
}

/** A feed beside the page that lists its entries. */
export interface FeedView {
  /** Its media type. */
  type: string;
  title: string;
  href: string;
}
