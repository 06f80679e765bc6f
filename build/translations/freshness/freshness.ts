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
  const sides: PairedSides = { sources, targets, pairs: pairUnits(sources, targets) };
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
      const target = sides.targets.find((unit) => unit.key === key);
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
  sources: readonly Unit[];
  targets: readonly Unit[];
  /** The counterpart of each source that has one. */
  pairs: ReadonlyMap<Unit, Unit>;
}

/** Returns whether a text has a counterpart; where texts are counted, in a list or section with as many. */
function isTranslated(source: Unit, { sources, targets, pairs }: PairedSides): boolean {
  if (!pairs.has(source)) return false;
  const group = groupOf(source.place);
  return group === undefined || countIn(sources, group) === countIn(targets, group);
}

/** Returns whether the counterpart of a text that is gone is still there; where texts are counted, whether there are too many. */
function isStillTranslated(key: string, { sources, targets }: PairedSides): boolean {
  if (!isCounted(key)) return targets.some((target) => target.key === key);
  const group = key.startsWith('body/') ? 'body/' : (groupOf(key) ?? key);
  return countIn(targets, group) > countIn(sources, group);
}

function countIn(units: readonly Unit[], group: string): number {
  return units.filter(({ place }) => place === group || place.startsWith(group)).length;
}

/** Returns the beginning of the places of all texts that are counted together: a section's, or a list's. */
function groupOf(place: string): string | undefined {
  if (place.startsWith('body/')) return `${place.split('/').slice(0, 2).join('/')}/`;
  return isCounted(place) ? place.replace(/\.\d+(\..*)?$/s, '.') : undefined;
}
