import type { Job } from '../../entries.ts';

/** Returns what the row of a job shows. */
export const listing = ({
  facts: { office, team, community, contract, hoursPerWeek, salary, closes },
  words,
}: Job): string[] => [
  words.title,
  office,
  team,
  community,
  contract,
  String(hoursPerWeek),
  String(salary.min),
  String(salary.max),
  salary.per,
  closes,
];
