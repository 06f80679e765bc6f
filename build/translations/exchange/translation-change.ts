import type { Unit } from '../../model/unit.ts';
import type { ReturnedText } from './exchange-file.ts';

/** A translation that is to be written. */
export interface TranslationChange {
  returned: ReturnedText;
  source: Unit;
  /** The text that it takes the place of; missing where the target has none. */
  target: Unit | undefined;
  /** The file that it is written to. */
  file: string;
  words: string;
}
