/** Turns a local day and time of a time zone into that moment in UTC: `2027-03-11T08:00:00Z`. */
export function utcMoment(day: string, time: string, zone: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    asIfUtc,
  );
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - asIfUtc;
  return `${new Date(asIfUtc - offset).toISOString().slice(0, 19)}Z`;
}
