import type { Point } from '../drawing.ts';
import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';

/** What a city's sketch is made from: a frame one unit high and `aspect` wide, and its seed's random sources. */
export interface Ground {
  aspect: number;
  random: Random;
  noise: Noise;
}

/** A city's sketch, in the units of its ground. */
export interface City {
  height: (x: number, y: number) => number;
  /** How many contour lines. */
  lines: number;
  /** How much of the lines' spread follows the area rather than the height: 0 to 1. */
  byArea: number;
  /** The height whose line belongs to the sketch itself: a bank, a wall, a shore. */
  edge?: number;
  /** No contour lines are between these heights: water, a street. */
  empty?: { from: number; to: number };
  /** Streets, bridges and piers. */
  strokes: Point[][];
  /** Where the office is. */
  point: Point;
}
