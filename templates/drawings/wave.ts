import { smoothLine, widths } from './contour-lines.ts';
import type { Drawing, Line, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';

/** The first and the last week of a phase, counted from 1; the last phase may have no end. */
export interface WeekSpan {
  from: number;
  to?: number;
}

/** The seven phases of the IATM, in twelve weeks. */
export const iatmWeeks: readonly WeekSpan[] = [
  { from: 1, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: 4 },
  { from: 5, to: 6 },
  { from: 7, to: 9 },
  { from: 10, to: 11 },
  { from: 12, to: 12 },
];

/** A phase on the wave: its crest, and where it starts and ends. */
interface WavePhase extends Point {
  /** The number of its first week. */
  week: number;
  from: number;
  to: number;
}

/** A wave: one crest per phase, as high as its value; the point is the last. */
interface WaveDrawing extends Drawing {
  /** The upper end of the highest line within the width: 0, or above the drawing. */
  top: number;
  accent: Line;
  phases: WavePhase[];
  /** The values of the phases, each once, the lowest first, and how high they are. */
  levels: { value: number; y: number }[];
  /** The limits of the weeks, on the base line. */
  weeks: Point[];
  /** The lower end of the lowest line within the width: it is below the height. */
  bottom: number;
}

interface WaveOptions {
  width: number;
  height: number;
  /** The weeks of each phase; phases may overlap. Those of the IATM by default. */
  spans?: readonly WeekSpan[];
  /** The value of each phase, which is its height; by default, how many weeks it has. */
  heights?: readonly number[];
  /** How far the lines go on at both sides. */
  bleed?: number;
}

/** Draws a wave: the phases over their weeks. */
export function drawWave({ width, height, spans = iatmWeeks, heights, bleed = 60 }: WaveOptions): WaveDrawing {
  const scale = scaleOf(width, spans, heights);
  const lineAt = createLines(scale, { width, height });
  const main = lineAt(0);
  const drawn = (line: (x: number) => number): string => {
    const points: number[] = [];
    for (let x = -bleed; x <= width + bleed; x += 8) points.push(x, line(x));
    return smoothLine(points);
  };
  const offsets = Array.from(
    { length: 26 },
    (_, index) => height * (index < 9 ? (index - 9) * 0.055 : (index - 8) * 0.036),
  );
  const along = (line: (x: number) => number): number[] =>
    Array.from({ length: Math.ceil(width / 8) }, (_, index) => line(8 * index));
  const phases = phasesOn(main, scale);
  const point = phases.at(-1);
  if (!point) throw new Error('A wave needs a phase.');
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: offsets.map((offset, index) => ({
      d: drawn(lineAt(offset)),
      width: index % 5 === 4 ? widths.fifthBesideAccent : widths.line,
    })),
    accent: { d: drawn(main), width: widths.accent },
    phases,
    levels: [...new Set(scale.phases.flatMap(({ value }) => value ?? []))]
      .toSorted((a, b) => a - b)
      .map((value) => ({ value, y: Math.round(height * (rest - value * scale.rise)) })),
    weeks: Array.from({ length: scale.total + 1 }, (_, index) => ({
      x: Math.round(scale.edge + index * scale.week),
      y: Math.round(height * 0.96),
    })),
    // The smooth line goes a little beyond its points.
    top: Math.min(0, Math.floor(Math.min(...along(lineAt(Math.min(...offsets))))) - 4),
    bottom: Math.ceil(Math.max(...along(lineAt(Math.max(...offsets))))) + 4,
    point,
  };
}

/** Where the weeks are on the drawing. */
interface Scale {
  /** How far the first week is from the left, and the last one from the right. */
  edge: number;
  /** How wide a week is. */
  week: number;
  /** How many weeks there are. */
  total: number;
  /** The share of the height that the line rises for each unit of a value. */
  rise: number;
  /** After how many weeks each phase starts, how many it lasts, and its value; one without an end may have none. */
  phases: readonly { week: number; start: number; duration: number; value: number | undefined }[];
}

/** Where the line is without a phase, and how far it rises for the highest one, as shares of the height. */
const rest = 0.8;
const highest = 0.56;
/** The value of a phase without an end, as a share of the highest one. */
const openValue = 0.5;

function scaleOf(width: number, spans: readonly WeekSpan[], heights: readonly number[] | undefined): Scale {
  const first = Math.min(...spans.map(({ from }) => from));
  const known = Math.max(...spans.map(({ from, to = from - 1 }) => to)) - first + 1;
  const phases = spans.map(({ from, to }, index) => ({
    week: from,
    start: from - first,
    // An open end goes on for a third of what is known.
    duration: to === undefined ? Math.ceil(known / 3) : to - from + 1,
    value: heights ? heights[index] : to === undefined ? undefined : to - from + 1,
  }));
  const total = Math.max(...phases.map(({ start, duration }) => start + duration));
  const edge = width * 0.04;
  const rise = highest / Math.max(...phases.map(({ value = 0 }) => value));
  return { edge, week: (width - 2 * edge) / total, total, rise, phases };
}

/** Returns a function that gives the line at a distance from the main one: the farther, the calmer it is. */
function createLines({ edge, week, rise, phases }: Scale, frame: { width: number; height: number }) {
  const { height } = frame;
  const noise = gradientNoise(seededRandom('wave'));
  const swell = (x: number): number => {
    const at = (x - edge) / week;
    const rises = phases.map(({ start, duration, value }) => {
      if (at < start || at >= start + duration) return 0;
      const share = Math.sin((Math.PI * (at - start)) / duration);
      return share * share * (value === undefined ? openValue * highest : value * rise);
    });
    return height * Math.max(...rises);
  };
  return (offset: number) => (x: number) => {
    const away = offset / (0.24 * height);
    const calm = Math.min(1, Math.abs(away)) * 0.06 * height * noise((x / height) * 1.6 + 9, offset / height + 9);
    return rest * height + offset - swell(x) / (1 + away * away) + calm;
  };
}

/** Returns the phases with their crests on a line. The smooth line cuts its crests a little: a crest is at the mean around it. */
function phasesOn(line: (x: number) => number, { edge, week, phases }: Scale): WavePhase[] {
  return phases.map(({ week: number, start, duration }) => {
    const from = edge + start * week;
    const middle = from + (duration * week) / 2;
    const around = Math.min(16, (duration * week) / 8);
    return {
      week: number,
      x: Math.round(middle),
      y: Math.round((line(middle - around) + 2 * line(middle) + line(middle + around)) / 4),
      from: Math.round(from),
      to: Math.round(from + duration * week),
    };
  });
}

/** Moves crests that are nearer than `apart` away from each other. */
export function spreadCrests<Place extends { x: number }>(places: readonly Place[], apart: number): Place[] {
  const moved = places.map((place) => ({ ...place }));
  for (const [index, right] of moved.entries()) {
    const left = moved[index - 1];
    const overlap = left ? apart - (right.x - left.x) : 0;
    if (!left || overlap <= 0) continue;
    left.x -= Math.floor(overlap / 2);
    right.x += Math.ceil(overlap / 2);
  }
  return moved;
}
