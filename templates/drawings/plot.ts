import type { Point } from './drawing.ts';
import { textWidth } from './text.ts';

/** A size that a plot is drawn in: the units of its width, and those of its text. */
export interface PlotSize {
  width: number;
  text: number;
}

/**
 * In a wide window, from 986 px on, a unit is about a pixel; in a narrow one it is at least 0.84 at 320 px. Text has 12
 * to 18 px. Social images are mostly seen at half their size.
 */
export const plotSizes = {
  wide: { width: 1184, text: 15.7 },
  narrow: { width: 340, text: 14.2 },
  social: { width: 1056, text: 21 },
  /** With more names than fit in larger text. */
  socialList: { width: 1056, text: 17 },
  /** Beside a figure of a social image. */
  half: { width: 520, text: 20 },
} as const;

export const isWide = ({ width }: PlotSize): boolean => width > 600;
export const isSocial = (size: PlotSize): boolean => size === plotSizes.social || size === plotSizes.socialList;

/** Tablets show the wide drawing with text larger by this. */
export const tabletText = 1.28;

/** `soft`: of an axis; `point`: of the one thing that matters. */
export type Tone = 'ink' | 'soft' | 'accent' | 'point' | 'ground';

/** A line of a plot; a short one with a wide stroke is a dot. */
export interface Mark {
  d: string;
  /** `ink` unless given. */
  tone?: Tone;
  width?: number;
  opacity?: number;
  /** Fills what it surrounds with a tint. */
  isFilled?: boolean;
}

/** A text of a plot, its first line at `y`. */
export interface PlotLabel extends Point {
  lines: readonly string[];
  anchor?: 'start' | 'middle' | 'end';
  /** `ink` unless given. */
  tone?: Tone;
}

/** Data as a drawing, before it becomes an inline SVG or a social image: its marks, and the labels over them. */
export interface PlotDrawing {
  size: PlotSize;
  height: number;
  marks: readonly Mark[];
  labels: readonly PlotLabel[];
}

/** Draws a dot. */
export const dot = ({ x, y }: Point, radius: number, tone: Tone): Mark => ({
  d: `M${round(x)} ${round(y)}h0`,
  width: 2 * radius,
  tone,
});

/** Returns how wide the longest of some names is, in units of a plot. */
export const longestName = (names: readonly string[], { text }: PlotSize): number =>
  Math.max(0, ...names.map((name) => textWidth(name, text)));

/** Rounds a place in a drawing to a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;
