import type { Stand } from '../browser.ts';
import { samplesInEachLanguage } from '../samples.ts';

/** Returns the paths of the samples of some types in a language. */
export const pathsOf = (stand: Stand, types: readonly string[], locale: string): string[] =>
  samplesInEachLanguage(stand)
    .filter((sample) => sample.locale === locale && types.includes(sample.type))
    .map(({ path }) => path);

/** Returns the paths of some entries in every language. */
export const inEach = (stand: Stand, refs: readonly string[]): string[] =>
  refs.flatMap((ref) => stand.site.config.locales.map(({ id }) => stand.pathOf(ref, id)));

/** Returns the paths of a check, and throws if there are fewer than so many. */
export function atLeast(count: number, paths: string[]): string[] {
  if (paths.length < count) throw new Error(`The check has ${paths.length} pages: ${paths}. It needs ${count}.`);
  return paths;
}
