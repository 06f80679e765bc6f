import type { Rule } from '#authoring/define.ts';
import { needsAlt } from '../../shared-structs.ts';
import { mapRules } from './map-rules.ts';
import type { Facts, Words } from './schema.ts';

/** Finds a picture without words, hours that are reversed or given twice, coordinates outside the office's country, and what is wrong with its map. */
export function officeRules(facts: Facts, words: Words): Rule[] {
  const elsewhere = placeRules(facts);
  return [
    ...needsAlt(facts.image, words.imageAlt),
    ...hoursRules(facts),
    ...elsewhere,
    // Beside an office in the wrong place, the whole map would be wrong.
    ...(elsewhere.length === 0 ? mapRules(facts, words) : []),
  ];
}

function hoursRules({ hours }: Facts): Rule[] {
  const rules: Rule[] = [];
  const seen: { day: string; opens: string; closes: string }[] = [];
  hours.forEach(({ days, opens, closes }, index) => {
    if (closes <= opens)
      rules.push({
        in: 'facts',
        path: ['hours', index, 'closes'],
        message: `The office closes at ${closes}, but opens at ${opens}.`,
        hint: 'Exchange opens and closes, or correct one of them.',
      });
    days.forEach((day, at) => {
      // A day may have two rows, before and after noon.
      const other = seen.find((row) => row.day === day && opens < row.closes && row.opens < closes);
      if (other)
        rules.push({
          in: 'facts',
          path: ['hours', index, 'days', at],
          message: `"${day}" is given twice: ${other.opens}–${other.closes} and ${opens}–${closes}.`,
          hint: 'Leave it out in one of the two, or write hours that do not overlap.',
        });
      seen.push({ day, opens, closes });
    });
  });
  return rules;
}

/** Where the countries lie, as far as they are in their own time zone, in degrees. */
const countries = {
  BE: { name: 'Belgium', timeZone: 'Europe/Brussels', latitude: [49.4, 51.6], longitude: [2.5, 6.5] },
  FR: { name: 'France', timeZone: 'Europe/Paris', latitude: [41.3, 51.2], longitude: [-5.2, 9.7] },
  NL: { name: 'the Netherlands', timeZone: 'Europe/Amsterdam', latitude: [50.7, 53.7], longitude: [3.3, 7.3] },
  LU: { name: 'Luxembourg', timeZone: 'Europe/Luxembourg', latitude: [49.4, 50.2], longitude: [5.7, 6.6] },
  MA: { name: 'Morocco', timeZone: 'Africa/Casablanca', latitude: [20.7, 36], longitude: [-17.2, -0.9] },
} as const;

function placeRules({ country, timeZone, latitude, longitude }: Facts): Rule[] {
  const { name, ...place } = countries[country];
  const holds = (north: number, east: number) => within(north, place.latitude) && within(east, place.longitude);
  // Parts of France and the Netherlands lie overseas, in other time zones.
  if (timeZone !== place.timeZone || holds(latitude, longitude)) return [];
  return [
    {
      in: 'facts',
      path: [within(latitude, place.latitude) ? 'longitude' : 'latitude'],
      message: `Latitude ${latitude} and longitude ${longitude} are not in ${name}.`,
      hint: holds(longitude, latitude)
        ? `They are exchanged: write latitude: ${longitude} and longitude: ${latitude}.`
        : `${name.replace('the', 'The')} lies between latitudes ${place.latitude.join(' and ')}, longitudes ${place.longitude.join(' and ')}.`,
    },
  ];
}

function within(degrees: number, [from, to]: readonly [number, number]): boolean {
  return degrees >= from && degrees <= to;
}
