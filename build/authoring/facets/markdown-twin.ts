/** The text above the body in the Markdown version of a page. */
export interface MarkdownTwin {
  title: string;
  lead: string;
  facts: { term: string; value: string }[];
}
