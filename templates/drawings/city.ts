import type { CityMap } from '../pages/office/map-struct.ts';
import { smoothLine } from './contour-lines.ts';
import type { Point } from './drawing.ts';
import { type Place, parsePlaces } from './places.ts';

/** The frame of a drawing, and the side of the square in its middle that is always in sight. */
interface Frame {
  width: number;
  height: number;
  square: number;
}

/** A part of a map: areas are filled, the others are lines, of a width in the units of the drawing. */
export interface CityLayer {
  is: 'park' | 'water' | 'island' | 'river' | 'street' | 'rail' | 'sleeper' | 'station';
  d: string;
  width?: number;
}

const kilometersPerDegree = 111.32;
/** Widths of lines as shares of the square; a narrow canal is wider than it is, to be seen. */
const shares = { street: 0.011, rail: 0.011, sleeper: 0.006, station: 0.034, narrowest: 0.012 };

/** Returns a function that gives where a place is in the frame of a city's drawing. */
export function projectCity({ middle, side }: CityMap, frame: Frame): (place: Place) => Point {
  const scale = (frame.square / side) * kilometersPerDegree;
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  return ({ longitude, latitude }) => ({
    x: frame.width / 2 + (longitude - middle.longitude) * narrowing * scale,
    y: frame.height / 2 - (latitude - middle.latitude) * scale,
  });
}

/** Draws a city as it is, as layers from the ground up: parks, water, streets, and tracks with their stations. */
export function drawCity({ map, ...frame }: Frame & { map: CityMap }): CityLayer[] {
  const project = projectCity(map, frame);
  const coursesOf = (rows: readonly string[] = []): Point[][] => rows.map((row) => parsePlaces(row).map(project));
  const widthOf = (share: number): number => Math.round(share * frame.square);
  const tracks = coursesOf(map.rails);
  const tracksPath = linesThrough(tracks);
  const layers: CityLayer[] = [
    { is: 'park', d: outlinesOf(coursesOf(map.parks)) },
    { is: 'water', d: outlinesOf(coursesOf(map.waters)) },
    ...(map.rivers ?? []).map(
      ({ course, width }): CityLayer => ({
        is: 'river',
        d: linesThrough(coursesOf([course])),
        width: widthOf(Math.max(shares.narrowest, width / map.side)),
      }),
    ),
    { is: 'island', d: outlinesOf(coursesOf(map.islands)) },
    { is: 'street', d: linesThrough(coursesOf(map.streets)), width: widthOf(shares.street) },
    { is: 'rail', d: tracksPath, width: widthOf(shares.rail) },
    { is: 'sleeper', d: tracksPath, width: widthOf(shares.sleeper) },
    {
      is: 'station',
      d: tracks.map(([start]) => (start ? `M${Math.round(start.x)} ${Math.round(start.y)}h0` : '')).join(''),
      width: widthOf(shares.station),
    },
  ];
  return layers.filter(({ d }) => d !== '');
}

const linesThrough = (courses: readonly Point[][]): string =>
  courses.map((course) => smoothLine(course.flatMap(({ x, y }) => [x, y]))).join('');

/** Draws outlines with corners, as parks and docks have. */
const outlinesOf = (outlines: readonly Point[][]): string =>
  outlines.map((outline) => `M${outline.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`).join('');
