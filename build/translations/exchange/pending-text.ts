import type { Unit, UnitKind } from '../../model/unit.ts';

/** How far a text is in a language: `stale` means that its source has changed since. */
type PendingState = 'missing' | 'stale' | 'current';

/** A text as it goes to a translator. */
export interface PendingText {
  /** The file of the source, which with the key names the text: `toolbox/honest-devops/en.md`. */
  file: string;
  key: string;
  kind: UnitKind;
  source: string;
  /** The words in the other language; missing where there are none. */
  target?: string;
  state: PendingState;
  /** The source's words when the target was last confirmed, where they were others. */
  before?: string;
  /** The line of the source in its file, from 1. */
  line: number;
  section?: string;
  limits?: Unit['limits'];
  description?: string;
  /** The address of its page, or of what it is part of. */
  address?: string;
  /** The text that it is a plural form of, the form's category, and a number that it is for. */
  plural?: { base: string; category: string; example: string };
}
