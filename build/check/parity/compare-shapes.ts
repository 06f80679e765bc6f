import type { Difference } from '../../authoring/differences.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import { countNoun } from '../../model/format-count.ts';
import type { FoundNumber, NumberReader } from './numbers.ts';
import type { Passage, TextPlace, TextShape } from './text-shape.ts';

/** A difference between a text and its source. */
interface ShapeDifference {
  in: Difference;
  /** Its position in the translation. */
  at: TextPlace;
  /** Its position in the source, for a message that contains that line as `{line}`. */
  sourceAt?: TextPlace;
  message: string;
}

interface ComparedTexts {
  source: TextShape;
  target: TextShape;
  /** The name of the source file in messages: `en.md`. */
  sourceName: string;
  readers: { source: NumberReader; target: NumberReader };
  /** Returns what a link leads to, in a form that is equal in every language. */
  sameTarget: (target: string) => string;
}

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

function compareFields({ source, target, sourceName }: ComparedTexts): ShapeDifference[] {
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

function compareActions({ source, target, sourceName, sameTarget }: ComparedTexts): ShapeDifference[] {
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

/**
 * Compares numbers field by field and, if the headings are the same, section by section; otherwise in the whole text.
 */
function compareNumbers({ source, target, sourceName, readers }: ComparedTexts, bySection: boolean): ShapeDifference[] {
  const [wanted, own] = [passagesOf(source, bySection), passagesOf(target, bySection)];
  const counterparts = new Map(own.map((passage) => [passage.key, passage]));
  return wanted.flatMap((passage): ShapeDifference[] => {
    const counterpart = counterparts.get(passage.key);
    if (!counterpart) return [];
    const there = readers.source.numbersIn(passage.text);
    const here = readers.target.numbersIn(counterpart.text);
    const missing = subtractNumbers(there, here, (number) => readers.target.spells(number, counterpart.text));
    const added = subtractNumbers(here, there, (number) => readers.source.spells(number, passage.text));
    const [first] = added;
    if (missing.length + added.length === 0) return [];
    return [
      {
        in: 'numbers',
        at:
          'offset' in counterpart.at && first
            ? { offset: counterpart.at.offset + first.index, length: first.written.length }
            : counterpart.at,
        sourceAt: 'offset' in passage.at ? { offset: passage.at.offset + (missing[0]?.index ?? 0) } : passage.at,
        message: sentenceOf({ missing, added, sourceName }),
      },
    ];
  });
}

function sentenceOf(found: { missing: FoundNumber[]; added: FoundNumber[]; sourceName: string }): string {
  const { missing, added, sourceName } = found;
  if (missing.length === 0) return `This text says ${listOf(added)}; ${sourceName} (line {line}) does not.`;
  const lack = `${sourceName} says ${listOf(missing)} (line {line}); this text does not`;
  return added.length === 0 ? `${lack}.` : `${lack}, and says ${listOf(added)} instead.`;
}

function passagesOf({ passages }: TextShape, bySection: boolean): Passage[] {
  if (bySection) return passages;
  const sections = passages.filter(({ key }) => key.startsWith('#'));
  const [first] = sections;
  const fields = passages.filter(({ key }) => !key.startsWith('#'));
  return first ? [...fields, { ...first, text: sections.map(({ text }) => text).join('') }] : fields;
}

function subtractNumbers(
  numbers: readonly FoundNumber[],
  others: readonly FoundNumber[],
  spelled: (number: FoundNumber) => boolean,
): FoundNumber[] {
  const known = new Set(others.map(({ value }) => value));
  return numbers.filter((number) => {
    const { value } = number;
    if (known.has(value) || spelled(number) || others.some((other) => isHalfADayFrom(number, other))) return false;
    known.add(value);
    return true;
  });
}

/** Returns whether two numbers can be the same time on 12-hour and 24-hour clocks: from 10 to 4, de 10 h à 16 h. */
function isHalfADayFrom(a: FoundNumber, b: FoundNumber): boolean {
  return Boolean(a.clock || b.clock) && Math.abs(Number(a.value) - Number(b.value)) === 12;
}

function listOf(numbers: readonly FoundNumber[]): string {
  const shown = numbers.slice(0, 6).map(({ written }) => written);
  if (numbers.length > shown.length) shown.push('…');
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}

function samePath(a: DataPath, b: DataPath): boolean {
  return a.join('.') === b.join('.');
}

function nameOf(path: DataPath): string {
  return `"${path.reduce<string>((name, step) => (typeof step === 'number' ? `${name}[${step + 1}]` : name ? `${name}.${step}` : step), '')}"`;
}
