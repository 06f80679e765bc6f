import { addressPath } from '../../model/addresses/address-path.ts';
import type { Entry } from '../../model/entry.ts';
import type { PageLink, RenderedPage } from '../../model/page.ts';
import type { CheckInput } from './input.ts';

type LinksInput = Pick<CheckInput, 'site' | 'sharedParts'>;

/** Visits every link of some pages. Visits the links of a shared part only on the first page for which `partId` is new. */
export function visitLinks(
  pages: readonly RenderedPage[],
  { site, sharedParts }: LinksInput,
  visit: (link: PageLink, url: string, entry: Entry) => void,
  partId: (key: string, entry: Entry) => string = (key) => key,
): void {
  const seen = new Set<string>();
  for (const { url, scan, shared } of pages) {
    const entry = site.routes.get(url)?.entry;
    if (!entry) continue;
    for (const link of scan.links) visit(link, url, entry);
    for (const key of shared) {
      const id = partId(key, entry);
      if (seen.has(id)) continue;
      seen.add(id);
      for (const href of sharedParts.get(key)?.scan.links ?? []) visit({ href }, url, entry);
    }
  }
}

/** Lists the paths that a page or its shared parts link to. */
export function linkedPaths(
  { scan, shared }: RenderedPage,
  { sharedParts }: Pick<LinksInput, 'sharedParts'>,
): string[] {
  const inParts = shared.flatMap((key) => sharedParts.get(key)?.scan.links ?? []);
  return [...scan.links.map(({ href }) => href), ...inParts].map(addressPath);
}

/** Returns every path that a page or a shared part links to. */
export function collectLinkedPaths({ pages, sharedParts }: Pick<CheckInput, 'pages' | 'sharedParts'>): Set<string> {
  const inParts = [...sharedParts.values()].flatMap((part) => part.scan.links);
  return new Set([...pages.flatMap((page) => page.scan.links.map(({ href }) => href)), ...inParts].map(addressPath));
}

/** Returns address → the entry that it belongs to. */
export function collectOwners({ addresses }: CheckInput['site']): Map<string, { ref: string; locale: string }> {
  const owners = new Map<string, { ref: string; locale: string }>();
  for (const [ref, localized] of addresses)
    for (const [locale, address] of localized) owners.set(address, { ref, locale });
  return owners;
}
