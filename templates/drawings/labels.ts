import type { Point } from './drawing.ts';

/** The place of a text: its anchor's end and its baseline. */
interface Label extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Where a label may be. */
type Place = Omit<Label, 'text'>;

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

interface LabelInput {
  points: readonly Point[];
  texts: readonly string[];
  /** Where labels may be. */
  within: Box;
  size: LabelSize;
}

/**
 * Places the values of a line beside its points: the two ends at all events, those between where they cross neither the
 * line nor another label → a label or `undefined` for each point. Where a low or a high would have none, the label of
 * the last point gives way if that helps.
 */
export function placeLabels(input: LabelInput): (Label | undefined)[] {
  const { points, texts } = input;
  const turns = [...points.keys()].filter((index) => texts[index] && isTurn(points, index));
  const usual = placeInOrder(input, turns, 0);
  let labels = usual;
  for (let skipped = 1; labels.at(-1); skipped += 1) {
    if (turns.every((index) => labels[index])) return labels;
    labels = placeInOrder(input, turns, skipped);
  }
  return usual;
}

/** Places the labels of the two ends, then of lows and highs, then of the others. The last skips some of its free places. */
function placeInOrder(
  { points, texts, within, size }: LabelInput,
  turns: readonly number[],
  skipped: number,
): (Label | undefined)[] {
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
  for (const index of new Set([0, last, ...turns, ...points.keys()])) {
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
    const isAlways = index === 0 || (index === last && skipped === 0);
    const found = choices.filter(isFree)[index === last ? skipped : 0] ?? (isAlways ? choices[0] : undefined);
    if (!found) continue;
    placed[index] = found;
    labels.push(boxOf(found, size));
  }
  return placed;
}

/** Whether a line turns at a point: its value is a low or a high. */
function isTurn(points: readonly Point[], index: number): boolean {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  return !!before && !!at && !!after && (at.y - before.y) * (after.y - at.y) < 0;
}

/** Lists the places beside a point, the best first. The first and last label stay within the width of the line. */
function choicesAt(points: readonly Point[], index: number, { height, gap }: LabelSize): Place[] {
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
  const place = (anchor: Label['anchor'], baseline: number): Place => ({
    x: anchor === 'start' ? x + gap / 2 : anchor === 'end' ? x - gap / 2 : x,
    y: baseline,
    anchor,
  });
  // Above a slope a label is on the side where the line is lower, below it on the other.
  const [lower, higher] = after.y > before.y ? (['start', 'end'] as const) : (['end', 'start'] as const);
  return [
    place('middle', above),
    place(lower, above),
    place('middle', below),
    place(higher, below),
    place(higher, above),
    place(lower, below),
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
