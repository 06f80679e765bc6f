import type { Stand } from '../browser.ts';
import { pagesWith } from '../entries.ts';
import { samplesInEachLanguage } from '../samples.ts';

/** Returns the paths of the samples of some types in a language. */
export const pathsOf = (stand: Stand, types: readonly string[], locale: string): string[] =>
  samplesInEachLanguage(stand)
    .filter((sample) => sample.locale === locale && types.includes(sample.type))
    .map(({ path }) => path);

/** Returns the paths of some entries in every language. */
export const inEach = (stand: Stand, refs: readonly string[]): string[] =>
  refs.flatMap((ref) => [...(stand.site.addresses.get(ref)?.values() ?? [])]);

/** Returns the paths of those of some entries that have a page in a language. */
export const inOne = (stand: Stand, refs: readonly string[], locale: string): string[] =>
  refs.flatMap((ref) => stand.site.addresses.get(ref)?.get(locale) ?? []);

/** Returns the paths of all pages whose markup has something. */
export const allWith = (stand: Stand, markup: RegExp): string[] => pagesWith(stand, markup).map(({ url }) => url);

/** Returns the paths of one page of each type and layout, in each language, whose markup has something. */
export function oneWith(stand: Stand, markup: RegExp): string[] {
  const first = new Map<string, string>();
  for (const { url, pageType, layout, entry } of pagesWith(stand, markup)) {
    const key = `${entry.locale} ${pageType.name} ${layout}`;
    if (!first.has(key)) first.set(key, url);
  }
  return [...first.values()];
}

/** The markup of drawings and of parts of pages, as far as checks choose their pages by it. */
export const markup = {
  keyFacts: /\bdata-key-facts\b/,
  frieze: /\bdata-frieze\b/,
  artefact: /\bdata-artefact\b/,
  metricLine: /\bdata-metric-line\b/,
  sheet: /\bdata-sheet\b/,
  answers: /\bdata-answers\b/,
  portrait: /\bdata-portrait\b/,
  map: /\bdata-map\b/,
  filters: /<form\b[^>]* data-filter\b/,
  breadcrumb: /<nav\b[^>]*><ol\b/,
  addressInTable: /<td><a href="mailto:/,
  /** The wave of the steps of a service with its weeks, and its price. */
  priceOfSteps: /\bdata-weeks\b.*\bdata-price-scale\b/s,
} as const;
