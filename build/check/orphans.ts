import type { Route } from '../model.ts';
import type { Finding, StrictInput } from './strict.ts';

/**
 * Finds pages that no other page links to. The links of the language switcher do not count; home pages and pages that
 * are unlisted on purpose need no link.
 */
export function checkOrphans(input: StrictInput): Finding[] {
  const linked = new Set<string>();
  const { routes, config } = input.site;
  for (const page of input.pages) {
    const route = routes.get(page.url);
    const hrefs = [
      ...page.facts.links.map(({ href }) => href),
      ...page.shared.flatMap((key) => input.sharedParts.get(key)?.facts.links ?? []),
    ];
    const versions = new Set([page.url, ...(route?.alternates.values() ?? [])]);
    for (const href of hrefs) {
      const path = href.replace(/[?#].*$/, '');
      if (!versions.has(path)) linked.add(path);
    }
  }
  const homes = new Set(config.locales.map(({ prefix }) => (prefix ? `/${prefix}/` : '/')));
  const isOrphan = ({ url, unlisted }: Route) => !linked.has(url) && !unlisted && !homes.has(url);
  return [...routes.values()].filter(isOrphan).map(({ url, entry }) => ({
    subject: entry.ref,
    diagnostic: {
      code: 'orphan-page',
      severity: 'warning',
      message: `No page links to ${url}: visitors find it by its address only.`,
      hint: 'Link to it from a page or a menu, or write unlisted: yes where that is meant.',
      file: entry.source.words,
      line: 1,
      column: 1,
    },
  }));
}
