import type { Unit } from '../../model/unit.ts';
import type { ReturnedText } from './exchange-file.ts';

export interface TranslationChange {
  returned: ReturnedText;
  source: Unit;
  /** The text that it takes the place of; missing where the target has none. */
  target: Unit | undefined;
  file: string;
  words: string;
}
