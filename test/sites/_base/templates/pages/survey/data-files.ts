import type { DataFile } from '#authoring/facets/data-file.ts';
import { formatCsv } from '#authoring/values/csv.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Facts, Words } from './schema.ts';

/** The file of a survey's answers, beside its page. */
export const answersFile = 'answers.csv';

/** Writes the answers of a survey as CSV. */
export function dataFiles(_site: unknown, { facts, words }: EntryView<Facts, Words>): DataFile[] {
  const rows = words.answers.map((answer, index) => [answer, facts.counts[index] ?? 0]);
  return [{ file: answersFile, text: formatCsv([['answer', 'count'], ...rows]) }];
}
