import type { Random } from './random.ts';

/** A smooth random surface: about −1 to 1, with hills one unit apart. */
export type Noise = (x: number, y: number) => number;

/** Makes a gradient noise (Perlin's, on 32 × 32 lattice points) from a random source. */
export function gradientNoise(random: Random): Noise {
  const gradientX = new Float64Array(1024);
  const gradientY = new Float64Array(1024);
  for (let index = 0; index < 1024; index++) {
    const [x, y] = direction(random);
    gradientX[index] = x;
    gradientY[index] = y;
  }
  const corner = (column: number, row: number, x: number, y: number): number => {
    const index = ((row & 31) << 5) | (column & 31);
    return (gradientX[index] as number) * x + (gradientY[index] as number) * y;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const left = x - column;
    const top = y - row;
    const acrossX = fade(left);
    const above = mix(corner(column, row, left, top), corner(column + 1, row, left - 1, top), acrossX);
    const below = mix(corner(column, row + 1, left, top - 1), corner(column + 1, row + 1, left - 1, top - 1), acrossX);
    return mix(above, below, fade(top)) * 1.5;
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

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
