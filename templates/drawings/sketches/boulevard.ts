import type { City, Ground } from './city.ts';
import { smoothMin } from './distance.ts';

const avenues = 8;
const square = 0.07;
const rings = [square, 0.3, 0.62, 1, 1.45];

/** Avenues that meet on a square, and the boulevards around it. */
export function boulevard({ aspect, random, noise }: Ground): City {
  const centre = { x: aspect * 0.62, y: 0.5 };
  const turn = random() * 0.5;
  const sector = (2 * Math.PI) / avenues;
  const streets = Array.from({ length: avenues }, (_, index) => {
    const angle = turn + index * sector;
    return [square + 0.004, 0.3, 0.6, 0.9, 1.3, 1.8].map((far) => ({
      x: centre.x + far * Math.cos(angle),
      y: centre.y + far * Math.sin(angle),
    }));
  });
  const circle = Array.from({ length: 49 }, (_, index) => {
    const angle = ((index % 48) / 48) * 2 * Math.PI;
    return { x: centre.x + 0.3 * Math.cos(angle), y: centre.y + 0.3 * Math.sin(angle) };
  });
  return {
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const far = Math.sqrt(dx * dx + dy * dy);
      const turns = (Math.atan2(dy, dx) - turn) / sector;
      const toAvenue = far * Math.sin(Math.abs(turns - Math.round(turns)) * sector);
      let toRing = 9;
      for (const ring of rings) toRing = Math.min(toRing, Math.abs(far - ring));
      if (far < square) return 0;
      return smoothMin(toAvenue, toRing, 0.04) * (1 + 0.25 * noise(x * 2 + 5, y * 2 + 5));
    },
    lines: 13,
    byArea: 0.5,
    empty: { from: -1, to: 0.012 },
    strokes: [...streets, circle],
    point: centre,
  };
}
