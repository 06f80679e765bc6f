import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { Route } from '../../model/route.ts';
import { fieldsOfStruct } from '../../model/struct/struct.ts';
import type { StrictInput } from './input.ts';

/**
 * Finds pages without a link from another page. Links of the language switcher do not count; home pages and unlisted
 * pages need no link.
 */
export function checkOrphans(input: StrictInput): Finding[] {
  const linked = new Set<string>();
  const { routes, config } = input.site;
  for (const page of input.pages) {
    const route = routes.get(page.url);
    const hrefs = [
      ...page.scan.links.map(({ href }) => href),
      ...page.shared.flatMap((key) => input.sharedParts.get(key)?.scan.links ?? []),
    ];
    const versions = new Set([page.url, ...(route?.alternates.values() ?? [])]);
    for (const href of hrefs) {
      const path = href.replace(/[?#].*$/s, '');
      if (!versions.has(path)) linked.add(path);
    }
  }
  const homes = new Set(config.locales.map(({ prefix }) => (prefix ? `/${prefix}/` : '/')));
  const isOrphan = ({ url, unlisted }: Route) => !linked.has(url) && !unlisted && !homes.has(url);
  const orphans = new Map<Entry['ref'], { entry: Entry; urls: string[] }>();
  for (const { url, entry } of [...routes.values()].filter(isOrphan)) {
    const { urls } = orphans.get(entry.ref) ?? { urls: [] };
    orphans.set(entry.ref, { entry, urls: [...urls, url] });
  }
  return [...orphans.values()].map(({ entry, urls }) => ({
    subject: entry.ref,
    diagnostic: {
      code: 'orphan-page',
      severity: 'warning',
      message: `No page links to ${urls.join(', ')}: visitors find ${urls.length === 1 ? 'it by its address' : 'them by their addresses'} only.`,
      hint: `Link to ${urls.length === 1 ? 'it' : 'them'} from a page or a menu, or, where that is meant, ${
        'unlisted' in fieldsOfStruct(entry.kind.facts)
          ? 'write in this file: unlisted: yes'
          : `declare it in exceptions.yaml under orphan-page: ${entry.ref}.`
      }`,
      file: entry.source.facts,
      line: 1,
      column: 1,
    },
  }));
}
