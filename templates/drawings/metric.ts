import type { Point } from './drawing.ts';

/** A value of a metric, and how much of its time has passed: 0 at the start, 1 at the end. */
export interface MetricValue {
  share: number;
  value: number;
}

/** The room of a metric's line: the heights of its highest value and of its axis, and how far its ends are from the edges. */
interface MetricFrame {
  width: number;
  top: number;
  axis: number;
  inset: number;
}

/** A metric's line over an axis that begins at zero. */
interface MetricDrawing {
  /** The line as path data. */
  course: string;
  /** The measured values, from the start to the end. */
  points: Point[];
  /** The height of zero. */
  axis: number;
  /** Returns where a share of the time is on the axis. */
  across: (share: number) => number;
}

/** Draws the values of a metric as a line, straight between what was measured. */
export function drawMetric(values: readonly MetricValue[], { width, top, axis, inset }: MetricFrame): MetricDrawing {
  const all = values.map(({ value }) => value);
  const lowest = Math.min(0, ...all);
  const range = Math.max(0, ...all) - lowest || 1;
  const height = (value: number): number => Math.round(axis - ((axis - top) * (value - lowest)) / range);
  const across = (share: number): number => Math.round(inset + (width - 2 * inset) * share);
  const points = values.map(({ share, value }) => ({ x: across(share), y: height(value) }));
  return { course: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, points, axis: height(0), across };
}
