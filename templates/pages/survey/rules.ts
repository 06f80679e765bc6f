import type { Rule } from '#authoring/define.ts';
import type { Facts, Words } from './schema.ts';

/** Finds counts that do not add up to their group, and texts that are not as many as what they name. */
export function surveyRules(facts: Facts, words: Words): Rule[] {
  return [...sumRules(facts), ...markRules(facts), ...textRules(facts, words)];
}

function sumRules({ groups, questions }: Facts): Rule[] {
  return questions.flatMap(({ id, answers }, index) =>
    groups.flatMap(({ id: group, people }, place): Rule[] => {
      const sum = answers.reduce((total, { counts }) => total + (counts[place] ?? 0), 0);
      if (sum === people) return [];
      return [
        {
          in: 'facts',
          path: ['questions', index, 'answers'],
          message: `The answers of ${group} to ${id} add up to ${sum}, but ${people} answered.`,
          hint: 'Correct one of the counts.',
        },
      ];
    }),
  );
}

function markRules({ questions }: Facts): Rule[] {
  return questions.flatMap(({ marked = [], answers }, index) =>
    marked.flatMap((id, place): Rule[] =>
      answers.some((answer) => answer.id === id)
        ? []
        : [
            {
              in: 'facts',
              path: ['questions', index, 'marked', place],
              message: `No answer has the id "${id}".`,
              hint: `Write one of ${answers.map((answer) => answer.id).join(', ')}.`,
            },
          ],
    ),
  );
}

function textRules({ groups, questions }: Facts, words: Words): Rule[] {
  const lists: [(string | number)[], number, number][] = [
    [['groups'], words.groups.length, groups.length],
    [['questions'], words.questions.length, questions.length],
    ...words.questions.map(({ answers }, index): [(string | number)[], number, number] => [
      ['questions', index, 'answers'],
      answers.length,
      questions[index]?.answers.length ?? answers.length,
    ]),
  ];
  return lists
    .filter(([, texts, wanted]) => texts !== wanted)
    .map(([path, texts, wanted]) => ({
      in: 'words',
      path,
      message: `Texts in this list: ${texts}; in page.yaml: ${wanted}.`,
      hint: 'Write one for each, in the same order.',
    }));
}
