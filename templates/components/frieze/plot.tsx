import type { ReactNode } from 'react';
import { lineHeight } from '../../drawings/text.ts';

/** A size that a frieze is drawn in: the units of its width, and those of its text. */
export interface PlotSize {
  width: number;
  text: number;
}

/** In a wide window a unit is about a pixel; in a narrow one it is at least 0.94. */
export const plotSizes = { wide: { width: 1184, text: 15 }, narrow: { width: 340, text: 12 } } as const;

export const isWide = ({ width }: PlotSize): boolean => width > 600;

/** Renders a drawing of a size, its text in the color of the ground’s ink. */
export function Plot({ size, height, children }: { size: PlotSize; height: number; children: ReactNode }) {
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
      {children}
    </svg>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** `soft`: of an axis; `point`: of the one thing that matters. */
  tone?: 'ink' | 'soft' | 'point';
  /** Each a line, the first at `y`. */
  children: string | readonly string[];
}

/** Renders a label that stays legible over lines. */
export function Label({ x, y, anchor, tone = 'ink', children }: LabelProps) {
  const lines = typeof children === 'string' ? [children] : children;
  return (
    <text
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      fill={tone === 'point' ? 'var(--point)' : 'currentColor'}
      fillOpacity={tone === 'soft' ? 0.75 : undefined}
      stroke="var(--ground)"
      strokeWidth="5"
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

/** Rounds a place in a drawing to a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;
