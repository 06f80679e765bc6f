import { type MenuItem, menuTargets } from '../../authoring/navigation.ts';
import { createPlacers } from '../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { checkFragment } from './fragments.ts';
import type { CheckInput, PageCheckInput } from './input.ts';

/** A broken link of a menu item, where it leads, and what is wrong with it. */
interface BrokenMenuLink {
  href: string;
  diagnostic: Diagnostic;
}

/** Finds fragments of menu items that their page does not have; reports each once, at the line of the item. */
export function checkMenus(input: PageCheckInput): Diagnostic[] {
  return findBrokenLinks(input).map(({ diagnostic }) => diagnostic);
}

/** Returns the links on pages that are reported at the menu. */
export function linksReportedAtMenus(input: PageCheckInput): Set<string> {
  return new Set(findBrokenLinks(input).map(({ href }) => href));
}

function findBrokenLinks({ site, readText, fragments }: PageCheckInput): BrokenMenuLink[] {
  const found: BrokenMenuLink[] = [];
  const place = createPlacers(readText);
  // A fragment may be missing only because an entry has a mistake.
  if (site.broken.size > 0) return found;
  for (const [menu, items] of Object.entries(site.navigation)) {
    items.forEach((item, index) => {
      for (const { target, url } of addressesOf(item, site)) {
        const fragment = item.hash ?? '';
        const problem = checkFragment(
          fragments(url),
          fragment,
          `The menu links to ${target}#${fragment}, but that page`,
        );
        if (!problem) continue;
        const at = { path: [menu, index, 'hash'] };
        const diagnostic = place('navigation.yaml', { ...problem, severity: 'error', at });
        found.push({ href: `${url}#${fragment}`, diagnostic });
      }
    });
  }
  return found;
}

/** Returns the pages that an item with a fragment leads to, in the languages in which it is shown. */
function addressesOf(item: MenuItem, { addresses }: CheckInput['site']): { target: string; url: string }[] {
  const { hash, locales } = item;
  if (hash === undefined) return [];
  return menuTargets(item).flatMap((target) =>
    [...(addresses.get(target) ?? [])].flatMap(([locale, url]) =>
      locales && !locales.some((id) => id === locale) ? [] : [{ target, url }],
    ),
  );
}
