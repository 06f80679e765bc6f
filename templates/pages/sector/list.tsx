import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import type { Sector } from '../../entries.ts';
import { casesOf } from './members.ts';

/** Lists the sectors by name, each with its lead, or `compact` with the number of its client cases. */
export function SectorList({ level, size }: { level?: 2 | 3; size?: 'large' | 'compact' }) {
  const page = usePage();
  const sectors = page
    .list<Sector>('sectors')
    .map((sector) => ({ sector, title: page.t(`values.industry.${sector.facts.industry}`) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, page.locale));
  return (
    <RuleList
      level={level}
      size={size}
      items={sectors.map(({ sector, title }) => {
        const count = casesOf(page, sector).length;
        const cases = `${formatNumber(page.locale, count)} ${page.t('pages.collection.count.cases', { count })}`;
        return { title, text: size === 'compact' ? cases : sector.words.description, href: page.href(sector.ref) };
      })}
    />
  );
}
