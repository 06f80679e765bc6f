import type { PageContext } from '#authoring/page.ts';
import type { Neighbour } from '../../components/pager/index.tsx';
import type { Guide } from '../../entries.ts';

/** Finds the parts of a series before and after a guide; nothing for a guide that is in none. */
export function seriesNeighbours(page: PageContext, guide: Guide): { previous?: Neighbour; next?: Neighbour } {
  const { series } = guide.facts;
  if (!series) return {};
  const parts = page.list<Guide>('toolbox').filter(({ facts }) => facts.series?.name === series.name);
  const neighbour = (part: number): Neighbour | undefined => {
    const found = parts.find(({ facts }) => facts.series?.part === part);
    return found && { href: page.href(found.ref), label: page.t('facts.part', { part }), title: found.words.title };
  };
  return { previous: neighbour(series.part - 1), next: neighbour(series.part + 1) };
}
