import type { Difference } from '../../../authoring/values/differences.ts';
import type { NumberReader } from './numbers.ts';
import type { TextPlace, TextShape } from './text-shape.ts';

/** A difference between a text and its source. */
export interface ShapeDifference {
  in: Difference;
  /** Its position in the translation. */
  at: TextPlace;
  /** Its position in the source, for a message that contains that line as `{line}`. */
  sourceAt?: TextPlace;
  message: string;
}

/** A text and its source, and what is needed to compare them. */
export interface ComparedTexts {
  source: TextShape;
  target: TextShape;
  /** The name of the source file in messages: `en.md`. */
  sourceName: string;
  readers: { source: NumberReader; target: NumberReader };
  /** Returns what a link leads to, in a form that is equal in every language. */
  sameTarget: (target: string) => string;
}
