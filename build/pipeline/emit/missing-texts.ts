import type { Translate } from './entry-context.ts';

/** An interface text that a language lacks, and that something other than a page has asked for. */
export interface MissingText {
  locale: string;
  key: string;
  /** Who asks for it, with the verb of the message: `the search index shows`. */
  askedBy: string;
}

/**
 * Wraps a translator: returns one that translates the same, and a list of the missing texts that it was asked for, each
 * once.
 */
export function recordMissing(
  askedBy: string,
  translate: Translate,
): { translate: Translate; missing: () => MissingText[] } {
  const missing = new Map<string, MissingText>();
  return {
    translate(locale, key, values) {
      const text = translate(locale, key, values);
      if (text === '') missing.set(`${locale} ${key}`, { locale, key, askedBy });
      return text;
    },
    missing: () => [...missing.values()],
  };
}
