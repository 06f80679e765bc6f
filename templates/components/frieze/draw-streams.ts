import type { Point } from '../../drawings/drawing.ts';
import {
  dot,
  isSocial,
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  round,
} from '../../drawings/plot.ts';
import { breakLines, lineHeight } from '../../drawings/text.ts';

/** Where a stream begins, and where its arms lead. */
export interface Stream {
  source: string;
  arms: readonly string[];
}

/** The lines of an arm: its middle, and its banks. */
const banks = [-2, -1, 0, 1, 2];

/**
 * Draws what leads to what as streams that part into arms. The sources begin at the left edge and the names of the arms end at
 * the right one; the streams have the room between.
 */
export function drawStreams(streams: readonly Stream[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const { width, text } = size;
  const room = wide ? { source: 0.34, arm: 0.3 } : { source: 0.36, arm: 0.43 };
  const broken = streams.map(({ source, arms }) => ({
    source: breakLines(source, room.source * width, text),
    arms: arms.map((arm) => breakLines(arm, room.arm * width, text)),
  }));
  const begin =
    longestName(
      broken.flatMap(({ source }) => source),
      size,
    ) +
    1.4 * text;
  const end =
    width -
    longestName(
      broken.flatMap(({ arms }) => arms.flat()),
      size,
    ) -
    0.7 * text;
  const between = isSocial(size)
    ? { arms: 0, streams: 0.5 * text }
    : { arms: 0.4 * text, streams: (wide ? 1 : 0.7) * text };
  const marks: Mark[] = [];
  const labels: PlotLabel[] = [];
  let bottom = 0;
  for (const { source, arms } of broken) {
    const placedArms = arms.map((lines) => {
      const height = lines.length * lineHeight * text + between.arms;
      bottom += height;
      return { lines, y: bottom - height / 2 };
    });
    const y = placedArms.reduce((sum, arm) => sum + arm.y, 0) / placedArms.length;
    bottom += between.streams;
    for (const arm of placedArms) {
      for (const bank of banks)
        marks.push({
          d: course({ x: begin, y: y + 1.5 * bank }, { x: end, y: arm.y + 3.5 * bank }),
          tone: 'accent',
          ...(bank !== 0 && { opacity: round(0.7 - 0.2 * Math.abs(bank)) }),
        });
      labels.push({ x: end + 0.7 * text, y: firstLine(arm.y, arm.lines, size), lines: arm.lines });
    }
    marks.push(dot({ x: begin, y }, wide ? 5 : 4, 'accent'));
    labels.push({ x: begin - text, y: firstLine(y, source, size), anchor: 'end', lines: source });
  }
  return { size, height: bottom - between.streams, marks, labels };
}

/** Draws an arm that leaves its source and reaches its end level. */
function course(from: Point, to: Point): string {
  const middle = round((from.x + to.x) / 2);
  return `M${round(from.x)} ${round(from.y)}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Returns where the first of some lines begins whose middle is at `y`. */
function firstLine(y: number, lines: readonly string[], { text }: PlotSize): number {
  return y + 0.35 * text - ((lines.length - 1) / 2) * lineHeight * text;
}
