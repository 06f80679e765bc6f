import { usePage } from '#authoring/page.ts';
import { plotSizes } from '../../drawings/plot.ts';
import { drawWave, spreadCrests, type WeekSpan } from '../../drawings/wave.ts';

interface WaveDrawingProps {
  /** In drawing units: the narrower it is, the larger are its numbers in the same box. */
  width: number;
  height: number;
  /** How large the circle of a number is, in drawing units. */
  radius: number;
  /** The weeks of each phase; those of the IATM by default. */
  spans?: readonly WeekSpan[];
  /** The value of each phase, if its height is not how many weeks it has. */
  heights?: readonly number[];
  /** Marks the weeks, or what they stand for, below the wave, with the number of the first of each phase. */
  axis?: 'weeks' | 'months';
  /** How far the lines go on at both sides, in drawing units. */
  bleed?: number;
  /** Ends below the lowest line, for a page that shows what is outside the drawing. */
  isWhole?: boolean;
  /** Writes the name and the weeks of each phase below it. */
  labels?: readonly { name: string; weeks: string }[];
}

/**
 * Draws a wave with the number of each phase on its crest, for the text beside it, which has the same phases.
 * Its looks are attributes: a rule of a page overrides them, and the style sheet of every other page stays as small.
 */
export function WaveDrawing(props: WaveDrawingProps) {
  const { width, height, radius, spans, heights, bleed, axis, isWhole = false, labels = [] } = props;
  const { paths, accent, phases, levels, weeks, top, bottom } = drawWave({ width, height, spans, heights, bleed });
  const text = Math.round(radius * 11) / 10;
  const below = (axis ? axisHeight * largestSize(width) : 0) + (labels.length > 0 ? labelHeight : 0);
  return (
    <svg
      viewBox={`0 ${top} ${width} ${Math.max(height + below, isWhole ? bottom : 0) - top}`}
      width="100%"
      fill="none"
      stroke="var(--sky-500)"
      fontSize={axis ? legibleSize(width) : text}
      aria-hidden="true"
    >
      {[...paths, accent].map((line) => (
        <path
          key={line.d}
          d={line.d}
          stroke={line === accent ? 'var(--ink)' : undefined}
          strokeWidth={line.width}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {(axis || labels.length > 0) && (
        // No line goes on behind the axis and the labels.
        <path
          d={`M${-width} ${height}H${2 * width}V${Math.max(bottom, height + below)}H${-width}z`}
          fill="var(--ground)"
          data-cover=""
        />
      )}
      {labels.map(({ name, weeks: time }, index) => (
        <PhaseLabel
          key={name}
          name={name}
          time={time}
          x={phases[index]?.from ?? 0}
          y={height}
          isLower={index % 2 === 1}
        />
      ))}
      {axis && (
        <Axis
          unit={axis}
          height={heights ? 'days' : axis}
          weeks={weeks}
          phases={phases}
          end={weeks.at(-1)?.x ?? width}
          y={height}
        />
      )}
      <Levels levels={levels} x={weeks[0]?.x ?? 0} />
      <g strokeWidth="2" fontFamily="var(--font-display)" fontWeight="600" textAnchor="middle">
        {spreadCrests(phases, 2.5 * radius).map(({ x, y }, index) => {
          const isLast = index === phases.length - 1;
          return (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle
                r={radius}
                fill={isLast ? 'var(--coral-500)' : 'var(--ground)'}
                stroke={isLast ? 'none' : 'var(--rule-strong)'}
              />
              <text dy=".33em" fill={isLast ? 'var(--navy-950)' : 'var(--ink)'} stroke="none">
                {index + 1}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/**
 * Returns a size of text, in drawing units, that has 12 to 18 px where the drawing takes the width of its container and
 * that is 320 to 1200 px: the wider it is, the larger is a unit.
 */
const legibleSize = (width: number): string => `max(${width / 70}px, ${width / 20.8}px - ${(0.156 * width) / 48}cqi)`;

/** Returns the largest of those sizes, in drawing units: where the container is 320 px. */
const largestSize = (width: number): number => Math.ceil(0.0377 * width);

/** Two rows of labels, because a name may be wider than its phase. */
const labelHeight = 110;

interface PhaseLabelProps {
  name: string;
  time: string;
  x: number;
  y: number;
  isLower: boolean;
}

function PhaseLabel({ name, time, x, y, isLower }: PhaseLabelProps) {
  const top = y + (isLower ? 74 : 20);
  return (
    <g fontSize={plotSizes.wide.text}>
      {/* In the lower row the line leaves out the label before it in the upper row. */}
      <path
        d={`M${x} ${y}${isLower ? `V${y + 3}M${x} ${top - 22}` : ''}V${top + 22}`}
        stroke="var(--rule-strong)"
        strokeOpacity="0.6"
      />
      <text x={x + 8} y={top} fill="var(--ink)" stroke="none" fontWeight="600">
        {name}
      </text>
      <text x={x + 8} y={top + 20} fill="var(--ink-soft)" stroke="none">
        {time}
      </text>
    </g>
  );
}

/** Writes the values that crests have at the left of the wave, each at its height. */
function Levels({ levels, x }: { levels: readonly { value: number; y: number }[]; x: number }) {
  return (
    <g
      fill="var(--ink)"
      stroke="var(--ground)"
      strokeWidth="6"
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="end"
      data-levels=""
    >
      {levels.map(({ value, y }) => (
        <text key={value} x={x} y={y} dy=".35em">
          {value}
        </text>
      ))}
    </g>
  );
}

/** The height of the axis, in sizes of its text: a row of numbers with their unit, and one for what the height is. */
const axisHeight = 3.4;

/** What the unit takes beside the numbers, in drawing units. */
const unitWidth = 100;

interface AxisProps {
  unit: 'weeks' | 'months';
  /** The unit of the height. */
  height: 'weeks' | 'months' | 'days';
  weeks: readonly { x: number }[];
  phases: readonly { week: number; from: number }[];
  /** Where the unit ends. */
  end: number;
  /** Where the axis is. */
  y: number;
}

function Axis({ unit, height, weeks, phases, end, y }: AxisProps) {
  const page = usePage();
  const [first, last] = [weeks[0]?.x ?? 0, weeks.at(-1)?.x ?? 0];
  const starts = new Map(phases.map(({ week, from }) => [from, week]));
  // A number at the end takes the place of the unit.
  const isInRow = Math.max(...starts.keys()) < end - unitWidth;
  return (
    <g stroke="var(--ink-soft)" data-weeks="">
      <path d={`M${first} ${y}H${last}${weeks.map(({ x }) => `M${x} ${y}v${starts.has(x) ? 8 : 4}`).join('')}`} />
      <g fill="var(--ink-soft)" stroke="none">
        {[...starts]
          // Weeks before the wave have no number.
          .filter(([, week]) => week > 0)
          .map(([x, week]) => (
            <text key={x} x={x} y={y} dy="1.75em" textAnchor="middle">
              {week}
            </text>
          ))}
        <text x={first} y={y} dy="3em">
          {page.t(`friezes.stepHeight.${height}`)}
        </text>
        <text x={end} y={y} dy={isInRow ? '1.75em' : '3em'} textAnchor="end">
          {page.t(`units.${unit}`, { count: 2 })}
        </text>
      </g>
    </g>
  );
}
