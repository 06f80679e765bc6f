import { countNoun } from '../../../model/format-count.ts';
import { compareActions, compareFields } from './compare-fields.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { ComparedTexts, ShapeDifference } from './compared-texts.ts';

/** Finds differences between a text and its source: headings, directives, links, calls to action, numbers, fields and lists. */
export function compareShapes(texts: ComparedTexts): ShapeDifference[] {
  const headings = compareHeadings(texts);
  return [
    ...headings,
    ...compareDirectives(texts),
    ...compareFields(texts),
    ...compareActions(texts),
    ...compareLinks(texts),
    ...compareNumbers(texts, headings.length === 0),
  ];
}

function compareHeadings({ source, target, sourceName }: ComparedTexts): ShapeDifference[] {
  const length = Math.max(source.headings.length, target.headings.length);
  for (let index = 0; index < length; index++) {
    const [wanted, found] = [source.headings[index], target.headings[index]];
    if (wanted?.depth === found?.depth) continue;
    const at = found?.at ?? target.headings.at(-1)?.at ?? { offset: 0 };
    const count = `${countNoun(target.headings.length, 'heading')} here, ${source.headings.length} there`;
    return [
      {
        in: 'headings',
        at,
        ...(wanted ? { sourceAt: wanted.at } : {}),
        message: !wanted
          ? `The heading "${found?.text}" has no counterpart in ${sourceName} (${count}).`
          : !found
            ? `${sourceName} goes on with the heading "${wanted.text}" (line {line}), which has no counterpart here (${count}).`
            : `The heading "${found.text}" is of level ${found.depth}; in ${sourceName} the one at its place, "${wanted.text}" (line {line}), is of level ${wanted.depth} (${count}).`,
      },
    ];
  }
  return [];
}

function compareDirectives({ source, target, sourceName }: ComparedTexts): ShapeDifference[] {
  const length = Math.max(source.directives.length, target.directives.length);
  for (let index = 0; index < length; index++) {
    const [wanted, found] = [source.directives[index], target.directives[index]];
    if (wanted?.written === found?.written) continue;
    return [
      {
        in: 'directives',
        at: found?.at ?? target.directives.at(-1)?.at ?? { offset: 0 },
        ...(wanted ? { sourceAt: wanted.at } : {}),
        message: !wanted
          ? `${found?.written} has no counterpart in ${sourceName}.`
          : !found
            ? `${sourceName} has ${wanted.written} (line {line}), which has no counterpart here.`
            : `${found.written} is here where ${sourceName} has ${wanted.written} (line {line}).`,
      },
    ];
  }
  return [];
}

function compareLinks({ source, target, sourceName, sameTarget }: ComparedTexts): ShapeDifference[] {
  const open = target.links.map((link) => ({ link, same: sameTarget(link.target) }));
  const missing = source.links.filter((wanted) => {
    const index = open.findIndex(({ same }) => same === sameTarget(wanted.target));
    if (index !== -1) open.splice(index, 1);
    return index === -1;
  });
  return [
    ...missing.map(
      (wanted): ShapeDifference => ({
        in: 'links',
        at: target.passages.find(({ key }) => key === wanted.passage)?.at ?? { offset: 0 },
        sourceAt: wanted.at,
        message: `${sourceName} links to ${wanted.target} (line {line}); here nothing does.`,
      }),
    ),
    ...open.map(
      ({ link }): ShapeDifference => ({
        in: 'links',
        at: link.at,
        message: `This link to ${link.target} has no counterpart in ${sourceName}.`,
      }),
    ),
  ];
}
