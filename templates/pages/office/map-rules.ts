import type { Rule } from '#authoring/define.ts';
import { parsePlaces } from '../../drawings/places.ts';
import type { Facts, Words } from './schema.ts';

/** Finds places on the map of an office that are not near it, and names that are not as many as their places. */
export function mapRules({ map, latitude, longitude }: Facts, { landmarks = [] }: Words): Rule[] {
  if (!map) return [];
  const isNear = (place: { latitude: number; longitude: number }): boolean =>
    Math.abs(place.latitude - latitude) < 1 && Math.abs(place.longitude - longitude) < 1;
  const rules: Rule[] = [];
  if (!isNear(map.middle))
    rules.push({
      in: 'facts',
      path: ['map', 'middle'],
      message: `The middle of the map is not near the office, which is at ${latitude}, ${longitude}.`,
      hint: 'Correct its latitude and longitude, or those of the office.',
    });
  for (const { path, course } of coursesOf(map)) {
    const wrong = course
      .trim()
      .split(/\s+/)
      .find((place) => !parsePlaces(place).every(isNear));
    if (wrong !== undefined)
      rules.push({
        in: 'facts',
        path: ['map', ...path],
        message: `"${wrong}" is no place near the office.`,
        hint: `Write longitude,latitude with a point in each, such as ${longitude},${latitude}, and a space between two places.`,
      });
  }
  if (landmarks.length !== map.landmarks.length)
    rules.push({
      in: 'words',
      path: ['landmarks'],
      message: `Landmarks on the map: ${map.landmarks.length}; names here: ${landmarks.length}.`,
      hint: 'Write the name of each landmark of office.yaml, in the same order.',
    });
  return rules;
}

type Map = NonNullable<Facts['map']>;

function coursesOf({ rivers = [], ...map }: Map): { path: (string | number)[]; course: string }[] {
  const names = ['waters', 'islands', 'parks', 'streets', 'rails'] as const;
  return [
    ...rivers.map(({ course }, index) => ({ path: ['rivers', index, 'course'], course })),
    ...names.flatMap((name) => (map[name] ?? []).map((course, index) => ({ path: [name, index], course }))),
  ];
}
