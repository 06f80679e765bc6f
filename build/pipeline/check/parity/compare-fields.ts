import type { DataPath } from '../../../model/diagnostic.ts';
import { countNoun } from '../../../model/format-count.ts';
import type { ComparedTexts, ShapeDifference } from './compared-texts.ts';
import type { TextShape } from './text-shape.ts';

/** Finds fields that only one of the texts has, and lists of different lengths. */
export function compareFields({ source, target, sourceName }: ComparedTexts): ShapeDifference[] {
  const found: ShapeDifference[] = [];
  for (const { path, length } of target.lists) {
    const counterpart = source.lists.find((list) => samePath(list.path, path));
    if (counterpart && counterpart.length !== length)
      found.push({
        in: 'fields',
        at: { path, key: true },
        sourceAt: { path, key: true },
        message: `${nameOf(path)} has ${countNoun(length, 'item')}; in ${sourceName} (line {line}) it has ${counterpart.length}.`,
      });
  }
  const relevant = (path: DataPath) =>
    !ownFields.has(String(path[0])) && path.every((step) => typeof step === 'string');
  const names = (shape: TextShape) => new Set(shape.fields.filter(relevant).map((path) => path.join('.')));
  const [there, here] = [names(source), names(target)];
  for (const path of source.fields)
    if (relevant(path) && !here.has(path.join('.')) && isOutermost(path, here))
      found.push({
        in: 'fields',
        at: { path: path.slice(0, -1), key: true },
        sourceAt: { path, key: true },
        message: `${sourceName} has ${nameOf(path)} (line {line}), which is missing here.`,
      });
  for (const path of target.fields)
    if (relevant(path) && !there.has(path.join('.')) && isOutermost(path, there))
      found.push({ in: 'fields', at: { path, key: true }, message: `${sourceName} has no ${nameOf(path)}.` });
  return found;
}

/** Fields that may differ: `metaTitle` depends on the length of the title, `draft` on the translator. */
const ownFields = new Set(['metaTitle', 'draft', 'differs']);

/** Returns whether the parent field is present; otherwise the parent is what is missing. */
function isOutermost(path: DataPath, fields: ReadonlySet<string>): boolean {
  return path.length === 1 || fields.has(path.slice(0, -1).join('.'));
}

/** Finds calls to action that lead to something else than in the source. */
export function compareActions({ source, target, sourceName, sameTarget }: ComparedTexts): ShapeDifference[] {
  return target.actions.flatMap(({ path, target: own }): ShapeDifference[] => {
    const counterpart = source.actions.find((action) => samePath(action.path, path));
    if (!counterpart || sameTarget(counterpart.target) === sameTarget(own)) return [];
    return [
      {
        in: 'actions',
        at: { path },
        sourceAt: { path },
        message: `${nameOf(path)} leads to ${own}; in ${sourceName} (line {line}) it leads to ${counterpart.target}.`,
      },
    ];
  });
}

function samePath(a: DataPath, b: DataPath): boolean {
  return a.join('.') === b.join('.');
}

function nameOf(path: DataPath): string {
  return `"${path.reduce<string>((name, step) => (typeof step === 'number' ? `${name}[${step + 1}]` : name ? `${name}.${step}` : step), '')}"`;
}
