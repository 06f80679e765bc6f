import { homeAddress } from '../../model/config.ts';
import { atStart } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import { fieldsOfStruct } from '../../model/struct/struct.ts';
import type { StrictInput } from './input.ts';
import { linkedPaths } from './page-links.ts';

/**
 * Finds pages that no links lead to from the home pages, or from unlisted pages, which visitors reach by their addresses.
 * Links of the language switcher do not count.
 */
export function checkOrphans(input: StrictInput): Finding[] {
  const { routes, config, exceptions } = input.site;
  const links = new Map(input.pages.map((page) => [page.url, linksOf(page, input)]));
  const reachedFrom = (urls: Iterable<string>): Set<string> => {
    const reached = new Set(urls);
    // A set that grows is walked to its new end.
    for (const url of reached) for (const path of links.get(url) ?? []) reached.add(path);
    return reached;
  };
  const homes = config.locales.map(homeAddress);
  const all = [...routes.values()];
  const isDeclared = ({ entry }: Route) => exceptions['orphan-page']?.[entry.ref] !== undefined;
  const byLinks = reachedFrom([...homes, ...all.filter(({ unlisted }) => unlisted).map(({ url }) => url)]);
  // What is declared may lead to others, but stays a finding, so that its declaration is in use.
  const byDeclared = reachedFrom([...byLinks, ...all.filter(isDeclared).map(({ url }) => url)]);
  const isOrphan = (route: Route) => !(isDeclared(route) ? byLinks : byDeclared).has(route.url);
  const orphans = new Map<Entry['ref'], { entry: Entry; urls: string[] }>();
  for (const { url, entry } of all.filter(isOrphan)) {
    const { urls } = orphans.get(entry.ref) ?? { urls: [] };
    orphans.set(entry.ref, { entry, urls: [...urls, url] });
  }
  return [...orphans.values()].map(({ entry, urls }) => ({
    subject: entry.ref,
    diagnostic: {
      code: 'orphan-page',
      severity: 'warning',
      message: `No links lead from the home page to ${urls.join(', ')}: visitors find ${urls.length === 1 ? 'it by its address' : 'them by their addresses'} only.`,
      hint: `Link to ${urls.length === 1 ? 'it' : 'them'} from a page or a menu, or, where that is meant, ${
        'unlisted' in fieldsOfStruct(entry.kind.facts)
          ? 'write in this file: unlisted: yes'
          : `declare it in exceptions.yaml under orphan-page: ${entry.ref}.`
      }`,
      ...atStart(entry.source.facts),
    },
  }));
}

/** Lists the paths that a page links to, without the page itself and its versions in other languages. */
function linksOf(page: RenderedPage, input: StrictInput): string[] {
  const versions = new Set([page.url, ...(input.site.routes.get(page.url)?.alternates.values() ?? [])]);
  return linkedPaths(page, input).filter((path) => !versions.has(path));
}
