import { confirmedFile, parseWords, splitConfirmed, wordsFile } from './confirmed.ts';

/** What has been confirmed, as the files of the content say it. */
export interface ConfirmedState {
  /** Whether a language's translations are followed at all: whether it has a file. */
  follows: (locale: string) => boolean;
  /** The lines of a resource in a language's file, unparsed; empty where nothing of it is confirmed. */
  linesOf: (locale: string, resource: string) => string;
  /** The resources that a language's file has lines of. */
  resourcesOf: (locale: string) => Iterable<string>;
  wordsOf: (fingerprint: string) => string | undefined;
}

/** Reads what has been confirmed; each file only when it is first asked for. */
export function readState(readText: (path: string) => string | undefined): ConfirmedState {
  const files = new Map<string, Map<string, string> | undefined>();
  let words: Map<string, string> | undefined;
  const groupsOf = (locale: string): Map<string, string> | undefined => {
    if (!files.has(locale)) {
      const text = readText(confirmedFile(locale));
      files.set(locale, text === undefined ? undefined : splitConfirmed(text));
    }
    return files.get(locale);
  };
  return {
    follows: (locale) => groupsOf(locale) !== undefined,
    linesOf: (locale, resource) => groupsOf(locale)?.get(resource) ?? '',
    resourcesOf: (locale) => groupsOf(locale)?.keys() ?? [],
    wordsOf(fingerprint) {
      words ??= parseWords(readText(wordsFile) ?? '');
      return words.get(fingerprint);
    },
  };
}
