import type { Rule } from '#authoring/define.ts';
import { updatedLater } from '../../shared-structs.ts';
import type { Facts } from './schema.ts';

/** Finds a case that was updated before it was published, or revisited before its work ended. */
export function caseRules(facts: Facts): Rule[] {
  const rules = updatedLater('case', facts);
  const { revisited, year } = facts;
  if (revisited !== undefined && revisited < year)
    rules.push({
      in: 'facts',
      path: ['revisited'],
      message: `The case was revisited in ${revisited}, before its work ended in ${year}.`,
      hint: 'Correct one of the two years.',
    });
  return rules;
}
