import type { Crumb } from '#authoring/facets/breadcrumb.ts';
import { usePage } from '#authoring/page.ts';

/** Links to the pages above this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const page = usePage();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={page.t('layout.breadcrumbs')}>
      <ol>
        {crumbs.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
