const minute = 60_000;

/** Turns a local day and time of a time zone into that moment in UTC: `2027-03-11T08:00:00Z`. */
export function utcMoment(day: string, time: string, zone: string): string {
  const moment = Date.parse(`${day}T${time}:00Z`) - offsetOf(day, time, zone);
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** Adds its offset from UTC to a local day and time of a time zone: `2027-03-11T09:00:00+01:00`. */
export function zonedMoment(day: string, time: string, zone: string): string {
  const minutes = offsetOf(day, time, zone) / minute;
  const clock = new Date(Math.abs(minutes) * minute).toISOString().slice(11, 16);
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${clock}`;
}

/** Returns how much local time is ahead of UTC, in milliseconds. */
function offsetOf(day: string, time: string, zone: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    asIfUtc,
  );
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - asIfUtc;
}
