import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';

const cell = 0.16;
const rows = 14;

/** Lanes that wind between houses inside a wall. */
export function medina({ aspect, random, noise }: Ground): City {
  const columns = Math.ceil(aspect / cell) + 6;
  const houses: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      houses.push({
        x: (column - 2.5 + 0.7 * (random() - 0.5)) * cell,
        y: (row - 2.5 + 0.7 * (random() - 0.5)) * cell,
      });
    }
  }
  /** How far a place is from the lane between its two nearest houses. */
  const toLane = (x: number, y: number): number => {
    const column = Math.floor(x / cell) + 3;
    const row = Math.floor(y / cell) + 3;
    let nearest = 9;
    let second = 9;
    for (let near = row - 2; near <= row + 2; near++) {
      for (let beside = column - 2; beside <= column + 2; beside++) {
        const house = houses[near * columns + beside];
        if (house === undefined) continue;
        const dx = x - house.x;
        const dy = y - house.y;
        const away = dx * dx + dy * dy;
        if (away < nearest) {
          second = nearest;
          nearest = away;
        } else if (away < second) second = away;
      }
    }
    return Math.sqrt(second) - Math.sqrt(nearest);
  };
  const centre = { x: aspect * 0.6, y: 0.5 };
  return {
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const wall = 0.42 - Math.sqrt(dx * dx * 0.7 + dy * dy * 1.15) + 0.09 * noise(x * 1.9 + 3, y * 1.9 + 3);
      return wall < 0 ? wall * 0.4 : Math.min(wall * 1.4, toLane(x, y));
    },
    lines: 24,
    byArea: 0.3,
    edge: 0,
    empty: { from: -0.008, to: 0.022 },
    strokes: [],
    point: centre,
  };
}
