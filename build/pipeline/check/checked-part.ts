import type { HtmlFacts } from '../../model/page.ts';

/** What checks need to know of a shared part. */
export interface CheckedPart {
  reads: readonly string[];
  facts: Omit<HtmlFacts, 'repeatedIds' | 'headings' | 'islands'>;
}
