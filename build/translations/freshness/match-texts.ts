import type { Unit } from '../../model/unit.ts';
import { mostPairs } from '../units/align.ts';
import { type Confirmed, fingerprintOf } from './confirmed.ts';

/** Returns the words of a fingerprint, if they are known. */
export type WordsOf = (fingerprint: string) => string | undefined;

/** What was found of a text among the confirmed ones: the same words, or the fingerprint of other words. */
type Match = { state: 'current' } | { state: 'stale'; before: string };

/** Matches texts that have none yet, and takes what they match from the rest. */
type Matcher = (open: readonly Unit[], rest: UnmatchedTexts, wordsOf: WordsOf) => [Unit, Match][];

/** Matches texts with the confirmed ones by each matcher in turn. */
export function matchConfirmed(
  sources: readonly Unit[],
  rest: UnmatchedTexts,
  wordsOf: WordsOf,
): ReadonlyMap<Unit, Match> {
  const matchers: Matcher[] = [matchUnchanged, matchMoved, matchNamedKeys, matchSimilar, matchKeys, matchHeadings];
  const found = new Map<Unit, Match>();
  for (const match of matchers) {
    const open = sources.filter((source) => !found.has(source));
    for (const [source, matched] of match(open, rest, wordsOf)) found.set(source, matched);
  }
  return found;
}

/** Matches the same words at the same place. */
function matchUnchanged(open: readonly Unit[], rest: UnmatchedTexts): [Unit, Match][] {
  return open
    .filter((source) => rest.take(source.key, fingerprintOf(source)))
    .map((source) => [source, { state: 'current' }]);
}

/** Matches the same words at another place: they have only moved. */
function matchMoved(open: readonly Unit[], rest: UnmatchedTexts): [Unit, Match][] {
  return open
    .filter((source) => rest.takeAnywhere(fingerprintOf(source)))
    .map((source) => [source, { state: 'current' }]);
}

/** Matches other words at the same place, if that has a name and not a number. */
function matchNamedKeys(open: readonly Unit[], rest: UnmatchedTexts): [Unit, Match][] {
  return matchKeys(
    open.filter(({ key }) => !isCounted(key)),
    rest,
  );
}

/** Matches words that have much in common. */
function matchSimilar(open: readonly Unit[], rest: UnmatchedTexts, wordsOf: WordsOf): [Unit, Match][] {
  const found = new Map<Unit, Match>();
  for (const { source, key, before } of pairSimilar(open, rest.entries(), wordsOf)) {
    if (!found.has(source) && rest.take(key, before)) found.set(source, { state: 'stale', before });
  }
  return [...found];
}

/** Matches other words at the same place. */
function matchKeys(open: readonly Unit[], rest: UnmatchedTexts): [Unit, Match][] {
  return open.flatMap((source) => staleMatch(source, rest.takeKey(source.key)));
}

/** Matches headings with those that are left, in their order: a heading's key is made from its words. */
function matchHeadings(open: readonly Unit[], rest: UnmatchedTexts): [Unit, Match][] {
  const left = rest.entries().filter(({ key }) => /^body\/[^/]+$/.test(key));
  return open
    .filter(({ kind }) => kind === 'heading')
    .flatMap((source, index) => staleMatch(source, rest.takeKey(left[index]?.key ?? '')));
}

function staleMatch(source: Unit, before: string | undefined): [Unit, Match][] {
  return before === undefined ? [] : [[source, { state: 'stale', before }]];
}

/** The confirmed texts that no text of the source matches yet. */
export class UnmatchedTexts {
  readonly #left: Map<string, string[]>;
  /** Fingerprint → the keys that had it at first. */
  readonly #keys = new Map<string, string[]>();

  constructor(confirmed: Confirmed) {
    this.#left = new Map([...confirmed].map(([key, fingerprints]) => [key, [...fingerprints]]));
    for (const [key, fingerprints] of confirmed)
      for (const fingerprint of new Set(fingerprints)) {
        const keys = this.#keys.get(fingerprint);
        if (keys) keys.push(key);
        else this.#keys.set(fingerprint, [key]);
      }
  }

  entries(): { key: string; fingerprint: string }[] {
    return [...this.#left].map(([key, fingerprints]) => ({ key, fingerprint: fingerprints[0] ?? '' }));
  }

  take(key: string, fingerprint: string): boolean {
    return (this.#left.get(key)?.includes(fingerprint) ?? false) && this.#left.delete(key);
  }

  takeAnywhere(fingerprint: string): boolean {
    const keys = this.#keys.get(fingerprint);
    for (let key = keys?.shift(); key !== undefined; key = keys?.shift()) if (this.#left.delete(key)) return true;
    return false;
  }

  takeKey(key: string): string | undefined {
    const [fingerprint] = this.#left.get(key) ?? [];
    this.#left.delete(key);
    return fingerprint;
  }
}

/** Returns whether a key names its text by number, which changes when another text is added before it. */
export function isCounted(key: string): boolean {
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
  wordsOf: WordsOf,
): Likeness[] {
  if (sources.length * old.length > mostPairs) return [];
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
