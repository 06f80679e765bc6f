import type { SaxesTagNS } from 'saxes';
import type { Matrix, Outline } from './svg-shape.ts';

/** What is done to a part of a drawing, in microseconds. */
export interface Work {
  perUse: number;
  /** For each pixel that is drawn, and for each of the region where that is larger. */
  perPixel: number;
  perRegionPixel?: number;
  /** Its blurs, in units of the element. */
  blur?: number;
}

/** What something adds to what a program draws, in microseconds. */
export interface Addition {
  /** How long drawing it takes, without its pixels and what it refers to. */
  cost: number;
  /** What each unit of the lines in it takes, and how wide they are, for what they inherit. */
  perLength: number;
  stroke: number;
  /** How far the lines go up and down that a style gives it. */
  rise: number;
  /** The numbers in its lines: no line has more corners, and each may get a marker. */
  points: number;
  references: Reference[];
  /** What a style does to it as a whole: the longest that any rule says. */
  filter: Work | undefined;
  isLayer: boolean;
  /** The size of letters, or how much larger they are than around it; 0 if it says nothing. */
  letter: number;
  letterScale: number;
  /** Whether a style or an animation puts it somewhere else, or makes it larger. */
  isMoved: boolean;
  isResized: boolean;
}

/** An element. */
export interface Drawn extends Addition {
  tag: SaxesTagNS | undefined;
  /** Where it begins in the text. */
  offset: number;
  children: Drawn[];
  characters: number;
  /** From its units to those of its parent. */
  matrix: Matrix;
  /** The pixels of a unit, in it and around it. */
  scale: number;
  outerScale: number;
  outline: Outline | undefined;
  /** What it does to what refers to it. */
  work: Work;
}

/** A reference to what is drawn in the place of an element (`use`), for each shape or corner in it, or `once`. */
export interface Reference {
  id: string;
  times: 'use' | 'shapes' | 'points' | 'once';
}

/** Returns an addition that adds nothing. */
export function newAddition(): Addition {
  return {
    cost: 0,
    perLength: 0,
    stroke: 0,
    rise: 0,
    points: 0,
    references: [],
    filter: undefined,
    isLayer: false,
    letter: 0,
    letterScale: 0,
    isMoved: false,
    isResized: false,
  };
}

/** Adds what a rule or an animation adds to an element. */
export function addTo(drawn: Addition, more: Addition): void {
  drawn.cost += more.cost;
  drawn.perLength += more.perLength;
  drawn.stroke = Math.max(drawn.stroke, more.stroke);
  drawn.rise += more.rise;
  drawn.points += more.points;
  for (const reference of more.references) drawn.references.push(reference);
  drawn.filter = drawn.filter && more.filter ? longer(drawn.filter, more.filter) : (drawn.filter ?? more.filter);
  drawn.isLayer ||= more.isLayer;
  drawn.letter = Math.max(drawn.letter, more.letter);
  drawn.letterScale = Math.max(drawn.letterScale, more.letterScale);
  drawn.isMoved ||= more.isMoved;
  drawn.isResized ||= more.isResized;
}

function longer(one: Work, other: Work): Work {
  const most = (of: 'perUse' | 'perPixel' | 'blur') => Math.max(one[of] ?? 0, other[of] ?? 0);
  return { perUse: most('perUse'), perPixel: most('perPixel'), blur: most('blur') };
}

/** Elements that are drawn only where others refer to them. */
const referred = /^(?:defs|symbol|clipPath|mask|marker|pattern|filter|linearGradient|radialGradient)$/;

/** Returns whether an element is drawn only where others refer to it. */
export function isReferred({ tag }: Drawn): boolean {
  return referred.test(tag?.local ?? '');
}
