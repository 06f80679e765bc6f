import { type PlotDrawing, type PlotLabel, round, type Tone } from '../../drawings/plot.ts';
import { lineHeight } from '../../drawings/text.ts';

interface PlotProps {
  plot: PlotDrawing;
  /** The markup of lines below the marks. */
  terrain?: string;
}

const colors: Record<Tone, string | undefined> = {
  ink: undefined,
  soft: undefined,
  accent: 'var(--accent)',
  point: 'var(--point)',
  ground: 'var(--ground)',
};

/** Renders a plot, its text in the color of the ground’s ink. */
export function Plot({ plot: { size, height, marks, labels }, terrain = '' }: PlotProps) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${Math.ceil(height)}`}
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize={size.text}
      aria-hidden="true"
    >
      {terrain && <g dangerouslySetInnerHTML={{ __html: terrain }} />}
      {marks.map(({ d, tone = 'ink', width, opacity, isFilled }) => (
        <path
          key={d + tone}
          d={d}
          stroke={colors[tone]}
          strokeWidth={width}
          strokeOpacity={opacity}
          fill={isFilled ? colors[tone] : undefined}
          fillOpacity={isFilled ? 0.15 : undefined}
        />
      ))}
      {labels.map((label) => (
        <Label key={`${label.x} ${label.y}`} label={label} halo={terrain ? 14 : 5} />
      ))}
    </svg>
  );
}

/** Renders a label, around which lines end. */
function Label({ label: { x, y, lines, anchor, tone }, halo }: { label: PlotLabel; halo: number }) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      fill={tone === 'point' ? 'var(--point)' : 'currentColor'}
      fillOpacity={tone === 'soft' ? 0.75 : undefined}
      stroke="var(--ground)"
      strokeWidth={halo}
      paintOrder="stroke"
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={round(x)} dy={index === 0 ? undefined : `${lineHeight}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
