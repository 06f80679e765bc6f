/** The frame of a metric's drawing: the heights of the highest value and of the axis, and the room beside the line. */
export const frame = { width: 320, top: 34, axis: 98, inset: 5 } as const;

/** Returns the height of a value on an axis that begins at zero. */
export function valueScale(from: number, to: number): (value: number) => number {
  const { top, axis } = frame;
  const lowest = Math.min(0, from, to);
  const range = Math.max(0, from, to) - lowest || 1;
  return (value) => Math.round(axis - ((axis - top) * (value - lowest)) / range);
}
