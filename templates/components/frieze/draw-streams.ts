import type { Point } from '../../drawings/drawing.ts';
import {
  dot,
  isSocial,
  isWide,
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

/** Draws what leads to what as streams that part into arms, which have names where there is room. */
export function drawStreams(streams: readonly Stream[], size: PlotSize): PlotDrawing {
  const social = isSocial(size);
  const [begin, end] = (social ? [0.56, 0.98] : isWide(size) ? [0.36, 0.7] : [0.42, 0.54]).map(
    (share) => share * size.width,
  ) as [number, number];
  const gap = isWide(size) ? size.text : 0.7 * size.text;
  const marks: Mark[] = [];
  const labels: PlotLabel[] = [];
  let bottom = 0;
  for (const { source, arms } of streams) {
    const sourceLines = breakLines(source, begin - 1.5 * size.text, size.text);
    const placedArms = arms.map((arm) => {
      const lines = breakLines(arm, size.width - end - size.text, size.text);
      const height = social ? 15 : lines.length * lineHeight * size.text + 0.4 * size.text;
      bottom += height;
      return { lines, y: bottom - height / 2 };
    });
    const y = placedArms.reduce((sum, arm) => sum + arm.y, 0) / placedArms.length;
    bottom += gap;
    for (const arm of placedArms) {
      for (const bank of banks)
        marks.push({
          d: course({ x: begin, y: y + 1.5 * bank }, { x: end, y: arm.y + (social ? 2 : 3.5) * bank }),
          tone: 'accent',
          ...(bank !== 0 && { opacity: round(0.7 - 0.2 * Math.abs(bank)) }),
        });
      if (!social) labels.push({ x: end + 0.7 * size.text, y: firstLine(arm.y, arm.lines, size), lines: arm.lines });
    }
    marks.push(dot({ x: begin, y }, isWide(size) ? 5 : 4, 'accent'));
    labels.push({ x: begin - size.text, y: firstLine(y, sourceLines, size), anchor: 'end', lines: sourceLines });
  }
  return { size, height: bottom - gap, marks, labels };
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
