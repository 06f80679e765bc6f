import { groupBy } from '../../model/group-by.ts';
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
  const others = groupBy(targets, resourceOf);
  for (const [resource, own] of groupBy(sources, resourceOf)) {
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

const resourceOf = ({ resource }: Unit): string => resource;

function pairBlocks(sources: readonly Unit[], targets: readonly Unit[]): [Unit, Unit][] {
  if (shapeOf(sources) === shapeOf(targets)) return pairByPosition(sources, targets);
  return align(partsBy(sources, sectionOf), partsBy(targets, sectionOf), createLikeness()).flatMap(([a, b]) =>
    shapeOf(a) === shapeOf(b) ? pairByPosition(a, b) : pairSection(a, b),
  );
}

function pairSection(sources: readonly Unit[], targets: readonly Unit[]): [Unit, Unit][] {
  const likeness = createLikeness();
  const alike: Likeness = (a, b) => (kindOf(a) === kindOf(b) ? likeness(a, b) : 0);
  return align(partsBy(sources, blockOf), partsBy(targets, blockOf), alike).flatMap(([a, b]) =>
    shapeOf(a) === shapeOf(b)
      ? pairByPosition(a, b)
      : align(a.map(alone), b.map(alone), alike).flatMap(([x, y]) => pairByPosition(x, y)),
  );
}

const partsBy = (units: readonly Unit[], nameOf: (unit: Unit) => string): Unit[][] => [
  ...groupBy(units, nameOf).values(),
];

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

/** Returns what units are and where, in their order: the same for texts with the same headings, lists and tables. */
function shapeOf(units: readonly Unit[]): string {
  const sections = new Map<string, number>();
  const blocks = new Map<string, number>();
  return units
    .map((unit) => {
      const [, ...inner] = (unit.place.split('/')[2] ?? '').split('.');
      return [rankIn(sections, sectionOf(unit)), rankIn(blocks, blockOf(unit)), ...inner, unit.kind].join('.');
    })
    .join('|');
}

/** Returns the index at which a name first appeared among all names. */
function rankIn(ranks: Map<string, number>, name: string): number {
  const rank = ranks.get(name) ?? ranks.size;
  ranks.set(name, rank);
  return rank;
}

/** Returns the kind of a group, which is that of its first unit: list, table or paragraph. */
function kindOf([first]: readonly Unit[]): string {
  return first?.kind ?? '';
}

/** Returns how likely two groups of units are the same thing in two languages, above 0. */
type Likeness = (a: readonly Unit[], b: readonly Unit[]) => number;

/** Prepares to compare groups of units: what each has is found once. */
function createLikeness(): Likeness {
  const known = new Map<readonly Unit[], ReturnType<typeof traitsOf>>();
  const traits = (units: readonly Unit[]) => {
    const found = known.get(units) ?? traitsOf(units);
    known.set(units, found);
    return found;
  };
  return (a, b) => {
    const [own, other] = [traits(a), traits(b)];
    const all = own.tokens.size + other.tokens.size;
    const shared = [...own.tokens].filter((token) => other.tokens.has(token)).length;
    const ratio = Math.min(own.length, other.length) / Math.max(own.length, other.length);
    return 0.1 + (own.kinds === other.kinds ? 1 : 0) + (all === 0 ? 0 : (4 * shared) / all) + ratio;
  };
}

function traitsOf(units: readonly Unit[]) {
  return {
    kinds: units.map(({ kind }) => kind).join(),
    tokens: tokensOf(units),
    length: units.reduce((sum, { text }) => sum + text.length, 1),
  };
}

/** Returns what a translation keeps: figures, and what links and pictures lead to. */
function tokensOf(units: readonly Unit[]): Set<string> {
  const tokens = units.flatMap(({ text, kind }) => [
    ...(text.match(/\d+/g) ?? []),
    ...marksOf(splitMarks(text, kind)).map(({ about }) => about.replace(/#.*$/s, '')),
  ]);
  return new Set(tokens.filter(Boolean));
}
