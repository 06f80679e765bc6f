import type { Point } from './drawing.ts';

/** The place of a text: its anchor's end and its baseline. */
interface Label extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** The size of texts: their height, how wide a character is, and how far they are from their point. */
interface LabelSize {
  height: number;
  character: number;
  gap: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a label is from a line that it does not cross. */
const clear = 3;

/** How far it is from the middle of another point. */
const fromPoint = 6;

/**
 * Places the values of a line beside its points: the two ends at all events, those between where they cross neither the
 * line nor another label → a label or `undefined` for each point.
 */
export function placeLabels(input: {
  points: readonly Point[];
  texts: readonly string[];
  /** Where labels may be. */
  within: Box;
  size: LabelSize;
}): (Label | undefined)[] {
  const { points, texts, within, size } = input;
  const placed: (Label | undefined)[] = points.map(() => undefined);
  // A label is beside its own point by its place, and on no other.
  const dots = points.map(({ x, y }) => ({
    left: x - fromPoint,
    right: x + fromPoint,
    top: y - fromPoint,
    bottom: y + fromPoint,
  }));
  const labels: Box[] = [];
  const last = points.length - 1;
  const order = [0, last, ...points.keys()].filter((index, place, all) => all.indexOf(index) === place);
  for (const index of order) {
    const choices = choicesAt(points, index, size).map((choice) => ({ ...choice, text: texts[index] ?? '' }));
    const isFree = (label: Label): boolean => {
      const box = boxOf(label, size);
      return (
        isInside(box, within) &&
        dots.every((dot) => !overlaps(box, dot)) &&
        labels.every((other) => !overlaps({ ...box, left: box.left - size.gap, right: box.right + size.gap }, other)) &&
        points.slice(1).every((point, before) => !crosses(points[before] as Point, point, box))
      );
    };
    const found = choices.find(isFree) ?? (index === 0 || index === last ? choices[0] : undefined);
    if (!found) continue;
    placed[index] = found;
    labels.push(boxOf(found, size));
  }
  return placed;
}

/** Lists the places beside a point, the best first. The first and last label stay within the width of the line. */
function choicesAt(points: readonly Point[], index: number, { height, gap }: LabelSize): Omit<Label, 'text'>[] {
  const { x, y } = points[index] as Point;
  const before = points[index - 1];
  const after = points[index + 1];
  const above = y - gap;
  const below = y + gap + height;
  if (!before || !after) {
    const anchor = before ? 'end' : 'start';
    const side = before ? x + gap / 2 : x - gap / 2;
    // Over the points beside it, if those are higher; else below.
    const steps = Array.from({ length: 9 }, (_, step) => (step * height) / 2);
    const heights = [...steps.map((step) => above - step), ...steps.map((step) => below + step)];
    return heights.map((baseline) => ({ x: side, y: baseline, anchor }));
  }
  const place = (anchor: Label['anchor'], baseline: number): Omit<Label, 'text'> => ({
    x: anchor === 'start' ? x + gap / 2 : anchor === 'end' ? x - gap / 2 : x,
    y: baseline,
    anchor,
  });
  // Above a slope a label is on the side where the line is lower, below it on the other.
  const falls = after.y > before.y;
  return [
    place('middle', above),
    place(falls ? 'start' : 'end', above),
    place('middle', below),
    place(falls ? 'end' : 'start', below),
  ];
}

function boxOf({ x, y, text, anchor }: Label, { height, character }: LabelSize): Box {
  const width = text.length * character;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - height, bottom: y };
}

const isInside = (box: Box, { left, right, top, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a straight line passes through a box, or close to it. */
function crosses(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  const start = Math.max(left, from.x);
  const end = Math.min(right, to.x);
  if (start > end) return false;
  const at = (x: number): number => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
  return Math.min(at(start), at(end)) < bottom + clear && Math.max(at(start), at(end)) > top - clear;
}
