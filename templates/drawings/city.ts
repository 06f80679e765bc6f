import type { CityMap } from '../pages/office/map-struct.ts';
import { levelLines, levelPath, smoothLine, widths } from './contour-lines.ts';
import type { Drawing, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { distanceToLine, distanceToOutline } from './outline.ts';
import { type Place, parsePlaces } from './places.ts';
import { seededRandom } from './random.ts';
import { sampleHeights } from './trace.ts';

/** The frame of a drawing, and the side of the square in its middle that is always in sight. */
interface Frame {
  width: number;
  height: number;
  square: number;
}

const kilometersPerDegree = 111.32;
const lines = 20;
/** How far the two lines of tracks are from their middle, and half of the platform at their end. */
const rail = 5;
const platform = 15;
/** The rings in a park, as shares of its outline. */
const rings = [1, 0.66, 0.33];

/** Returns a function that gives where a place is in the frame of a city's drawing. */
export function projectCity({ middle, side }: CityMap, frame: Frame): (place: Place) => Point {
  const scale = (frame.square / side) * kilometersPerDegree;
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  return ({ longitude, latitude }) => ({
    x: frame.width / 2 + (longitude - middle.longitude) * narrowing * scale,
    y: frame.height / 2 - (latitude - middle.latitude) * scale,
  });
}

/**
 * Draws a city as it is: water, streets, parks and tracks, and contour lines that rise from the water. The point is the
 * office.
 */
export function drawCity({ map, office, ...frame }: Frame & { map: CityMap; office: Place }): Drawing {
  const { width, height, square } = frame;
  const project = projectCity(map, frame);
  const courses = (rows: readonly string[] = []): Point[][] => rows.map((row) => parsePlaces(row).map(project));
  const unit = square / map.side;
  const step = square / 62;
  const rivers = (map.rivers ?? []).map((river) => ({
    line: parsePlaces(river.course).map(project),
    half: (river.width * unit) / 2,
  }));
  const land = rise({ ...map, unit, step, rivers, courses });
  const heights = sampleHeights(land, { width, height, step, margin: 2 });
  const contours = levelLines(heights, {
    count: lines,
    // None in the water.
    clear: [{ level: -0.5, by: 0.52 }],
  });
  const brooks = rivers.filter(({ half }) => half < step).map(({ line }) => line);
  const tracks = courses(map.rails).flatMap(drawTracks);
  const point = project(office);
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    // The streets first: whoever leaves out lines keeps the first.
    paths: [
      {
        d: [...courses(map.streets), ...courses(map.parks).flatMap(drawRings)].map(pathThrough).join(''),
        width: widths.fifthBesideAccent,
      },
      ...contours.map(({ d }) => ({ d, width: widths.line })),
    ],
    accent: {
      d: [levelPath(heights, 0, square / 3), ...[...brooks, ...tracks].map(pathThrough)].join(''),
      width: widths.accent,
    },
    point: { x: Math.round(point.x), y: Math.round(point.y) },
  };
}

interface Ground extends Pick<CityMap, 'gorge' | 'valleys' | 'waters' | 'islands'> {
  /** A kilometer, and a cell of the lattice, in units of the drawing. */
  unit: number;
  step: number;
  rivers: readonly { line: readonly Point[]; half: number }[];
  courses: (rows?: readonly string[]) => Point[][];
}

/** Returns a function that gives how high a place is above the nearest water: negative in it. */
function rise({ gorge, unit, step, rivers, courses, ...map }: Ground): (x: number, y: number) => number {
  const [valleys, waters, islands] = [courses(map.valleys), courses(map.waters), courses(map.islands)];
  const noise = gradientNoise(seededRandom('city'));
  const toWater = (x: number, y: number): number =>
    Math.max(
      Math.min(
        // A brook is narrower than the lattice: it has no banks.
        ...rivers.map(({ line, half }) => distanceToLine(line, x, y) - (half < step ? 0 : half)),
        ...waters.map((outline) => distanceToOutline(outline, x, y)),
        ...valleys.map((line) => distanceToLine(line, x, y)),
      ),
      ...islands.map((outline) => -distanceToOutline(outline, x, y)),
    );
  return (x, y) => {
    const away = toWater(x, y) / unit;
    const unrest = Math.min(1, Math.max(0, 3 * away)) * noise((x / unit) * 1.8 + 20, (y / unit) * 1.8 + 20);
    return (gorge ? away / (away + gorge) : away) + 0.14 * unrest;
  };
}

const pathThrough = (points: readonly Point[]): string => smoothLine(points.flatMap(({ x, y }) => [x, y]));

/** Draws a park as rings around its middle. */
function drawRings(outline: readonly Point[]): Point[][] {
  const mean = (axis: 'x' | 'y'): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const [x, y] = [mean('x'), mean('y')];
  return rings.map((share) =>
    [...outline, ...outline.slice(0, 1)].map((point) => ({
      x: x + share * (point.x - x),
      y: y + share * (point.y - y),
    })),
  );
}

/** Draws tracks as two lines that begin at a platform. */
function drawTracks(course: readonly Point[]): Point[][] {
  const beside = (by: number): Point[] =>
    course.map(({ x, y }, index) => {
      const [from, to] = [course[Math.max(0, index - 1)], course[index + 1] ?? { x, y }];
      const [dx, dy] = [to.x - (from?.x ?? x), to.y - (from?.y ?? y)];
      const length = Math.hypot(dx, dy);
      return { x: x - (by * dy) / length, y: y + (by * dx) / length };
    });
  return [beside(-rail), beside(rail), [-platform, platform].flatMap((by) => beside(by).slice(0, 1))];
}
