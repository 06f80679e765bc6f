import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactPanel } from '#authoring/fact-panel.ts';
import { formatDayRange } from '#authoring/format.ts';
import type { Training } from '../../entries.ts';

/** Returns what PDFs say of a training: how long it lasts, what it costs, and when it is. */
export const factPanel = (site: EntryContext, { facts, words }: Training): FactPanel => ({
  highlights: [
    { term: site.t('facts.price'), value: `EUR ${facts.price}` },
    { term: site.t('facts.duration'), value: site.t('units.days', { count: facts.days }) },
  ],
  rows: {
    term: site.t('facts.dates'),
    cells: facts.sessions.map(({ starts, ends }) => [formatDayRange(site.locale, starts, ends)]),
  },
  details: [{ term: site.t('facts.audience'), value: words.audience }],
});
