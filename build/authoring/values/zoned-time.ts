import { Temporal } from 'temporal-polyfill';

interface LocalTime {
  /** `2027-03-11` */
  day: string;
  /** `09:00` */
  time: string;
  /** `Europe/Brussels` */
  zone: string;
}

/** A time that facts have, and the path of their field. */
export interface FactTime extends LocalTime {
  path: (string | number)[];
}

/** Turns a local day and time of a time zone into that moment in UTC: `2027-03-11T08:00:00Z`. */
export function utcMoment(day: string, time: string, zone: string): string {
  return toZoned({ day, time, zone }).toInstant().toString({ smallestUnit: 'second' });
}

/** Adds its offset from UTC to a local day and time of a time zone: `2027-03-11T09:00:00+01:00`. */
export function zonedMoment(day: string, time: string, zone: string): string {
  return toZoned({ day, time, zone }).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/**
 * Returns the local time that comes in place of one that a change of clocks skips: `2027-03-28 03:30` for 02:30 of that
 * day in Paris. Returns `undefined` for a time that exists.
 */
export function replaceSkipped(local: LocalTime): string | undefined {
  const shown = toZoned(local).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
  return shown === `${local.day} ${local.time}` ? undefined : shown;
}

/** Takes the first of two moments with one local time, and moves a time that does not exist by what was skipped. */
function toZoned({ day, time, zone }: LocalTime): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
}
