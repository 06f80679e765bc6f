import type { DataFile } from '#authoring/facets/data-file.ts';
import { formatCsv } from '#authoring/values/csv.ts';
import { resultsOf, type Survey } from './results.ts';

/** The file of a survey's answers, beside its page. */
export const answersFile = 'answers.csv';

/** Writes the answers of a survey as CSV: a row for each answer of each group. */
export function dataFiles(_site: unknown, survey: Survey): DataFile[] {
  const header = ['question_id', 'question', 'answer_id', 'answer', 'group_id', 'group', 'people', 'count'];
  const rows = resultsOf(survey).flatMap(({ id, question, answers }) =>
    answers.flatMap((answer) =>
      answer.cells.map(({ count, people }, place) => [
        id,
        question,
        answer.id,
        answer.text,
        survey.facts.groups[place]?.id ?? '',
        survey.words.groups[place] ?? '',
        people,
        count,
      ]),
    ),
  );
  return [{ file: answersFile, text: formatCsv([header, ...rows]) }];
}
