import type { Rule } from '#authoring/define.ts';
import type { Facts } from './schema.ts';

/** Euro below which a salary is taken for a slip: `58.000` is read as 58. */
const lowest = { year: 1000, month: 50, day: 10 } as const;

/** Finds a job that closes before it is published, and salaries that cannot be meant. */
export function jobRules({ published, closes, salary }: Facts): Rule[] {
  const low = (['min', 'max'] as const).filter((end) => salary[end] < lowest[salary.per]);
  const rules = low.map((end): Rule => {
    const thousands = `${salary[end]}000`;
    return {
      in: 'facts',
      path: ['salary', end],
      message: `The salary is read as ${salary[end]} euro a ${salary.per}.`,
      hint: `Write it in digits alone, such as ${salary[end] > 0 ? thousands : '58000'}: a point begins decimals.`,
    };
  });
  if (low.length === 0 && salary.min > salary.max)
    rules.push({
      in: 'facts',
      path: ['salary', 'min'],
      message: `The lowest salary, ${salary.min}, is above the highest, ${salary.max}.`,
      hint: 'Exchange min and max, or correct one of them.',
    });
  if (closes < published)
    rules.push({
      in: 'facts',
      path: ['closes'],
      message: `The job closes on ${closes}, before it is published on ${published}.`,
      hint: 'Correct one of the two days.',
    });
  return rules;
}
