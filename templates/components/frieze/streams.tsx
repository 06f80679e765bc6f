import { usePage } from '#authoring/page.ts';
import type { Point } from '../../drawings/drawing.ts';
import { breakLines, lineHeight } from '../../drawings/text.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** Where a stream begins, and where its arms lead. */
interface Stream {
  source: string;
  arms: readonly string[];
}

/** Draws what leads to what as streams that part into arms. */
export function Streams({ streams }: { streams: readonly Stream[] }) {
  const page = usePage();
  const arms = new Set(streams.flatMap((stream) => stream.arms));
  return (
    <Frieze caption={page.t('friezes.streams', { count: streams.length, arms: arms.size })}>
      <BothSizes draw={(size) => <Delta streams={streams} size={size} />} />
    </Frieze>
  );
}

function Delta({ streams, size }: { streams: readonly Stream[]; size: PlotSize }) {
  const wide = isWide(size);
  const [begin, end] = (wide ? [0.36, 0.7] : [0.42, 0.54]).map((share) => share * size.width) as [number, number];
  const gap = size.text;
  let bottom = 0;
  const placed = streams.map(({ source, arms }) => {
    const placedArms = arms.map((arm) => {
      const lines = breakLines(arm, size.width - end - size.text, size.text);
      const height = lines.length * lineHeight * size.text + 0.4 * size.text;
      bottom += height;
      return { lines, y: bottom - height / 2 };
    });
    bottom += gap;
    return {
      lines: breakLines(source, begin - 1.5 * size.text, size.text),
      arms: placedArms,
      y: placedArms.reduce((sum, { y }) => sum + y, 0) / placedArms.length,
    };
  });
  return (
    <Plot size={size} height={bottom - gap}>
      {placed.map(({ lines, arms, y }) => (
        <g key={y}>
          {arms.flatMap((arm) =>
            banks.map((bank) => (
              <path
                key={`${arm.y} ${bank}`}
                d={course({ x: begin, y: y + 1.5 * bank }, { x: end, y: arm.y + 3.5 * bank })}
                stroke="var(--accent)"
                strokeOpacity={bank === 0 ? undefined : round(0.7 - 0.2 * Math.abs(bank))}
              />
            )),
          )}
          <circle cx={round(begin)} cy={round(y)} r={wide ? 5 : 4} fill="var(--accent)" stroke="none" />
          <Label x={begin - size.text} y={firstLine(y, lines, size)} anchor="end">
            {lines}
          </Label>
          {arms.map((arm) => (
            <Label key={arm.y} x={end + 0.7 * size.text} y={firstLine(arm.y, arm.lines, size)}>
              {arm.lines}
            </Label>
          ))}
        </g>
      ))}
    </Plot>
  );
}

/** The lines of an arm: its middle, and its banks. */
const banks = [-2, -1, 0, 1, 2];

/** Draws an arm that leaves its source and reaches its end level. */
function course(from: Point, to: Point): string {
  const middle = round((from.x + to.x) / 2);
  return `M${round(from.x)} ${round(from.y)}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Returns where the first of some lines begins whose middle is at `y`. */
function firstLine(y: number, lines: readonly string[], { text }: PlotSize): number {
  return y + 0.35 * text - ((lines.length - 1) / 2) * lineHeight * text;
}
