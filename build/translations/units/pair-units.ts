import type { Unit } from '../../model/unit.ts';
import { align } from './align.ts';
import { marksOf, splitMarks } from './marks.ts';

/**
 * Finds the counterpart of each unit in another language → source unit → its target; those that have none are left out.
 * Fields have the same key. Blocks of Markdown have the same place where both texts have the same shape; where they do
 * not, sections and blocks are paired in order, by their shape, figures, links and length.
 */
export function pairUnits(sources: readonly Unit[], targets: readonly Unit[]): Map<Unit, Unit> {
  const pairs = new Map<Unit, Unit>();
  const others = byResource(targets);
  for (const [resource, own] of byResource(sources)) {
    const there = others.get(resource) ?? [];
    const fields = new Map(there.filter(({ path }) => path).map((unit) => [unit.key, unit]));
    for (const source of own) {
      const target = source.path && fields.get(source.key);
      if (target?.kind === source.kind) pairs.set(source, target);
    }
    const blocks = (units: readonly Unit[]) => units.filter(({ path }) => !path);
    for (const [source, target] of pairBlocks(blocks(own), blocks(there))) pairs.set(source, target);
  }
  return pairs;
}

function byResource(units: readonly Unit[]): Map<string, Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const group = groups.get(unit.resource);
    if (group) group.push(unit);
    else groups.set(unit.resource, [unit]);
  }
  return groups;
}

function pairBlocks(sources: readonly Unit[], targets: readonly Unit[]): [Unit, Unit][] {
  if (shapeOf(sources) === shapeOf(targets)) return pairByPosition(sources, targets);
  return align(groupBy(sources, sectionOf), groupBy(targets, sectionOf), likeness).flatMap(([a, b]) =>
    shapeOf(a) === shapeOf(b) ? pairByPosition(a, b) : pairSection(a, b),
  );
}

function pairSection(sources: readonly Unit[], targets: readonly Unit[]): [Unit, Unit][] {
  const alike = (a: readonly Unit[], b: readonly Unit[]) => (kindOf(a) === kindOf(b) ? likeness(a, b) : 0);
  return align(groupBy(sources, blockOf), groupBy(targets, blockOf), alike).flatMap(([a, b]) =>
    shapeOf(a) === shapeOf(b)
      ? pairByPosition(a, b)
      : align(a.map(alone), b.map(alone), alike).flatMap(([x, y]) => pairByPosition(x, y)),
  );
}

const alone = (unit: Unit): Unit[] => [unit];

function pairByPosition(sources: readonly Unit[], targets: readonly Unit[]): [Unit, Unit][] {
  return sources.flatMap((source, index): [Unit, Unit][] => {
    const target = targets[index];
    return target ? [[source, target]] : [];
  });
}

/** Returns the section of a block: `body/2`. */
function sectionOf({ place }: Unit): string {
  return /^body\/\d+/.exec(place)?.[0] ?? place;
}

/** Returns the top-level block of a unit: `body/2/3`. */
export function blockOf({ place }: Unit): string {
  return /^body\/\d+(\/\d+)?/.exec(place)?.[0] ?? place;
}

function groupBy(units: readonly Unit[], nameOf: (unit: Unit) => string): Unit[][] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const group = groups.get(nameOf(unit));
    if (group) group.push(unit);
    else groups.set(nameOf(unit), [unit]);
  }
  return [...groups.values()];
}

/** Returns what units are and where, in their order: the same for texts with the same headings, lists and tables. */
function shapeOf(units: readonly Unit[]): string {
  const sections: string[] = [];
  const blocks: string[] = [];
  return units
    .map((unit) => {
      const [, ...inner] = (unit.place.split('/')[2] ?? '').split('.');
      return [rankIn(sections, sectionOf(unit)), rankIn(blocks, blockOf(unit)), ...inner, unit.kind].join('.');
    })
    .join('|');
}

/** Numbers names in their order: equal names have equal numbers. */
function rankIn(names: string[], name: string): number {
  const known = names.indexOf(name);
  return known === -1 ? names.push(name) - 1 : known;
}

/** Lists and tables may differ in length; a paragraph is no counterpart of either. */
function kindOf([first]: readonly Unit[]): string {
  return first?.kind ?? '';
}

/** Returns how likely two groups of units are the same thing in two languages, above 0. */
function likeness(a: readonly Unit[], b: readonly Unit[]): number {
  const kinds = (units: readonly Unit[]) => units.map(({ kind }) => kind).join();
  const own = tokensOf(a);
  const other = tokensOf(b);
  const shared = own.filter((token) => other.includes(token)).length;
  const tokens = own.length + other.length === 0 ? 0 : (2 * shared) / (own.length + other.length);
  const length = (units: readonly Unit[]) => units.reduce((sum, { text }) => sum + text.length, 1);
  const ratio = Math.min(length(a), length(b)) / Math.max(length(a), length(b));
  return 0.1 + (kinds(a) === kinds(b) ? 1 : 0) + 2 * tokens + ratio;
}

/** Returns what a translation keeps: figures, and what links and pictures lead to. */
function tokensOf(units: readonly Unit[]): string[] {
  const tokens = units.flatMap(({ text, kind }) => [
    ...(text.match(/\d+/g) ?? []),
    ...marksOf(splitMarks(text, kind)).map(({ about }) => about.replace(/#.*$/s, '')),
  ]);
  return [...new Set(tokens.filter(Boolean))];
}
