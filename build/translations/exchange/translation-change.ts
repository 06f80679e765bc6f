import type { Unit } from '../../model/unit.ts';
import type { ReturnedText } from './exchange-file.ts';

export interface TranslationChange {
  returned: ReturnedText;
  source: Unit;
  /** The text that is replaced; missing if the target has none yet. */
  target: Unit | undefined;
  file: string;
  words: string;
}
