import type { Rule } from '#authoring/define.ts';
import { integer, line, list, number, object, optional } from '#authoring/schema.ts';
import { iatmWeeks } from '../../drawings/wave.ts';

/** Describes the facts of an approach: the weeks of its steps, the days of its team, and its price. */
export const methodFacts = () =>
  object({
    /** In the order of the steps. */
    weeks: optional(
      list(
        object({
          from: integer({
            min: -52,
            max: 104,
            description: 'The first week of the step; 0 and less are before the wave.',
          }),
          to: optional(
            integer({ min: -52, max: 104, description: 'Its last week; without it, the last step goes on.' }),
          ),
        }),
      ),
    ),
    /** In the order of the words’ `team`. */
    team: optional(
      list(
        object({
          days: optional(number({ min: 0.5, max: 5, description: 'Days a week.' })),
          upTo: optional(number({ min: 0.5, max: 5, description: 'The most days a week, if they vary.' })),
        }),
      ),
    ),
    price: optional(object({ min: integer(), max: integer() })),
  });

/** Describes who is in the team of an approach. */
export const teamWords = () =>
  list(
    object({
      role: line({ max: 50 }),
      note: optional(line({ max: 50, description: 'How long they are there, if it is not in days a week.' })),
    }),
  );

interface Method {
  weeks?: readonly { from: number; to?: number }[];
  team?: readonly { days?: number }[];
  price?: { min: number; max: number };
}

/** Finds weeks and days that are not as many as the steps and the people, and what is reversed. */
export function methodRules(method: Method, words: { steps: number; team?: readonly { note?: string }[] }): Rule[] {
  const { weeks = [], team = [], price } = method;
  const { steps, team: roles = [] } = words;
  const rules: Rule[] = [];
  const report = (path: (string | number)[], message: string, hint: string): void => {
    rules.push({ in: 'facts', path: ['method', ...path], message, hint });
  };
  if (weeks.length > 0 && weeks.length !== steps)
    report(
      ['weeks'],
      `There are weeks of ${weeks.length} steps, but ${steps} steps.`,
      'Give the weeks of each step, in the same order.',
    );
  for (const [index, { from, to }] of weeks.entries()) {
    if (to === undefined && index < weeks.length - 1)
      report(
        ['weeks', index],
        'Only the last step may go on without an end.',
        `Add to: with its last week, ${from} or more.`,
      );
    if (to !== undefined && to < from)
      report(
        ['weeks', index, 'to'],
        `The step ends in week ${to}, before it begins in week ${from}.`,
        'Exchange from and to, or correct one of them.',
      );
  }
  if (team.length !== roles.length)
    report(
      ['team'],
      `There are days of ${team.length} people, but ${roles.length} in the words.`,
      'Give the days of each person in team:, in the same order as their roles.',
    );
  for (const [index, { days }] of team.entries())
    if ((days === undefined) === (roles[index]?.note === undefined))
      report(
        ['team', index],
        'Somebody in a team has either days or a note.',
        'Write days: here, or note: in the words of each language.',
      );
  if (price && price.max < price.min)
    report(
      ['price', 'max'],
      `The highest price, ${price.max}, is lower than the lowest, ${price.min}.`,
      'Exchange min and max, or correct one of them.',
    );
  return rules;
}

/** Finds phases of the IATM wave that are not as many as it has. */
export function phaseRules(phases: readonly unknown[], path: (string | number)[]): Rule[] {
  if (phases.length === iatmWeeks.length) return [];
  return [
    {
      in: 'words',
      path,
      message: `The IATM wave has ${iatmWeeks.length} phases; here are ${phases.length}.`,
      hint: 'They are: assessment and foundations, academy, synchronise, follow, lead, handover, leadership.',
    },
  ];
}
