/** What documents say of an entry beside its text, from its facts. */
export interface FactPanel {
  /** Three or four figures, each in a few characters. */
  highlights: { term: string; value: string; note?: string }[];
  /** Rows of as many cells each, such as coming dates: before the text, or below that of a section. */
  rows?: { term: string; cells: string[][] };
  /** Short texts that only the cover of the entry's own document has. */
  details: { term: string; value: string }[];
}
