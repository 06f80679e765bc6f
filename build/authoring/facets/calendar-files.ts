/** Returns the file of one session or event of a page: `/training-calendar/devops-foundations/2027-03-paris.ics`. */
export function calendarFile(pageUrl: string, id: string): string {
  return `${pageUrl}${id}.ics`;
}

/** Returns the feed of all sessions or events that a page lists: `/training-calendar/calendar.ics`. */
export function calendarFeed(pageUrl: string): string {
  return `${pageUrl}calendar.ics`;
}
