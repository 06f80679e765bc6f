import type { Training } from '../../entries.ts';

/** Returns what the rows of sessions show of a course, beside its title. */
export const listing = ({ facts }: Training): string[] => [
  String(facts.price),
  ...facts.sessions.flatMap(({ starts, ends, location, language, seatsLeft }) => [
    starts,
    ends,
    location,
    language,
    String(seatsLeft),
  ]),
];
