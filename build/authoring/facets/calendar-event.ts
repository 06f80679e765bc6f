export interface CalendarEvent {
  /** Unique on the site and the same in every build: `devops-foundations-2027-03-paris`. */
  id: string;
  /** The name of its file beside the page, without `.ics`: `2027-03-paris`. */
  file: string;
  title: string;
  text: string;
  place: string;
  /** The first and the last day (`2027-03-11`), or the first and the last moment in UTC (`2027-03-11T08:00:00Z`). */
  starts: string;
  ends: string;
  /** The day of its announcement, if it is known. */
  announced?: string;
}
