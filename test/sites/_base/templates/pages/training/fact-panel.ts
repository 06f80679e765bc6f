import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactPanel } from '#authoring/facets/fact-panel.ts';
import { formatDayRange, formatNumber } from '#authoring/format.ts';
import type { Training } from '../../entries.ts';

/** Returns what PDFs say of a training: how long it lasts, what it costs, and when it is. */
export function factPanel(site: EntryContext, { facts, words }: Training): FactPanel {
  const coming = facts.sessions.filter(({ starts }) => starts >= site.date());
  const rows = {
    term: site.t('facts.dates'),
    cells: coming.map(({ starts, ends }) => [formatDayRange(site.locale, starts, ends)]),
  };
  return {
    highlights: [
      { term: site.t('facts.price'), value: formatNumber(site.locale, facts.price) },
      { term: site.t('facts.duration'), value: site.t('units.days', { count: facts.days }) },
    ],
    ...(coming.length === 0 ? {} : { rows }),
    details: [{ term: site.t('facts.audience'), value: words.audience }],
  };
}
