import { numberAt } from '#authoring/number-at.ts';
import { smoothLine, widths } from './contour-lines.ts';
import type { Drawing, Line, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';

/** How many weeks each of the seven phases lasts; twelve in all. */
const phaseWeeks = [2, 1, 1, 2, 3, 2, 1] as const;

/** A phase on the wave: its crest, and where it starts and ends. */
interface WavePhase extends Point {
  weeks: number;
  from: number;
  to: number;
}

/** The IATM wave: one crest per phase, higher as the teams take over; the point is the last. */
interface WaveDrawing extends Drawing {
  accent: Line;
  phases: WavePhase[];
  /** The thirteen limits of the twelve weeks, on the base line. */
  weeks: Point[];
}

interface WaveOptions {
  width: number;
  height: number;
  /** How many weeks each phase lasts; those of the IATM by default. */
  weeks?: readonly number[];
}

/** Draws the IATM wave: seven phases over twelve weeks. */
export function drawWave({ width, height, weeks = phaseWeeks }: WaveOptions): WaveDrawing {
  const scale = scaleOf(width, weeks);
  const lineAt = createLines(scale, { width, height });
  const main = lineAt(0);
  const offsets = Array.from(
    { length: 26 },
    (_, index) => height * (index < 9 ? (index - 9) * 0.055 : (index - 8) * 0.036),
  );
  const phases = phasesOn(main, scale);
  const point = phases.at(-1);
  if (!point) throw new Error('A wave needs a phase.');
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: offsets.map((offset, index) => ({
      d: drawn(lineAt(offset), width),
      width: index % 5 === 4 ? widths.fifthBesideAccent : widths.line,
    })),
    accent: { d: drawn(main, width), width: widths.accent },
    phases,
    weeks: Array.from({ length: scale.total + 1 }, (_, index) => ({
      x: Math.round(scale.edge + index * scale.week),
      y: Math.round(height * 0.96),
    })),
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
  /** How many weeks each phase lasts, and after how many it starts. */
  durations: readonly number[];
  starts: readonly number[];
}

function scaleOf(width: number, durations: readonly number[]): Scale {
  const sum = (weeks: readonly number[]): number => weeks.reduce((all, one) => all + one, 0);
  const total = sum(durations);
  const edge = width * 0.04;
  const starts = durations.map((_, index) => sum(durations.slice(0, index)));
  return { edge, week: (width - 2 * edge) / total, total, durations, starts };
}

/** Returns a function that gives the line at a distance from the main one: the farther, the calmer it is. */
function createLines({ edge, week, total, durations, starts }: Scale, frame: { width: number; height: number }) {
  const { width, height } = frame;
  const noise = gradientNoise(seededRandom('wave'));
  const swell = (x: number): number => {
    const at = (x - edge) / week;
    const phase = starts.findLastIndex((start) => start <= at);
    const duration = durations[phase];
    if (duration === undefined || at >= total) return 0;
    const share = Math.sin((Math.PI * (at - numberAt(starts, phase))) / duration);
    return share * share * height * (0.07 + 0.055 * duration);
  };
  const climb = (x: number): number => height * (0.7 - (0.26 * (x - edge)) / (width - 2 * edge));
  return (offset: number) => (x: number) => {
    const away = offset / (0.24 * height);
    const calm = Math.min(1, Math.abs(away)) * 0.06 * height * noise((x / height) * 1.6 + 9, offset / height + 9);
    return (
      climb(x) * (1 - 0.25 * Math.min(1, Math.abs(away))) +
      0.16 * height * Math.min(1, Math.abs(away)) +
      offset -
      swell(x) / (1 + away * away) +
      calm
    );
  };
}

/** Returns the phases with their crests on a line. The smooth line cuts its crests a little: a crest is at the mean around it. */
function phasesOn(line: (x: number) => number, { edge, week, durations, starts }: Scale): WavePhase[] {
  return durations.map((weeks, index) => {
    const from = edge + numberAt(starts, index) * week;
    const middle = from + (weeks * week) / 2;
    return {
      weeks,
      x: Math.round(middle),
      y: Math.round((line(middle - 16) + 2 * line(middle) + line(middle + 16)) / 4),
      from: Math.round(from),
      to: Math.round(from + weeks * week),
    };
  });
}

function drawn(line: (x: number) => number, width: number): string {
  const points: number[] = [];
  for (let x = -60; x <= width + 60; x += 8) points.push(x, line(x));
  return smoothLine(points);
}
