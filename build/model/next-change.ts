/** Something that time alone will change on the site. */
export interface Change {
  /** The first day on which the site is different, `YYYY-MM-DD`. */
  date: string;
  /** `folder/id`, or a file's path. */
  ref: string;
  /** What kind of entry it is, such as `job`; or `file`. */
  kind: string;
  /** What messages say of it on that day: `has closed`. */
  what: string;
}

/** The next day on which the same content gives another site, and what changes. */
export interface NextChange {
  date: string;
  entries: Omit<Change, 'date'>[];
}
