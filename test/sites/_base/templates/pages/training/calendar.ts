import type { EntryContext } from '#authoring/entry-context.ts';
import type { CalendarEvent } from '#authoring/facets/calendar-event.ts';
import type { Office, Training } from '../../entries.ts';

/** Returns the sessions of a training that have not begun: whole days. */
export function calendar(site: EntryContext, { id, facts, words }: Training): CalendarEvent[] {
  return facts.sessions
    .filter((session) => session.starts >= site.date())
    .map((session) => ({
      id: `${id}-${session.id}`,
      file: session.id,
      title: words.title,
      text: words.description,
      place: site.find<Office>(session.location)?.facts.street ?? site.t('facts.online'),
      starts: session.starts,
      ends: session.ends,
    }));
}
