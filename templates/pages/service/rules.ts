import type { Rule } from '#authoring/define.ts';
import { artefactRules } from '../../components/artefact/struct.ts';
import { methodRules } from '../../components/method/struct.ts';
import { isWritten } from './parts.ts';
import { type Facts, type ServicePart, serviceParts, type Words } from './schema.ts';

/** Finds parts that are named twice, have nothing to show, or are written and not named; and what is wrong in the method. */
export function serviceRules(facts: Facts, words: Words): Rule[] {
  const { method = {}, parts } = facts;
  return [
    ...artefactRules(facts.artefact, words.artefact),
    ...methodRules(method, { steps: words.approach.steps.length, team: words.team }),
    ...(parts ? partRules(parts, { facts, words }) : []),
  ];
}

/** The parts that every page has, each with the reason. */
const neededParts = { approach: 'to which its first band leads', example: 'in which its own text is shown' };

function partRules(parts: readonly ServicePart[], { facts, words }: { facts: Facts; words: Words }): Rule[] {
  const rules: Rule[] = [];
  for (const [part, reason] of Object.entries(neededParts))
    if (!parts.some((one) => one === part))
      rules.push({
        in: 'facts',
        path: ['parts'],
        message: `The page has no part "${part}", ${reason}.`,
        hint: `Add ${part} to parts:.`,
      });
  for (const [index, part] of parts.entries()) {
    if (parts.indexOf(part) < index)
      rules.push({
        in: 'facts',
        path: ['parts', index],
        message: `The part "${part}" is named twice.`,
        hint: 'Remove it here.',
      });
    if (!isWritten(part, { facts, words }))
      rules.push({
        in: 'facts',
        path: ['parts', index],
        message: `The part "${part}" has nothing to show.`,
        hint: `Remove it here, or give ${sources[part] ?? `${part}: in the words of each language`}.`,
      });
  }
  for (const part of serviceParts)
    if (part in words && !(part in neededParts) && !parts.includes(part))
      rules.push({
        in: 'words',
        path: [part],
        message: `"${part}" is written, but parts: does not name it, so no page shows it.`,
        hint: `Add ${part} to parts: in page.yaml, or remove it here.`,
      });
  return rules;
}

/** Where a part comes from, unless from the words. */
const sources: Partial<Record<ServicePart, string>> = {
  case: 'case: in page.yaml',
  further: 'trainings: or guides: in page.yaml',
};
