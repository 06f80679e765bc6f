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

/** How long a stream is at least, as a share of the width. */
const shortest = 0.09;

/**
 * Draws what leads to what as streams that part into arms. The sources begin at the left edge and the names of the arms end at
 * the right one; the streams have the room between.
 */
export function drawStreams(streams: readonly Stream[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const { width, text } = size;
  const named = streams.map(({ source, arms }) => ({
    source,
    arms: arms.map((arm) => breakLines(arm, (wide ? 0.3 : 0.43) * width, text)),
  }));
  const end =
    width -
    longestName(
      named.flatMap(({ arms }) => arms.flat()),
      size,
    ) -
    0.7 * text;
  const room = Math.min((wide ? 0.34 : 0.36) * width, end - shortest * width - 1.4 * text);
  const broken = named.map(({ source, arms }) => ({ source: breakLines(source, room, text), arms }));
  const begin =
    longestName(
      broken.flatMap(({ source }) => source),
      size,
    ) +
    1.4 * text;
  const between = isSocial(size)
    ? { arms: 0, streams: 0.5 * text }
    : { arms: (wide ? 0.4 : 0.25) * text, streams: (wide ? 1 : 0.5) * text };
  const marks: Mark[] = [];
  const labels: PlotLabel[] = [];
  let bottom = 0;
  for (const { source, arms } of broken) {
    // A source with more lines than its arms has room for them.
    const armsHeight = arms.flat().length * lineHeight * text + arms.length * between.arms;
    const spare = Math.max(0, source.length * lineHeight * text - armsHeight) / 2;
    bottom += spare;
    const placedArms = arms.map((lines) => {
      const height = lines.length * lineHeight * text + between.arms;
      bottom += height;
      return { lines, y: bottom - height / 2 };
    });
    const y = placedArms.reduce((sum, arm) => sum + arm.y, 0) / placedArms.length;
    bottom += spare + between.streams;
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
