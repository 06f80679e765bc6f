import { numberAt } from '#authoring/values/number-at.ts';
import type { Point } from './drawing.ts';
import { beards, type Curve, collars, faces, glasses, hairs, type Strands } from './portrait-parts.ts';
import { type Random, seededRandom } from './random.ts';

const side = 160;
/** The `viewBox` of portraits. */
export const portraitBox = `0 0 ${side} ${side}`;
/** The `viewBox` of one of many: from shoulder to shoulder. */
export const faceBox = '26 14 108 146';

/** The features of a portrait, as parts that a line can draw. */
export interface PortraitFeatures {
  face?: keyof typeof faces;
  hair?: keyof typeof hairs;
  beard?: keyof typeof beards;
  glasses?: keyof typeof glasses;
  collar?: keyof typeof collars;
}

/** A portrait as path data in the units of `portraitBox`. */
interface PortraitDrawing {
  /** Face, shoulders, collar, glasses. */
  outline: string;
  /** Hair and beard: contour lines that follow the head. */
  hair: string;
  /** The pin on the collar. */
  point: Point;
}

/**
 * Draws a person's line portrait. Features that are not chosen depend on the seed, which also varies every feature a
 * little.
 */
export function drawPortrait(seed: string, chosen: PortraitFeatures = {}): PortraitDrawing {
  const random = seededRandom(`portrait ${seed}`);
  const pick = <Name extends string>(parts: Record<Name, unknown>): Name => {
    const names = Object.keys(parts) as Name[];
    return names[Math.floor(random() * names.length)] as Name;
  };
  // Each choice is drawn, used or not: one more fact must not change the others.
  const seeded = { face: pick(faces), hair: pick(hairs), collar: pick(collars) };
  const { face, hair, collar } = { ...seeded, ...chosen };
  const strands = [...hairs[hair].strands, ...(chosen.beard ? beards[chosen.beard] : [])];
  return {
    outline: [
      faces[face],
      hairs[hair].ears ? ears : '',
      hairs[hair].crown ?? '',
      features(random),
      chosen.glasses ? glasses[chosen.glasses] : '',
      collars[collar],
    ].join(''),
    hair: strands.map(drawStrands).join('') + (hairs[hair].extra ?? ''),
    point: { x: 104, y: 142 },
  };
}

const ears = 'M56 66c-5-3-7 11 1 13M104 66c5-3 7 11-1 13';

/** Draws brows, eyes, nose and mouth, each a little different for each person. */
function features(random: Random): string {
  const between = (from: number, to: number): number => Math.round((from + (to - from) * random()) * 10) / 10;
  const brow = between(-3.4, -1.6);
  const apart = between(9.4, 11);
  const smile = between(2.5, 5);
  const wide = between(8, 11);
  const nose = between(9, 12);
  const [left, right] = [80 - apart, 80 + apart];
  return [
    `M${left - 5} 61q5 ${brow} 10 .4M${right - 5} 61.4q5 ${brow - 0.4} 10-.4`,
    `M${left} 68v2M${right} 68v2`,
    `M80.5 69c-1 ${nose - 4}-4 ${nose - 1}-3.5 ${nose}s3 2 5.5 1`,
    `M${80 - wide} 88q${wide} ${2 * smile} ${2 * wide} 0`,
  ].join('');
}

/** Draws lines between an inner and an outer one. */
function drawStrands({ inner, outer, count }: Strands): string {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 1 : index / (count - 1);
    return drawCurve(inner.map((value, at) => value + (numberAt(outer, at) - value) * share));
  }).join('');
}

/** Writes a start and the three points of each Bézier curve as path data, in halves of a unit. */
function drawCurve(curve: Curve): string {
  const [x = 0, y = 0, ...points] = curve.map((value) => Math.round(2 * value) / 2);
  // Each curve is relative to the end of the one before it, which takes fewer digits.
  const offsets = points.map((value, index) => {
    const start = Math.floor(index / 6) * 6 - 2 + (index % 2);
    return value - (start < 0 ? (index % 2 === 0 ? x : y) : numberAt(points, start));
  });
  return `M${x} ${y}c${offsets.map((offset, index) => (index > 0 && offset >= 0 ? ` ${offset}` : offset)).join('')}`;
}
