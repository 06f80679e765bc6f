import type { HtmlScan } from '../../model/page.ts';

/** What checks need to know of a shared part. */
export interface CheckedPart {
  reads: readonly string[];
  scan: Omit<HtmlScan, 'repeatedIds' | 'headings' | 'islands'>;
}
