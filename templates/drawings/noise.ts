import { numberAt } from '#authoring/values/number-at.ts';
import type { Random } from './random.ts';

/** A smooth random surface: about −1 to 1, with hills one unit apart. */
type Noise = (x: number, y: number) => number;

/** Makes a gradient noise (Perlin's, on 32 × 32 lattice points) from a random source. */
export function gradientNoise(random: Random): Noise {
  const gradientX: number[] = [];
  const gradientY: number[] = [];
  for (let index = 0; index < 1024; index++) {
    const [x, y] = direction(random);
    gradientX.push(x);
    gradientY.push(y);
  }
  // Written out without helpers: a number that goes in or out of a function is an object, and there are millions.
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const left = x - column;
    const top = y - row;
    const northWest = ((row & 31) << 5) | (column & 31);
    const northEast = ((row & 31) << 5) | ((column + 1) & 31);
    const southWest = (((row + 1) & 31) << 5) | (column & 31);
    const southEast = (((row + 1) & 31) << 5) | ((column + 1) & 31);
    const nw = numberAt(gradientX, northWest) * left + numberAt(gradientY, northWest) * top;
    const ne = numberAt(gradientX, northEast) * (left - 1) + numberAt(gradientY, northEast) * top;
    const sw = numberAt(gradientX, southWest) * left + numberAt(gradientY, southWest) * (top - 1);
    const se = numberAt(gradientX, southEast) * (left - 1) + numberAt(gradientY, southEast) * (top - 1);
    const acrossX = left * left * left * (left * (left * 6 - 15) + 10);
    const acrossY = top * top * top * (top * (top * 6 - 15) + 10);
    const above = nw + (ne - nw) * acrossX;
    const below = sw + (se - sw) * acrossX;
    return (above + (below - above) * acrossY) * 1.5;
  };
}

function direction(random: Random): [number, number] {
  for (;;) {
    const x = random() * 2 - 1;
    const y = random() * 2 - 1;
    const length = Math.sqrt(x * x + y * y);
    if (length > 0.2 && length <= 1) return [x / length, y / length];
  }
}
