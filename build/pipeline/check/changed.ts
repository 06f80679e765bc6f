import type { RenderedPage } from '../../model/page.ts';
import type { CheckedPart } from './checked-part.ts';
import type { CheckInput } from './input.ts';

/** The pages and shared parts of a run in which no check found anything. */
export interface ValidPages {
  pages: ReadonlyMap<string, RenderedPage>;
  parts: ReadonlyMap<string, CheckedPart>;
}

/**
 * Lists the pages to check: those that were rendered again; all pages if an id or a shared part is gone, because
 * other pages may link to it. Requires that the addresses of links are the same as before.
 */
export function findChangedPages(
  { pages, sharedParts }: Pick<CheckInput, 'pages' | 'sharedParts'>,
  before: ValidPages,
): readonly RenderedPage[] {
  if (pages.length !== before.pages.size) return pages;
  for (const [key, part] of sharedParts) {
    const known = before.parts.get(key);
    if (known !== part && (!known || JSON.stringify(known.scan) !== JSON.stringify(part.scan))) return pages;
  }
  const changed: RenderedPage[] = [];
  for (const page of pages) {
    const known = before.pages.get(page.url);
    if (known === page) continue;
    if (!known || hasLost(known.scan.ids, page.scan.ids) || hasLost(known.shared, page.shared)) return pages;
    changed.push(page);
  }
  return changed;
}

function hasLost(before: readonly string[], now: readonly string[]): boolean {
  return !before.every((item) => now.includes(item));
}

/** Returns whether a page has another title or description than before. */
export function hasOtherHeads(changed: readonly RenderedPage[], before: ValidPages): boolean {
  return changed.some(({ url, scan }) => {
    const known = before.pages.get(url)?.scan;
    return known?.title !== scan.title || known.description !== scan.description;
  });
}
