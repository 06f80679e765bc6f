import type { PageContext } from '#authoring/page.ts';
import type { Neighbor } from '../../components/pager/index.tsx';
import type { Guide } from './schema.ts';

/** Finds the parts of a series before and after a guide; nothing for a guide that is in none. */
export function seriesNeighbors(page: PageContext, guide: Guide): { previous?: Neighbor; next?: Neighbor } {
  const { series } = guide.facts;
  if (!series) return {};
  const parts = page.list<Guide>('toolbox').filter(({ facts }) => facts.series?.name === series.name);
  const neighbor = (part: number): Neighbor | undefined => {
    const found = parts.find(({ facts }) => facts.series?.part === part);
    return found && { href: page.href(found.ref), label: page.t('facts.part', { part }), title: found.words.title };
  };
  return { previous: neighbor(series.part - 1), next: neighbor(series.part + 1) };
}
