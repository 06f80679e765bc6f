/** A feed beside the page that lists its entries. */
export interface FeedView {
  /** Its media type. */
  type: string;
  title: string;
  href: string;
}
