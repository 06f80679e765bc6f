import type { OpenGraph } from '#authoring/head.ts';
import { datePicture } from '../../components/date-block/picture.ts';
import { comingSessions } from '../../components/session-row/sessions.ts';
import type { Training } from '../../entries.ts';
import { placeName } from '../../places.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the training calendar, whose image shows the date of the next session. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site) {
    const [next] = comingSessions(site, site.list<Training>('trainings'));
    if (!next) return undefined;
    const { training, session } = next;
    return datePicture(
      site.locale,
      session.starts,
      [training.words.title, placeName(site, session.location)].join(', '),
    );
  },
};
