import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactPanel } from '#authoring/facets/fact-panel.ts';
import { formatDayRange, formatList } from '#authoring/format.ts';
import { comingSessions } from '../../components/session-row/sessions.ts';
import { placeName } from '../../places.ts';
import { formatPrice } from '../../prices.ts';
import type { Expert } from '../expert/schema.ts';
import type { Training } from './schema.ts';

/** Returns what PDFs say of a training: what it costs and takes, its coming sessions, for whom it is, who gives it. */
export function factPanel(site: EntryContext, training: Training): FactPanel {
  const { facts, words } = training;
  const sessions = comingSessions(site, [training]);
  const trainers = facts.trainers.map((trainer) => site.find<Expert>(trainer)?.facts.name ?? '');
  return {
    highlights: [
      {
        term: site.t('facts.price'),
        value: formatPrice(site.locale, facts.price),
        note: site.t('pages.training.perPerson'),
      },
      {
        term: site.t('facts.duration'),
        value: `${facts.days}\u00a0${site.t('units.days', { count: facts.days })}`,
      },
      { term: site.t('facts.group'), value: site.t('facts.atMost', { count: facts.seats }) },
      { term: site.t('facts.level'), value: site.t(`values.level.${facts.level}`) },
    ],
    ...(sessions.length === 0
      ? {}
      : {
          rows: {
            term: site.t('pages.training.dates'),
            cells: sessions.map(({ session }) => [
              formatDayRange(site.locale, session.starts, session.ends),
              placeName(site, session.location),
              site.t(`values.language.${session.language}`),
            ]),
          },
        }),
    details: [
      { term: site.t('facts.audience'), value: words.audience },
      {
        term: site.t('pages.training.trainers', { count: trainers.length }),
        value: formatList(site.locale, trainers),
      },
    ],
  };
}
