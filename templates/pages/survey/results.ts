import type { EntryView } from '#authoring/define.ts';
import type { Facts, Words } from './schema.ts';

export type Survey = EntryView<Facts, Words>;

/** How many people of a group gave an answer, and of how many. */
export interface Cell {
  count: number;
  people: number;
}

/** The answers to a question, with a cell for each group and one for all. */
export interface Result {
  id: string;
  question: string;
  finding: string;
  /** The answers that matter most; a question without them is not shown person by person. */
  marked: readonly string[];
  answers: { id: string; text: string; cells: Cell[]; all: Cell }[];
}

/** Returns how many people answered. */
export function peopleIn({ facts }: Survey): number {
  return sum(facts.groups.map(({ people }) => people));
}

/** Joins the counts of a survey with the texts of its questions and answers. */
export function resultsOf(survey: Survey): Result[] {
  const { groups, questions } = survey.facts;
  const all = peopleIn(survey);
  return questions.map(({ id, marked = [], answers }, index) => {
    const texts = survey.words.questions[index];
    return {
      id,
      marked,
      question: texts?.question ?? '',
      finding: texts?.finding ?? '',
      answers: answers.map((answer, place) => ({
        id: answer.id,
        text: texts?.answers[place] ?? '',
        cells: groups.map(({ people }, group) => ({ count: answer.counts[group] ?? 0, people })),
        all: { count: sum(answer.counts), people: all },
      })),
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
