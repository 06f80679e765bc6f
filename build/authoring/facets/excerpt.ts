/** A part of an entry's Markdown as plain text, for a picture of it. */
export interface Excerpt {
  heading: string;
  /** The rows of a table, its head first, or the items of a list, or paragraphs. */
  rows: string[][];
}
