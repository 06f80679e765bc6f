import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import { casesOf, sectorsByName } from './members.ts';

/** Lists the sectors by name, each with its lead, or `compact` with the number of its client cases. */
export function SectorList({ level, size }: { level?: 2 | 3; size?: 'large' | 'compact' }) {
  const page = usePage();
  return (
    <RuleList
      level={level}
      size={size}
      items={sectorsByName(page).map(({ sector, name: title }) => {
        const count = casesOf(page, sector).length;
        const cases = `${formatNumber(page.locale, count)} ${page.t('pages.collection.count.cases', { count })}`;
        return { title, text: size === 'compact' ? cases : sector.words.description, href: page.href(sector.ref) };
      })}
    />
  );
}
