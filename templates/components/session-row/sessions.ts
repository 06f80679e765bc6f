import type { PageContext } from '#authoring/page.ts';
import type { Training } from '../../pages/training/schema.ts';

/** One date of a training. */
type Session = Training['facts']['sessions'][number];

/** A session with the training it belongs to. */
export interface TrainingSession {
  training: Training;
  session: Session;
}

/** Returns the id of a session's choice in the registration form of its training, which the session's row links to. */
export function sessionChoiceId({ id }: Session): string {
  return `register-${id}`;
}

/** Lists the sessions that have not begun on the build's date, earliest first. */
export function comingSessions(page: Pick<PageContext, 'date'>, trainings: readonly Training[]): TrainingSession[] {
  const today = page.date();
  return trainings
    .flatMap((training) => training.facts.sessions.map((session) => ({ training, session })))
    .filter(({ session }) => session.starts >= today)
    .sort((a, b) => order(a).localeCompare(order(b), 'en'));
}

function order({ training, session }: TrainingSession): string {
  return `${session.starts} ${training.id} ${session.id}`;
}
