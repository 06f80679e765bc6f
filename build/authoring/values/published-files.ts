/** Returns the file of one session or event of a page: `/training-calendar/devops-foundations/2027-03-paris.ics`. */
export function calendarFile(pageUrl: string, id: string): string {
  return `${pageUrl}${id}.ics`;
}

/** Returns the feed of all sessions or events that a page lists: `/training-calendar/calendar.ics`. */
export function calendarFeed(pageUrl: string): string {
  return `${pageUrl}calendar.ics`;
}

/** Returns the Atom feed of a list page: `/toolbox/feed.xml`. */
export function atomFeed(pageUrl: string): string {
  return `${pageUrl}feed.xml`;
}

/** Returns the JSON Feed of a list page: `/toolbox/feed.json`. */
export function jsonFeed(pageUrl: string): string {
  return `${pageUrl}feed.json`;
}

/** Returns the Markdown version of a page, for programs that read text: `/toolbox/honest-devops/index.md`. */
export function markdownFile(pageUrl: string): string {
  return `${pageUrl}index.md`;
}

/** Returns the list of Markdown versions in a language (llmstxt.org); `home` is the home address: `/fr/llms.txt`. */
export function llmsFile(home: string): string {
  return `${home}llms.txt`;
}
