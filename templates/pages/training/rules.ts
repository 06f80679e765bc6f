import type { Rule } from '#authoring/define.ts';
import type { Facts } from './schema.ts';

/** Finds sessions that end before they begin, or have more places left than there are seats. */
export function sessionRules({ seats, sessions }: Facts): Rule[] {
  return sessions.flatMap(({ starts, ends, seatsLeft }, index) => {
    const rules: Rule[] = [];
    if (ends < starts)
      rules.push({
        in: 'facts',
        path: ['sessions', index, 'ends'],
        message: `The session ends on ${ends}, before it starts on ${starts}.`,
        hint: 'Correct one of the two days.',
      });
    if (seatsLeft > seats)
      rules.push({
        in: 'facts',
        path: ['sessions', index, 'seatsLeft'],
        message: `The session has ${seatsLeft} ${seatsLeft === 1 ? 'place' : 'places'} left, but the training has ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
        hint: `Write at most ${seats}, or raise seats.`,
      });
    return rules;
  });
}
