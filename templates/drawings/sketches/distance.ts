/** Returns the smaller of two distances, rounded where they are within `round` of each other. */
export function smoothMin(a: number, b: number, round: number): number {
  const share = Math.max(0, round - Math.abs(a - b)) / round;
  return Math.min(a, b) - (share * share * round) / 4;
}

/** Returns the distance to a box, from the distances beyond two of its sides; negative inside. */
export function toBox(u: number, v: number): number {
  const outsideU = Math.max(0, u);
  const outsideV = Math.max(0, v);
  return Math.sqrt(outsideU * outsideU + outsideV * outsideV) + Math.min(0, Math.max(u, v));
}
