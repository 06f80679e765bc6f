import { drawWave } from '../../drawings/wave.ts';

interface WaveDrawingProps {
  /** In drawing units: the narrower it is, the larger are its numbers in the same box. */
  width: number;
  height: number;
  /** How large the circle of a number is, in drawing units. */
  radius: number;
}

/**
 * Draws the IATM wave with the number of each phase on its crest, for the text beside it, which has the same phases.
 * Its looks are attributes: a rule of a page overrides them, and the style sheet of every other page stays as small.
 */
export function WaveDrawing({ width, height, radius }: WaveDrawingProps) {
  const { viewBox, paths, accent, phases } = drawWave({ width, height });
  return (
    <svg viewBox={viewBox} width="100%" fill="none" stroke="var(--sky-500)" aria-hidden="true">
      {[...paths, accent].map((line) => (
        <path
          key={line.d}
          d={line.d}
          stroke={line === accent ? 'var(--ink)' : undefined}
          strokeWidth={line.width}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <g
        strokeWidth="2"
        fontFamily="var(--font-display)"
        fontSize={Math.round(radius * 1.1)}
        fontWeight="600"
        textAnchor="middle"
      >
        {phases.map(({ x, y }, index) => {
          const isLast = index === phases.length - 1;
          return (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle
                r={radius}
                fill={isLast ? 'var(--coral-500)' : 'var(--ground)'}
                stroke={isLast ? 'none' : 'var(--rule-strong)'}
              />
              <text dy={Math.round(radius * 0.36)} fill={isLast ? 'var(--navy-950)' : 'var(--ink)'} stroke="none">
                {index + 1}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
