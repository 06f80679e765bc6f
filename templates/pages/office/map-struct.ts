import { type Infer, line, list, number, object, optional } from '#authoring/schema.ts';

const place = () =>
  object({
    longitude: number({ min: -180, max: 180, example: '4.3606' }),
    latitude: number({ min: -90, max: 90, example: '50.8494' }),
  });

/** Describes places in a row. */
const course = (what: string) =>
  line({
    max: 600,
    description: `${what}: places in a row, each longitude,latitude, with a space between two.`,
    example: '4.344,50.834 4.3465,50.84',
  });

const courses = (what: string) => optional(list(course(what)));
const kilometers = (description: string) => number({ min: 0.005, max: 50, description });

/** Describes what the map of a city consists of. Each language has the names of its landmarks. */
export const mapStruct = () =>
  object({
    middle: place(),
    side: kilometers('The side of the square that is always in sight, in kilometers.'),
    landmarks: list(place()),
    rivers: optional(
      list(
        object({
          width: kilometers('How wide the river or canal is, in kilometers.'),
          course: course('A river or canal'),
        }),
      ),
    ),
    waters: courses('The outline of other water, such as a dock or the sea'),
    islands: courses('The outline of land in the water'),
    parks: courses('The outline of a park or a square'),
    streets: courses('A street'),
    rails: courses('Tracks, from their station'),
  });

export type CityMap = Infer<ReturnType<typeof mapStruct>>;
