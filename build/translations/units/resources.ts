import type { RouteTable } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { Unit } from '../../model/unit.ts';

/** A resource in the source language and in another: what is compared, confirmed and shown as one row. */
export interface ResourcePair {
  /** `toolbox/honest-devops`, `strings`, `navigation`, `forms/contact`. */
  resource: string;
  sources: Unit[];
  targets: Unit[];
}

/** Groups units by resource, the source language beside another language. Sorts the resources. */
export function pairResources(units: readonly Unit[], sourceLocale: string, locale: string): ResourcePair[] {
  const pairs = new Map<string, ResourcePair>();
  for (const unit of units) {
    if (unit.locale !== sourceLocale && unit.locale !== locale) continue;
    const pair = pairs.get(unit.resource) ?? { resource: unit.resource, sources: [], targets: [] };
    pair[unit.locale === sourceLocale ? 'sources' : 'targets'].push(unit);
    pairs.set(unit.resource, pair);
  }
  return [...pairs.values()]
    .filter(({ sources }) => sources.length > 0)
    .sort((a, b) => (a.resource < b.resource ? -1 : 1));
}

/**
 * Returns whether a language needs a resource: a page if the route table has an address for it and not a target
 * instead; anything without an address in every language.
 */
export function isExpected(
  { routeTable, addresses }: Pick<Site, 'routeTable' | 'addresses'>,
  resource: string,
  locale: string,
): boolean {
  const [folder = '', id] = resource.split('/');
  if (id === undefined || folder === 'forms') return true;
  if (leadsElsewhere(routeTable, resource, locale)) return false;
  if (folder === 'pages') return routeTable.pages[id]?.[locale] !== undefined;
  if (routeTable.families[folder]) return routeTable.families[folder]?.[locale] !== undefined;
  // What has no address of its own is shown in every language; a document is made in those it has words for.
  return !addresses.has(resource) && folder !== 'documents';
}

/** Returns whether the route table redirects a page to another target in a language. */
export function leadsElsewhere({ elsewhere }: RouteTable, resource: string, locale: string): boolean {
  return elsewhere[locale]?.[resource] !== undefined;
}
