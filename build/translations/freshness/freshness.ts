import type { Unit } from '../../model/unit.ts';
import { pairUnits } from '../units/units.ts';
import { type Confirmed, fingerprintOf } from './confirmed.ts';
import { isCounted, matchConfirmed, UnmatchedTexts, type WordsOf } from './match-texts.ts';

/** The state of the translation of one text. */
export type Freshness = TextState | RemovedText;

/** The state of the translation of a text that the source has. */
export interface TextState {
  /**
   * `current`: confirmed for these words. `stale`: the source has other words, or is new. `unconfirmed`: translated, but
   * never confirmed. `missing`: not translated.
   */
  state: 'current' | 'stale' | 'unconfirmed' | 'missing';
  source: Unit;
  target?: Unit;
  /** The fingerprint of the words it was confirmed for, if the source has others now. */
  before?: string;
}

/** A text that the translation has, and the source no longer. */
export interface RemovedText {
  state: 'gone';
  key: string;
  before: string;
  target?: Unit;
}

interface ResourceTexts {
  /** The texts of one resource in the source language and in another. */
  sources: readonly Unit[];
  targets: readonly Unit[];
  confirmed: Confirmed;
  wordsOf: WordsOf;
}

/** Compares a resource's texts with those that its translation was confirmed for → each text's state, in their order. */
export function compareTexts({ sources: all, targets, confirmed, wordsOf }: ResourceTexts): Freshness[] {
  const sources = all.filter(isCompared);
  const sides: PairedSides = {
    pairs: pairUnits(sources, targets),
    sourceCounts: countPlaces(sources),
    targetCounts: countPlaces(targets),
    targetsByKey: new Map(targets.toReversed().map((unit) => [unit.key, unit])),
  };
  const rest = new UnmatchedTexts(confirmed);
  const matches = matchConfirmed(sources, rest, wordsOf);
  const isNew = confirmed.size === 0;
  const stateOf = (source: Unit): TextState => {
    const target = sides.pairs.get(source);
    const match = matches.get(source) ?? { state: unmatchedState(source, sides, isNew) };
    return { source, ...match, ...(target && { target }) };
  };
  return [...sources.map(stateOf), ...findRemoved(rest, sides)];
}

/** Returns the state of a text that was never confirmed. */
function unmatchedState(source: Unit, sides: PairedSides, isNew: boolean): TextState['state'] {
  if (isTranslated(source, sides)) return 'unconfirmed';
  return isNew ? 'missing' : 'stale';
}

/** Returns the confirmed texts that the source no longer has, but the translation has. */
function findRemoved(rest: UnmatchedTexts, sides: PairedSides): RemovedText[] {
  return rest
    .entries()
    .filter(({ key }) => isStillTranslated(key, sides))
    .map(({ key, fingerprint: before }) => {
      const target = sides.targetsByKey.get(key);
      return { state: 'gone', key, before, ...(target && { target }) };
    });
}

/** Returns whether a resource's texts are those that were confirmed, at the same places. */
export function isUnchanged(sources: readonly Unit[], confirmed: Confirmed): boolean {
  const compared = sources.filter(isCompared);
  return (
    compared.length === confirmed.size &&
    compared.every((source) => confirmed.get(source.key)?.includes(fingerprintOf(source)))
  );
}

/** Returns whether a text can become stale: an address is given once. */
export function isCompared({ kind }: Unit): boolean {
  return kind !== 'slug';
}

interface PairedSides {
  /** The counterpart of each source that has one. */
  pairs: ReadonlyMap<Unit, Unit>;
  sourceCounts: ReadonlyMap<string, number>;
  targetCounts: ReadonlyMap<string, number>;
  targetsByKey: ReadonlyMap<string, Unit>;
}

/** Returns whether a text has a counterpart; counted texts also need as many texts in both lists or sections. */
function isTranslated(source: Unit, { pairs, sourceCounts, targetCounts }: PairedSides): boolean {
  if (!pairs.has(source)) return false;
  const group = groupOf(source.place);
  return group === undefined || (sourceCounts.get(group) ?? 0) === (targetCounts.get(group) ?? 0);
}

/** Returns whether a removed text still has its counterpart; for counted texts, whether there are too many. */
function isStillTranslated(key: string, { sourceCounts, targetCounts, targetsByKey }: PairedSides): boolean {
  if (!isCounted(key)) return targetsByKey.has(key);
  const group = key.startsWith('body/') ? 'body/' : (groupOf(key) ?? key);
  return (targetCounts.get(group) ?? 0) > (sourceCounts.get(group) ?? 0);
}

/** Counts the texts below each place: `body/`, `body/2/`, `items.`. */
function countPlaces(units: readonly Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of units)
    for (const { index } of place.matchAll(/[/.]/g)) {
      const above = place.slice(0, index + 1);
      counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  return counts;
}

/** Returns the beginning of the places of all texts that are counted together: a section's, or a list's. */
function groupOf(place: string): string | undefined {
  if (place.startsWith('body/')) return `${place.split('/').slice(0, 2).join('/')}/`;
  return isCounted(place) ? place.replace(/\.\d+(\..*)?$/s, '.') : undefined;
}
