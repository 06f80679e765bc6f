import { coastRings } from './coast-rings.ts';
import { levelPath } from './contour-lines.ts';
import type { Point } from './drawing.ts';
import { squaredDistance } from './outline.ts';
import { type Place, parsePlaces } from './places.ts';
import { sampleHeights } from './trace.ts';

/** Where a place and its name are on the map. */
interface MapPoint extends Point {
  /** The name is on the west of the point, so that it keeps clear of neighbors in the east. */
  isWest: boolean;
  /** The middle of the name; names that are close to each other move apart. */
  nameY: number;
}

/** What is always in sight, in degrees; coasts continue on all sides for boxes of other shapes. */
const frame = { west: -9.8, east: 12, south: 30.6, north: 54.6 };
const height = 1000;
const scale = height / (mercator(frame.north) - mercator(frame.south));
const width = Math.round((frame.east - frame.west) * scale);
/** How far the lines in the sea are drawn around the frame. */
const margin = 850;
/** Distances of the lines in the sea from the coast. */
const distances = [14, 32, 54, 80, 112, 152, 204];
/** Side of a cell of the lattice in which distances are measured. */
const cell = 11;
/** Side of the squares in which coasts are looked up. */
const side = 4 * cell;
/** Shorter lines in the sea are left out. */
const shortest = 90;
/** How far the names of neighbors are apart, from middle to middle. */
const lineHeight = 34;
/** Places within this distance are neighbors. */
const near = 300;
/** The room around the places of a part, for their names and the coasts. */
const aroundMost = { x: 88, y: 44 };
const aroundOne = { x: 84, y: 32 };

/** The frame of the map; all else is in its units. */
export const mapViewBox = `0 0 ${width} ${height}`;

/** The coast, and the lines in the sea at equal distances from it, nearest first: path data. */
interface Coasts {
  coast: string;
  depths: string[];
}

let drawn: Coasts | undefined;

/** Draws the coasts between the North Sea and Morocco, once a process: no content changes them. */
export function drawCoasts(): Coasts {
  drawn ??= traceCoasts();
  return drawn;
}

function traceCoasts(): Coasts {
  const rings = coastRings.map(parseRing);
  const lattice = { width, height, step: cell, margin: Math.round(margin / cell) };
  // Farther out no line is drawn.
  const reach = Math.max(...distances) + 2 * cell;
  const map = sampleHeights(distanceFrom(rings, reach), lattice);
  return {
    coast: rings.map(ringPath).join(''),
    depths: distances.map((distance) => levelPath(map, distance, shortest)),
  };
}

/** A part of the map, and the places in it. */
interface MapPart {
  viewBox: string;
  places: readonly number[];
}

/**
 * Parts places, by their numbers, into those that are close to most others and those that are far from them, for a
 * narrow window: the first part of the map is where most are, and the others follow.
 */
export function partMap(places: readonly Place[]): MapPart[] {
  const points = places.map(project);
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const center = { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
  const isFar = ({ x, y }: Point): boolean => Math.hypot(x - center.x, y - center.y) > near;
  const numbers = [...points.keys()];
  const close = numbers.filter((index) => !isFar(points[index] as Point));
  return [close, ...numbers.filter((index) => !close.includes(index)).map((index) => [index])].map((some, part) => {
    const room = part === 0 ? aroundMost : aroundOne;
    const xs = some.map((index) => points[index]?.x ?? 0);
    const ys = some.map((index) => points[index]?.y ?? 0);
    const [left, top] = [Math.min(...xs) - room.x, Math.min(...ys) - room.y].map(Math.round);
    const size = [Math.max(...xs) - Math.min(...xs) + 2 * room.x, Math.max(...ys) - Math.min(...ys) + 2 * room.y];
    return { viewBox: [left, top, ...size.map(Math.round)].join(' '), places: some };
  });
}

/** Returns where places and their names are on the map. */
export function placeOnMap(places: readonly Place[]): MapPoint[] {
  const points = places.map(project);
  const found = points.map((point) => {
    const neighbors = points.filter(
      (other) => other !== point && Math.hypot(other.x - point.x, other.y - point.y) < near,
    );
    const middle = neighbors.reduce((sum, { x }) => sum + x, 0) / neighbors.length;
    return { x: Math.round(point.x), y: Math.round(point.y), isWest: point.x < middle, nameY: Math.round(point.y) };
  });
  moveApart(found.filter(({ isWest }) => isWest));
  moveApart(found.filter(({ isWest }) => !isWest));
  return found;
}

/** Moves the names of one side up and down until they are a line apart. */
function moveApart(points: readonly MapPoint[]): void {
  const sorted = points.toSorted((one, other) => one.y - other.y);
  for (let round = 0; round < 20; round += 1)
    for (const [index, lower] of sorted.slice(1).entries()) {
      const upper = sorted[index] as MapPoint;
      const overlap = lineHeight - (lower.nameY - upper.nameY);
      if (overlap <= 0) continue;
      upper.nameY -= Math.ceil(overlap / 2);
      lower.nameY += Math.floor(overlap / 2);
    }
}

function project({ longitude, latitude }: Place): Point {
  return { x: (longitude - frame.west) * scale, y: (mercator(frame.north) - mercator(latitude)) * scale };
}

/** Returns where a latitude is on the map, in degrees of the equator. */
function mercator(latitude: number): number {
  return (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}

const parseRing = (ring: string): Point[] => parsePlaces(ring).map(project);

/** Writes a ring as path data, in relative moves. */
function ringPath(ring: readonly Point[]): string {
  let last: Point = { x: 0, y: 0 };
  const moves = ring.map(({ x, y }) => {
    const to = { x: Math.round(x), y: Math.round(y) };
    const move = `${to.x - last.x} ${to.y - last.y}`;
    last = to;
    return move;
  });
  return `M${moves[0]}l${moves.slice(1).join(' ')}z`.replaceAll(' -', '-');
}

/** Returns how far a place in the sea is from the nearest coast, at most `reach`; negative on land. */
function distanceFrom(rings: readonly Point[][], reach: number): (x: number, y: number) => number {
  const edges = rings.flatMap((ring) =>
    ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from })),
  );
  // A place is compared with the few coasts of its square and its line, not with all.
  const edgesNear = lazily((column: number) =>
    lazily((row: number) =>
      edges.filter(
        ({ from, to }) => comesNear(from.x, to.x, column * side, reach) && comesNear(from.y, to.y, row * side, reach),
      ),
    ),
  );
  const crossingsAt = lazily((y: number) =>
    edges
      .filter(({ from, to }) => from.y > y !== to.y > y)
      .map(({ from, to }) => ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x),
  );
  return (x, y) => {
    let nearest = reach ** 2;
    for (const { from, to } of edgesNear(Math.floor(x / side))(Math.floor(y / side)))
      nearest = Math.min(nearest, squaredDistance(x, y, from, to));
    const isLand = crossingsAt(y).filter((crossing) => x < crossing).length % 2 === 1;
    return isLand ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** Returns whether a span of an axis comes within `reach` of the square that begins at `start`. */
function comesNear(one: number, other: number, start: number, reach: number): boolean {
  return Math.max(one, other) >= start - reach && Math.min(one, other) <= start + side + reach;
}

/** Makes what belongs to a key when it is first asked for. */
function lazily<Value>(make: (key: number) => Value): (key: number) => Value {
  const made = new Map<number, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
