import type { Unit } from '../../model/unit.ts';
import type { ReturnedFile } from './exchange-file.ts';

/** What an import needs: the returned file, and the texts of the content as they are now. */
export interface ImportInput {
  file: ReturnedFile;
  units: readonly Unit[];
  sourceLocale: string;
  locales: readonly string[];
  /** Whether a text of the source is new since its file was translated. */
  isNew: (source: Unit, locale: string) => boolean;
  /** The text of a content file, or nothing where there is none. */
  readText: (path: string) => string | undefined;
  /** Splits a text as if it were in a file of the content. */
  splitText: (path: string, text: string) => Unit[];
}
