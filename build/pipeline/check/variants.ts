import { pageVariants } from '../../authoring/navigation.ts';
import { createPlacers } from '../../formats/yaml/positions.ts';
import { addressPath } from '../../model/addresses/address-path.ts';
import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { PageLink } from '../../model/page.ts';
import type { StrictInput } from './input.ts';
import { collectOwners } from './page-links.ts';

const code = 'link-to-other-variant';

/**
 * Finds links to a page that has a variant for the layout of the linking page: links written as an address, or to the
 * variant itself. Also finds menu items that lack the target for such a layout.
 */
export function checkVariants(input: StrictInput): Finding[] {
  return [...checkMenuItems(input), ...checkPageLinks(input)];
}

function checkMenuItems({ site: { navigation }, menuLayouts, readText }: StrictInput): Finding[] {
  const place = createPlacers(readText);
  return menuLayouts.flatMap((layout) => {
    const variants = pageVariants(navigation, layout);
    return Object.entries(navigation).flatMap(([menu, items]) =>
      items.flatMap((item, index) => {
        const variant = variants.get(item.href ?? '');
        if (variant === undefined || item.hrefIn?.[layout] !== undefined) return [];
        const diagnostic = place('navigation.yaml', {
          code,
          severity: 'warning',
          message: `The item leads to ${item.href} in every layout, but other items lead to ${variant} in ${layout}.`,
          hint: `Add hrefIn: { ${layout}: ${variant} }`,
          at: { path: [menu, index, 'href'] },
        });
        return [{ subject: `${menu}/${item.id}`, diagnostic }];
      }),
    );
  });
}

function checkPageLinks(input: StrictInput): Finding[] {
  const owners = collectOwners(input.site);
  const wantedBy = wantedVariants(input);
  return input.pages.flatMap((page) => {
    const route = input.site.routes.get(page.url);
    if (!route) return [];
    const { entry, layout } = route;
    return page.scan.links.flatMap((link) => {
      const path = addressPath(link.href);
      const owner = owners.get(path)?.ref;
      const wanted = owner === undefined ? undefined : wantedBy(layout).get(owner);
      const address = wanted === undefined ? undefined : input.site.addresses.get(wanted)?.get(entry.locale);
      if (owner === undefined || wanted === undefined || address === undefined || owner === entry.ref) return [];
      return [findingOf({ link, path, url: page.url, layout, wanted, address, entry }, input)];
    });
  });
}

/** Returns a function: layout → page of another layout → its variant for this layout. */
function wantedVariants({ site, menuLayouts }: StrictInput): (layout: string) => ReadonlyMap<string, string> {
  const byLayout = new Map(menuLayouts.map((layout) => [layout, pageVariants(site.navigation, layout)]));
  return (layout) => {
    const wanted = new Map<string, string>();
    for (const [other, variants] of byLayout)
      for (const [page, variant] of variants) {
        if (other === layout) wanted.set(page, variant);
        else wanted.set(variant, byLayout.get(layout)?.get(page) ?? page);
      }
    return wanted;
  };
}

interface MixedLink {
  link: PageLink;
  path: string;
  url: string;
  layout: string;
  /** The variant for the layout, and its address. */
  wanted: string;
  address: string;
  entry: Entry;
}

function findingOf({ link, path, url, layout, wanted, address, entry }: MixedLink, input: StrictInput): Finding {
  return {
    subject: entry.ref,
    diagnostic: {
      code,
      severity: 'warning',
      message: `${url} links to ${path}; for its layout, ${layout}, that page is ${address}.`,
      hint: `Write ${wanted}${link.href.slice(path.length)}.`,
      ...(link.at ?? input.findPlace(entry, link.href)),
    },
  };
}
