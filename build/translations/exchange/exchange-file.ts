import type { Problem } from '../../model/diagnostic.ts';
import type { PendingText } from './pending-text.ts';

/** What a file for translators holds. */
export interface ExchangeFile {
  sourceLocale: string;
  locale: string;
  project: string;
  /** `YYYY-MM-DD` */
  date: string;
  work: readonly PendingText[];
}

/** A translation as it came back. */
export interface ReturnedText {
  file: string;
  key: string;
  source: string;
  target: string;
  /** Whether it is marked as to be done again (fuzzy in PO); its translation is ignored. */
  fuzzy: boolean;
  /** Whether nobody has said that it is done (`initial` in XLIFF); as long as its words are the old ones, it is not. */
  untouched: boolean;
  /** The key of the text that it copies: it is used only if the language does not have its own, or has another copy. */
  copyOf?: string;
  /** Where the translation is in the file that came back. */
  at: { offset: number; length: number };
}

/** A file that came back, as far as it can be read. */
export interface ReturnedFile {
  sourceLocale?: string;
  locale?: string;
  returned: ReturnedText[];
  problems: Problem[];
}

/** Reports a problem with the file itself. */
export function exchangeFileError(message: string, hint: string, offset = 0, length = 1): Problem {
  return { code: 'translation-file', severity: 'error', message, hint, at: { offset, length } };
}
