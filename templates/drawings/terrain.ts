import type { ContourField } from '../shared-structs.ts';
import type { Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';

/** A terrain over a frame one unit high: its height at a place, and whether its point is the highest or the lowest. */
interface Terrain {
  height: (x: number, y: number) => number;
  point: 'highest' | 'lowest' | Point;
}

/** Makes the terrain of a seed: a mountain ridge, a basin, a river's delta or a grid of blocks. `aspect` is width / height. */
export function makeTerrain(field: ContourField, seed: string, aspect: number): Terrain {
  return makers[field](seed, aspect);
}

type Maker = (seed: string, aspect: number) => Terrain;

const makers: Record<ContourField, Maker> = { ridge, basin, delta, grid };

/** Returns a crest that winds across the frame, with spurs on both sides. */
function ridge(seed: string, aspect: number): Terrain {
  const random = seededRandom(`ridge ${seed}`);
  const noise = gradientNoise(random);
  const centre = { x: aspect * (0.57 + 0.12 * random()), y: 0.38 + 0.2 * random() };
  const angle = (random() < 0.5 ? -1 : 1) * (0.25 + 0.4 * random());
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const bend = 0.22 + 0.12 * random();
  return {
    point: 'highest',
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const a = dx * along.x + dy * along.y;
      const b = dy * along.x - dx * along.y + bend * noise(a * 1.3 + 9, 3);
      const across = b / 0.24;
      const length = a / 0.85;
      const crest = 1 / (1 + across * across) / (1 + length * length);
      const spurs = noise(a * 3.2 + 20, b * 1.6 + 20);
      return crest + 0.3 * spurs * (0.3 + crest) * (1.15 - crest) + 0.14 * noise(x * 1.1 + 40, y * 1.1 + 40);
    },
  };
}

/** Returns a bowl with a rim around it. */
function basin(seed: string, aspect: number): Terrain {
  const random = seededRandom(`basin ${seed}`);
  const noise = gradientNoise(random);
  const centre = { x: aspect * (0.57 + 0.1 * random()), y: 0.42 + 0.16 * random() };
  const angle = Math.PI * random();
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  return {
    point: 'lowest',
    height: (x, y) => {
      const wx = x + 0.16 * noise(x * 1.4 + 7, y * 1.4 + 7);
      const wy = y + 0.16 * noise(x * 1.4 + 31, y * 1.4 + 31);
      const a = (wx - centre.x) * along.x + (wy - centre.y) * along.y;
      const b = (wy - centre.y) * along.x - (wx - centre.x) * along.y;
      const r = Math.sqrt(a * a * 0.72 + b * b * 1.25);
      const bowl = r < 0.62 ? r / 0.62 : 1 - 0.45 * (1 - 1 / (1 + 6 * (r - 0.62) * (r - 0.62)));
      return bowl + 0.17 * noise(wx * 2.1 + 50, wy * 2.1 + 50) * Math.min(1, r * 1.6);
    },
  };
}

/** Returns a river that leaves its valley, parts into arms, and each of them once more. */
function delta(seed: string, aspect: number): Terrain {
  const random = seededRandom(`delta ${seed}`);
  const noise = gradientNoise(random);
  const apex = { x: aspect * (0.62 + 0.08 * random()), y: 0.32 + 0.24 * random() };
  const heading = Math.PI * (0.88 + 0.2 * random());
  const axis = { x: Math.cos(heading), y: Math.sin(heading) };
  const curve = (random() < 0.5 ? -1 : 1) * (0.15 + 0.2 * random());
  const shift = 0.5 * random();
  return {
    point: apex,
    height: (x, y) => {
      const dx = x - apex.x;
      const dy = y - apex.y;
      const t = dx * axis.x + dy * axis.y;
      const wide = 0.13 + 0.31 * (t + Math.sqrt(t * t + 0.03));
      const upstream = Math.min(t, 0);
      const b = dy * axis.x - dx * axis.y - curve * upstream * upstream;
      const bends = 0.35 * noise(t * 1.3 + 12, 4) + 0.3 * noise(t * 2.4 + 30, (b / wide) * 1.2 + 9);
      const stream = b / wide + bends * (0.35 + 0.65 * Math.min(1, wide));
      const parted = within(t / 0.35);
      const again = within((t - 0.4) / 0.4);
      let flow = stream;
      if (parted > 0) flow -= parted * (0.8 - 0.5 * again) * bundle(1.7 * stream + shift, 1.7);
      if (again > 0) flow -= again * 0.5 * bundle(3.4 * stream + 2 * shift, 3.4);
      return flow / Math.sqrt(1 + 1.1 * flow * flow);
    },
  };
}

/** Returns what gathers evenly spread lines into bundles, `often` of them a unit. */
const bundle = (x: number, often: number): number => Math.sin(2 * Math.PI * x) / (2 * Math.PI * often);

/** Rises smoothly from 0 to 1 between 0 and 1. */
function within(t: number): number {
  const share = Math.max(0, Math.min(1, t));
  return share * share * (3 - 2 * share);
}

/** Returns terraced blocks of different sizes on a turned lattice. */
function grid(seed: string, aspect: number): Terrain {
  const random = seededRandom(`grid ${seed}`);
  const noise = gradientNoise(random);
  const peak = { x: aspect * (0.59 + 0.09 * random()), y: 0.38 + 0.24 * random() };
  const angle = (random() < 0.5 ? -1 : 1) * (0.22 + 0.3 * random());
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const cell = 0.36;
  const blocks = [{ a: 0, b: 0, wide: 0.13, deep: 0.11, high: 1.25 }];
  for (let row = -3; row <= 3; row++) {
    for (let column = -4; column <= 3; column++) {
      const block = {
        a: column * cell * 1.15 + (row & 1) * 0.12,
        b: row * cell,
        wide: 0.07 + 0.09 * random(),
        deep: 0.07 + 0.06 * random(),
        high: 0.35 + 0.45 * random(),
      };
      const x = peak.x + block.a * along.x - block.b * along.y;
      const y = peak.y + block.a * along.y + block.b * along.x;
      const seen = Math.abs(x / aspect - 0.5) < 0.6 && Math.abs(y - 0.5) < 0.65;
      if (random() > 0.42 && seen && (row !== 0 || column !== 0)) blocks.push(block);
    }
  }
  return {
    point: peak,
    height: (x, y) => {
      const dx = x - peak.x + 0.03 * noise(x * 1.1, y * 1.1);
      const dy = y - peak.y + 0.03 * noise(x * 1.1 + 20, y * 1.1 + 20);
      const a = dx * along.x + dy * along.y;
      const b = dy * along.x - dx * along.y;
      let union = 0;
      for (const block of blocks) {
        const u = (a - block.a) / block.wide;
        const v = (b - block.b) / block.deep;
        const uu = u * u;
        const vv = v * v;
        const m = Math.sqrt(uu * uu + vv * vv);
        const rise = block.high / (1 + 0.35 * m);
        union += rise * rise * rise;
      }
      return Math.cbrt(union) + 0.05 * noise(x * 1.2 + 40, y * 1.2 + 40);
    },
  };
}
