import type { Rule } from '#authoring/define.ts';
import type { Facts, Words } from './schema.ts';

/** Finds thresholds that do not rise from 0, so that a result could never be shown, and results without one. */
export function thresholdRules({ thresholds }: Facts, { results }: Words): Rule[] {
  const wrong = thresholds.findIndex((from, index) =>
    index === 0 ? from !== 0 : from <= (thresholds[index - 1] ?? 0),
  );
  const rules: Rule[] = [];
  if (wrong !== -1)
    rules.push({
      in: 'facts',
      path: ['thresholds', wrong],
      message:
        wrong === 0
          ? `The first threshold is ${thresholds[0]}: a score below it would have no result.`
          : `The threshold ${thresholds[wrong]} follows ${thresholds[wrong - 1]}: its result could never come up.`,
      hint: 'Begin with 0, and write each higher than the one before.',
    });
  if (thresholds.length !== results.length)
    rules.push({
      in: 'words',
      path: ['results'],
      message: `There are ${results.length} results, but page.yaml has ${thresholds.length} thresholds.`,
      hint: 'Each result has its threshold there and its text here, in the same order.',
    });
  return rules;
}
