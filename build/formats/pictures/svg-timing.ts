import type { SaxesTagNS } from 'saxes';

/** An animation: how many seconds it lasts at least, and what begins it, how many seconds after that one begins or ends. */
export interface Timing {
  id: string | undefined;
  offset: number;
  lasts: number;
  cause: { id: string | undefined; isEnd: boolean; after: number } | undefined;
}

/** The least seconds between beginnings that follow from each other without end: browsers go through all, shown or not. */
const leastTime = 1 / 60;

/** A time of an animation that names another one, or its own event. */
const named = /^(?:(.*)\.)?(begin|end|repeat)(?:Event|\(\d*\))?(.*)$/s;

/** Lists the times of an animation that are neither numbers nor `indefinite`. */
export function eventsOf(times: string): string[] {
  return times
    .split(';')
    .map((time) => time.trim())
    .filter((time) => !/^[-+\d.:hmins\s]*$/.test(time) && time !== 'indefinite');
}

/** Returns the seconds of a clock value, such as `1:30`, `.5s` and `-20ms`; `NaN` of anything else. */
function secondsOf(clock: string): number {
  const [, sign, number = '', unit] = /^([-+]?)(.*?)(h|min|ms|s|)$/s.exec(clock.replace(/\s/g, '')) ?? [];
  const factor = { h: 3600, min: 60, ms: 1 / 1000 }[unit ?? ''] ?? 1;
  const seconds = number.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (sign === '-' ? -seconds : seconds) * factor;
}

/** Reads the times of an animation, of which one at most names another: more are not published as SVG. */
export function timingOf({ attributes }: SaxesTagNS, offset: number): Timing {
  const get = (name: string) => attributes[name]?.value.trim();
  const isGiven = (value: string | undefined) => value !== undefined && !/^(?:indefinite|media)?$/.test(value);
  const durations = ['dur', 'repeatDur', 'max'].map(get).filter(isGiven);
  const count = isGiven(get('repeatCount')) ? Number(get('repeatCount')) : 1;
  const [, id, event, after = ''] = named.exec(eventsOf(get('begin') ?? '')[0] ?? '') ?? [];
  return {
    id: attributes.id?.value,
    offset,
    lasts: Math.min(...durations.map((duration = '') => secondsOf(duration))) * Math.min(1, count),
    cause: event === undefined ? undefined : { id, isEnd: event === 'end', after: secondsOf(after) },
  };
}

/** Finds an animation that begins again and again, many times within a frame, because of itself or others. */
export function findFast(timings: readonly Timing[]): Timing | undefined {
  const byId = new Map(timings.toReversed().map((timing) => [timing.id, timing]));
  const causeOf = (one: Timing) => one.cause && (one.cause.id === undefined ? one : byId.get(one.cause.id));
  const timeBefore = (one: Timing) => (one.cause?.isEnd ? (causeOf(one)?.lasts ?? 0) : 0) + (one.cause?.after ?? 0);
  const seen = new Set<Timing>();
  return timings.find((first) => {
    const row: Timing[] = [];
    let one: Timing | undefined = first;
    for (; one && !seen.has(one); one = causeOf(one)) {
      seen.add(one);
      row.push(one);
    }
    const start = one ? row.indexOf(one) : -1;
    if (start < 0) return false;
    const round = row.slice(start);
    // What is not known is no number, and no time is more.
    return !(round.reduce((sum, part) => sum + timeBefore(part), 0) >= round.length * leastTime);
  });
}
