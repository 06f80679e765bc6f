import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import type { MissingText } from '../emit/missing-texts.ts';
import { explainMissingString } from '../render/context/texts.ts';
import { findKey } from '../render/find-place.ts';

/** Reports the interface texts that are missing outside of pages, each once and at the place where pages report theirs. */
export function reportMissingTexts(
  missing: readonly MissingText[],
  { site, readText }: { site: Pick<Site, 'unusable'>; readText: (path: string) => string },
): Diagnostic[] {
  const reported = new Map<string, Diagnostic>();
  for (const { locale, key, askedBy } of missing) {
    const file = `strings/${locale}.yaml`;
    const { section, problem } = explainMissingString(key, locale);
    if (site.unusable.has(file) || reported.has(problem.causes)) continue;
    const message = `${problem.message.replace(/\.$/, '')}; ${askedBy} it.`;
    reported.set(problem.causes, {
      ...problem,
      message,
      severity: 'error',
      ...findKey(file, section.split('.'), readText),
    });
  }
  return [...reported.values()];
}
