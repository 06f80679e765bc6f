import type { Rule } from '../../define.ts';
import type { Facts } from './schema.ts';

/** Finds sessions that end before they begin, have more places left than there are seats, or share an id. */
export function sessionRules({ seats, sessions }: Facts): Rule[] {
  return sessions.flatMap(({ id, starts, ends, seatsLeft }, index) => {
    const rules: Rule[] = [];
    if (sessions.findIndex((session) => session.id === id) !== index)
      rules.push({
        in: 'facts',
        path: ['sessions', index, 'id'],
        message: `Two sessions have the id "${id}".`,
        hint: `Give each its own, such as ${id}-2: it is the address of the session on the page.`,
      });
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
        message: `The session has ${seatsLeft} places left, but the training has ${seats} seats.`,
        hint: `Write at most ${seats}, or raise seats.`,
      });
    return rules;
  });
}
