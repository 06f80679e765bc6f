import type { PageContext } from '#authoring/page.ts';
import type { PlannedDay } from '../../components/frieze/draw-days.ts';
import type { TrainingSession } from '../../components/session-row/sessions.ts';
import { placeName } from '../../places.ts';

/** Returns the days of sessions. */
export function plannedSessions(
  page: Pick<PageContext, 't' | 'find'>,
  sessions: readonly TrainingSession[],
): PlannedDay[] {
  return sessions.map(({ training, session }) => ({
    id: `${training.id} ${session.id}`,
    day: session.starts,
    place: placeName(page, session.location),
    title: training.words.title,
    full: session.seatsLeft === 0,
  }));
}
