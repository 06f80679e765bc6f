import { type MenuItem, menuTargets } from '../authoring/navigation.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { createPlacers } from '../yaml/positions.ts';
import { checkFragment, type Fragments } from './fragments.ts';
import type { CheckInput } from './input.ts';

/** The problems of the menus, and the links on pages that they cause. */
interface MenuProblems {
  diagnostics: Diagnostic[];
  links: Set<string>;
}

/** Finds fragments of menu items that their page does not have; reports each once, at the line of the item. */
export function checkMenus({ site, readText }: CheckInput, fragments: Fragments): MenuProblems {
  const problems: MenuProblems = { diagnostics: [], links: new Set() };
  const place = createPlacers(readText);
  // A fragment may be missing only because an entry has a mistake.
  if (site.broken.size > 0) return problems;
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
        problems.links.add(`${url}#${fragment}`);
        problems.diagnostics.push(place('navigation.yaml', { ...problem, severity: 'error', at }));
      }
    });
  }
  return problems;
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
