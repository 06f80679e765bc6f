import type { Rule } from '#authoring/define.ts';

/** Finds months and days that are not of as many modules as the words have. */
export function modulesRules(dated: readonly unknown[] | undefined, modules: number): Rule[] {
  if (dated === undefined || dated.length === modules) return [];
  return [
    {
      in: 'facts',
      path: ['modules'],
      message: `There are months of ${dated.length} modules, but ${modules} modules.`,
      hint: 'Give the month and the days of each module, in the same order.',
    },
  ];
}
