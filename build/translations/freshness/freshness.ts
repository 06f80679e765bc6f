import type { Unit } from '../../model/unit.ts';
import { pairUnits } from '../units/units.ts';
import { type Confirmed, fingerprintOf } from './confirmed.ts';

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
  /** The words of a fingerprint, where they are known. */
  wordsOf: (fingerprint: string) => string | undefined;
}

/** Compares a resource's texts with those that its translation was confirmed for → each text's state, in their order. */
export function compareTexts({ sources: all, targets, confirmed, wordsOf }: ResourceTexts): Freshness[] {
  const sources = all.filter(isCompared);
  const pairs = pairUnits(sources, targets);
  const rest = new Rest(confirmed);
  const found = new Map<Unit, TextState>();
  const withTarget = (source: Unit): { source: Unit; target?: Unit } => {
    const target = pairs.get(source);
    return target ? { source, target } : { source };
  };
  const open = (): Unit[] => sources.filter((source) => !found.has(source));
  const settle = (take: (source: Unit) => boolean) => {
    for (const source of open()) if (take(source)) found.set(source, { state: 'current', ...withTarget(source) });
  };
  const change = (source: Unit, before: string) => found.set(source, { state: 'stale', ...withTarget(source), before });

  settle((source) => rest.take(source.key, fingerprintOf(source)));
  // What stands at another place with the same words has only moved.
  settle((source) => rest.takeAnywhere(fingerprintOf(source)));
  for (const source of open()) {
    const before = isCounted(source.key) ? undefined : rest.takeKey(source.key);
    if (before !== undefined) change(source, before);
  }
  for (const { source, key, before } of pairSimilar(open(), rest.entries(), wordsOf)) {
    if (found.has(source) || !rest.take(key, before)) continue;
    change(source, before);
  }
  for (const source of open()) {
    const before = rest.takeKey(source.key);
    if (before !== undefined) change(source, before);
  }
  // A heading's key is made from its words.
  for (const source of open().filter(({ kind }) => kind === 'heading')) {
    const before = rest.takeKey(rest.entries().find(({ key }) => /^body\/[^/]+$/.test(key))?.key ?? '');
    if (before !== undefined) change(source, before);
  }
  const isNew = confirmed.size === 0;
  const translated = new Set(sources.filter((source) => isTranslated(source, { sources, targets, pairs })));
  for (const source of open())
    found.set(source, {
      state: translated.has(source) ? 'unconfirmed' : isNew ? 'missing' : 'stale',
      ...withTarget(source),
    });
  return [
    ...sources.flatMap((source) => found.get(source) ?? []),
    ...rest
      .entries()
      .filter(({ key }) => isStillTranslated(key, { sources, targets }))
      .map(({ key, fingerprint }): RemovedText => {
        const target = targets.find((unit) => unit.key === key);
        return { state: 'gone', key, before: fingerprint, ...(target ? { target } : {}) };
      }),
  ];
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

/** Confirmed texts that no text of today has been found for yet. */
class Rest {
  readonly #left: Map<string, string[]>;

  constructor(confirmed: Confirmed) {
    this.#left = new Map([...confirmed].map(([key, fingerprints]) => [key, [...fingerprints]]));
  }

  entries(): { key: string; fingerprint: string }[] {
    return [...this.#left].map(([key, fingerprints]) => ({ key, fingerprint: fingerprints[0] ?? '' }));
  }

  take(key: string, fingerprint: string): boolean {
    return (this.#left.get(key)?.includes(fingerprint) ?? false) && this.#left.delete(key);
  }

  takeAnywhere(fingerprint: string): boolean {
    for (const [key, fingerprints] of this.#left) if (fingerprints.includes(fingerprint)) return this.#left.delete(key);
    return false;
  }

  takeKey(key: string): string | undefined {
    const [fingerprint] = this.#left.get(key) ?? [];
    this.#left.delete(key);
    return fingerprint;
  }
}

/** Whether a key names its text by number, which changes when another text comes before it. */
function isCounted(key: string): boolean {
  return key.startsWith('body/') || /\.\d+(\.|$)/.test(key);
}

interface Likeness {
  source: Unit;
  key: string;
  before: string;
  likeness: number;
}

/** Pairs new and old words that have much in common, those that have most first. */
function pairSimilar(
  sources: readonly Unit[],
  old: readonly { key: string; fingerprint: string }[],
  wordsOf: (fingerprint: string) => string | undefined,
): Likeness[] {
  const before = old.map(({ key, fingerprint }) => ({ key, fingerprint, words: wordSet(wordsOf(fingerprint) ?? '') }));
  return sources
    .flatMap((source) => {
      const words = wordSet(source.text);
      return before
        .filter(({ key }) => key.startsWith('body/') === source.key.startsWith('body/'))
        .map(({ key, fingerprint, words: other }) => ({
          source,
          key,
          before: fingerprint,
          likeness: likenessOf(words, other),
        }));
    })
    .filter(({ likeness }) => likeness >= 0.4)
    .sort((a, b) => b.likeness - a.likeness);
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

interface Sides {
  sources: readonly Unit[];
  targets: readonly Unit[];
}

/** Whether a text has a counterpart; where texts are counted, in a list or section with as many. */
function isTranslated(source: Unit, { sources, targets, pairs }: Sides & { pairs: ReadonlyMap<Unit, Unit> }): boolean {
  if (!pairs.has(source)) return false;
  const group = groupOf(source.place);
  return group === undefined || countIn(sources, group) === countIn(targets, group);
}

/** Whether the counterpart of a text that is gone is still there; where texts are counted, whether there are too many. */
function isStillTranslated(key: string, { sources, targets }: Sides): boolean {
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
  return isCounted(place) ? place.replace(/\.\d+(\..*)?$/, '.') : undefined;
}
