/** A heading of an entry's Markdown. */
export interface HeadingView {
  id: string;
  text: string;
  depth: number;
}
