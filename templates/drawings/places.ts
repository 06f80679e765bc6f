/** A place in degrees. */
export interface Place {
  longitude: number;
  latitude: number;
}

/** Parses places in a row: `longitude,latitude`, with white space between two. */
export function parsePlaces(row: string): Place[] {
  return row
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
      return { longitude, latitude };
    });
}
