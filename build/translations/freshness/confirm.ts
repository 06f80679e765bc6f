import type { Unit } from '../../model/unit.ts';
import { pairResources, type ResourcePair } from '../units/resources.ts';
import {
  type Confirmed,
  confirmedFile,
  fingerprintOf,
  formatConfirmed,
  formatWords,
  parseConfirmed,
  wordsFile,
} from './confirmed.ts';
import { compareTexts, type Freshness, isCompared } from './freshness.ts';
import type { ConfirmedState } from './state.ts';

/** A text that a confirmation is asked for: it is confirmed where the answer is yes. */
export type TextSelection = (text: Freshness, place: { resource: string; locale: string }) => boolean;

interface ConfirmInput {
  units: readonly Unit[];
  sourceLocale: string;
  /** Every language beside the source's. */
  locales: readonly string[];
  state: ConfirmedState;
  pick: TextSelection;
}

/** What a confirmation changes. */
export interface Confirmation {
  /** Texts that were not confirmed before, with their resource and language. */
  confirmed: { text: Freshness; resource: string; locale: string }[];
  /** Path below the content folder → the file's new text. */
  files: Map<string, string>;
}

/**
 * Confirms the picked texts for the words that their source has now → the files to write. Words that nothing refers to
 * any more are removed. Texts that were not picked keep their state.
 */
export function confirmTexts({ units, sourceLocale, locales, state, pick }: ConfirmInput): Confirmation {
  const confirmed: Confirmation['confirmed'] = [];
  const files = new Map<string, string>();
  const used = new Set<string>();
  for (const locale of locales) {
    const resources = new Map<string, Confirmed>();
    for (const pair of pairResources(units, sourceLocale, locale)) {
      const before = parseConfirmed(state.linesOf(locale, pair.resource));
      const texts = compareResource(pair, before, state);
      const place = { resource: pair.resource, locale };
      const picked = new Set(texts.filter((text) => text.state !== 'current' && pick(text, place)));
      for (const text of picked) confirmed.push({ text, ...place });
      const after = describeConfirmed(texts, picked);
      if (after.size > 0) resources.set(pair.resource, after);
      for (const fingerprints of after.values()) for (const fingerprint of fingerprints) used.add(fingerprint);
    }
    if (resources.size > 0 || state.follows(locale))
      files.set(confirmedFile(locale), formatConfirmed(resources, locale));
  }
  const words = new Map<string, string>();
  for (const fingerprint of used) {
    const text = state.wordsOf(fingerprint);
    if (text !== undefined) words.set(fingerprint, text);
  }
  for (const unit of units.filter((each) => each.locale === sourceLocale && isCompared(each))) {
    const fingerprint = fingerprintOf(unit);
    if (used.has(fingerprint)) words.set(fingerprint, unit.text);
  }
  if (files.size > 0) files.set(wordsFile, formatWords(words));
  return { confirmed, files };
}

/** Compares a resource with what of it is confirmed → the state of each text; nothing where it has no translation. */
export function compareResource(pair: ResourcePair, confirmed: Confirmed, { wordsOf }: ConfirmedState): Freshness[] {
  return pair.targets.length === 0 ? [] : compareTexts({ ...pair, confirmed, wordsOf });
}

function describeConfirmed(texts: readonly Freshness[], picked: ReadonlySet<Freshness>): Confirmed {
  const after = new Map<string, string[]>();
  for (const text of texts) {
    const isPicked = picked.has(text);
    if (text.state === 'gone') {
      if (!isPicked && !after.has(text.key)) after.set(text.key, [text.before]);
    } else if (isPicked || text.state === 'current') after.set(text.source.key, [fingerprintOf(text.source)]);
    else if (text.before !== undefined) after.set(text.source.key, [text.before]);
  }
  return after;
}
