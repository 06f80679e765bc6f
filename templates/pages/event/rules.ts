import type { Rule } from '#authoring/define.ts';
import { needsAlt } from '../../shared-structs.ts';
import type { Facts, Words } from './schema.ts';

/** Finds events that end before they begin, programmes in another order than time, and pictures without alternative. */
export function eventRules({ time, endTime, image }: Facts, { programme, imageAlt }: Words): Rule[] {
  if (endTime <= time)
    return [
      ...needsAlt(image, imageAlt),
      {
        in: 'facts',
        path: ['endTime'],
        message: `The event ends at ${endTime}, but begins at ${time}.`,
        hint: 'Exchange time and endTime, or correct one of them.',
      },
    ];
  return [...needsAlt(image, imageAlt), ...programmeRules({ time, endTime }, programme)];
}

/** Finds the parts of a programme that begin before the part above them, or while there is no event. */
function programmeRules({ time, endTime }: Pick<Facts, 'time' | 'endTime'>, programme: Words['programme']): Rule[] {
  return programme.flatMap(({ at }, index) => {
    const before = programme[index - 1]?.at;
    const inTime = at >= time && at < endTime && (before === undefined || at > before);
    if (inTime) return [];
    const hint =
      before !== undefined && before < endTime
        ? `Write a time after ${before} and before ${endTime}.`
        : `Write a time from ${time} to ${endTime}.`;
    return [
      {
        in: 'words',
        path: ['programme', index, 'at'],
        message: `The part begins at ${at}, but the event lasts from ${time} to ${endTime}${before === undefined ? '' : `, and the part before begins at ${before}`}.`,
        hint,
      },
    ];
  });
}
