import type { Rule } from '#authoring/define.ts';

/** Finds months that are not as many as the modules. */
export function modulesRules(months: readonly number[] | undefined, modules: number): Rule[] {
  if (months === undefined || months.length === modules) return [];
  return [
    {
      in: 'facts',
      path: ['modules'],
      message: `There are months of ${months.length} modules, but ${modules} modules.`,
      hint: 'Give the month of each module, in the same order.',
    },
  ];
}
