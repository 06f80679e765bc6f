import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceSkipped, utcMoment, zonedMoment } from '../../build/authoring/values/zoned-time.ts';

/** Local times of time zones, as calendars and structured data write them. */
const zonedTime = suite('zoned times');

const cases: [day: string, time: string, zone: string, zoned: string, utc: string][] = [
  ['2027-03-11', '09:00', 'Europe/Paris', '2027-03-11T09:00:00+01:00', '2027-03-11T08:00:00Z'],
  ['2027-03-28', '01:30', 'Europe/Paris', '2027-03-28T01:30:00+01:00', '2027-03-28T00:30:00Z'],
  ['2027-03-28', '03:00', 'Europe/Paris', '2027-03-28T03:00:00+02:00', '2027-03-28T01:00:00Z'],
  ['2027-10-31', '02:30', 'Europe/Paris', '2027-10-31T02:30:00+02:00', '2027-10-31T00:30:00Z'],
  ['2027-10-31', '03:00', 'Europe/Paris', '2027-10-31T03:00:00+01:00', '2027-10-31T02:00:00Z'],
  ['2027-03-14', '09:00', 'America/Los_Angeles', '2027-03-14T09:00:00-07:00', '2027-03-14T16:00:00Z'],
  ['2027-10-02', '20:00', 'Australia/Sydney', '2027-10-02T20:00:00+10:00', '2027-10-02T10:00:00Z'],
  ['2027-10-03', '03:00', 'Australia/Lord_Howe', '2027-10-03T03:00:00+11:00', '2027-10-02T16:00:00Z'],
  ['2027-06-01', '00:15', 'Asia/Kathmandu', '2027-06-01T00:15:00+05:45', '2027-05-31T18:30:00Z'],
  ['2027-12-31', '23:59', 'Pacific/Kiritimati', '2027-12-31T23:59:00+14:00', '2027-12-31T09:59:00Z'],
  // Midnight does not exist, so the day begins at one o'clock.
  ['2027-09-05', '00:00', 'America/Santiago', '2027-09-05T01:00:00-03:00', '2027-09-05T04:00:00Z'],
];

for (const [day, time, zone, zoned, utc] of cases)
  zonedTime(`${day} ${time} in ${zone}`, () => {
    assert.is(zonedMoment(day, time, zone), zoned);
    assert.is(utcMoment(day, time, zone), utc);
  });

zonedTime('each quarter of an hour around a change of clocks is the moment whose local time it is', () => {
  const days: [string, string][] = [
    ['2027-03-28', 'Europe/London'],
    ['2027-10-31', 'Africa/Casablanca'],
    ['2027-11-07', 'America/St_Johns'],
    ['2027-04-04', 'Pacific/Chatham'],
    ['2026-09-06', 'America/Santiago'],
    ['2026-04-24', 'Africa/Cairo'],
  ];
  for (const [day, zone] of days) {
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const seen = new Set<string>();
    for (let at = Date.parse(`${day}T00:00Z`) - 86_400_000, n = 0; n < 288; n += 1, at += 900_000) {
      const shown = local.format(at);
      const [on = '', time = ''] = shown.split(' ');
      const moment = utcMoment(on, time, zone);
      if (!seen.has(shown)) assert.is(moment, `${new Date(at).toISOString().slice(0, 19)}Z`, `${zone} ${shown}`);
      assert.is(Date.parse(zonedMoment(on, time, zone)), Date.parse(moment));
      assert.is(replaceSkipped({ day: on, time, zone }), undefined);
      seen.add(shown);
    }
  }
});

zonedTime('a time that a change of clocks skips has another in its place', () => {
  const skipped = (day: string, time: string, zone: string) => replaceSkipped({ day, time, zone });
  assert.is(skipped('2027-03-28', '02:00', 'Europe/Paris'), '2027-03-28 03:00');
  assert.is(skipped('2027-03-28', '02:59', 'Europe/Paris'), '2027-03-28 03:59');
  assert.is(skipped('2027-03-28', '03:00', 'Europe/Paris'), undefined);
  assert.is(skipped('2027-10-03', '02:10', 'Australia/Lord_Howe'), '2027-10-03 02:40');
  assert.is(skipped('2011-12-30', '12:00', 'Pacific/Apia'), '2011-12-31 12:00');
});

zonedTime.run();
