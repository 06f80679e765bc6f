import { addressPath } from '../../model/addresses/address-path.ts';
import { readableAddress } from '../../model/addresses/address-spelling.ts';
import { toPathKey } from '../../model/addresses/old-address.ts';
import { createRedirectMatcher } from '../../model/addresses/redirect-match.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { mergeRepeated, type PageDiagnostic, templateMistakeId } from '../../model/diagnostics/follow-ups.ts';
import { findClosest } from '../../model/diagnostics/suggest.ts';
import type { Entry } from '../../model/entry.ts';
import type { PageLink } from '../../model/page.ts';
import { checkFragment } from './fragments.ts';
import type { CheckInput, PageCheckInput } from './input.ts';
import { linksReportedAtMenus } from './menus.ts';
import { visitLinks } from './page-links.ts';

/** Finds links to unknown addresses, and to fragments that their page does not have. */
export function checkLinks(input: PageCheckInput): Diagnostic[] {
  const found: PageDiagnostic[] = [];
  const reportedAtMenus = linksReportedAtMenus(input);
  const linked = { ...input, redirected: createRedirectMatcher(input.site.redirects) };
  const check = (link: PageLink, url: string, entry: Entry) => {
    if (!link.at && reportedAtMenus.has(link.href)) return;
    const problem = problemWith(link.href, url, linked);
    if (problem?.code === 'broken-fragment' && !link.at && mayFollow(link.href, url, input)) return;
    if (problem)
      found.push({ pages: [url], diagnostics: [placeProblem(problem, link, { url, entry, input: linked })] });
  };
  visitLinks(input.changed, input, check);
  return mergeRepeated(found);
}

/** Returns whether a fragment may be missing only because an entry that the page shows or names has a mistake. */
function mayFollow(href: string, url: string, { site, faultyFiles }: PageCheckInput): boolean {
  const entry = site.routes.get(splitAddress(href, url).path)?.entry;
  return site.broken.size > 0 || [entry?.source.facts, entry?.source.words].some((file = '') => faultyFiles.has(file));
}

type LinkProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;
type LinkCheckInput = PageCheckInput & { redirected: (address: string) => unknown };

/** Places a problem in the content, or in the template that makes the link. */
function placeProblem(
  problem: LinkProblem,
  { href, at }: PageLink,
  { url, entry, input }: { url: string; entry: Entry; input: LinkCheckInput },
): Diagnostic {
  const written = at ?? input.findWritten(entry, href);
  const template = written ? undefined : input.findElement(url, { type: 'link', href });
  if (!template) return { ...problem, severity: 'error', ...(written ?? input.findPlace(entry, href)) };
  const own = problemWith(href, url, input, true) ?? problem;
  return { ...own, severity: 'error', ...template, causes: templateMistakeId(own, template) };
}

function problemWith(href: string, url: string, input: LinkCheckInput, inTemplate = false): LinkProblem | undefined {
  const who = inTemplate ? 'This template' : readableAddress(url);
  const { hash, path, fragment } = splitAddress(href, url);
  if (input.site.routes.has(path)) {
    const own = inTemplate ? 'its page' : 'it';
    // The message of a template is the same for its own page and for others.
    const target = path === url && (!inTemplate || hash === 0) ? own : readableAddress(path);
    return fragment === ''
      ? undefined
      : checkFragment(input.fragments(path), fragment, `${who} links to ${readableAddress(href)}, but ${target}`);
  }
  if (input.files.has(path) || input.redirected(hash === -1 ? href : href.slice(0, hash))) return undefined;
  if (input.site.routes.has(`${path}/`) || mayBeBroken(path, input.site)) return undefined;
  const key = toPathKey(path);
  const isStored = [...input.files].some((file) => toPathKey(file) === key);
  const near = findClosest(path, input.site.routes.keys()) ?? findClosest(path, input.files);
  return {
    code: 'broken-link',
    message: `${who} links to ${readableAddress(path)}, which is no address of this site.`,
    hint: isStored
      ? 'A file with this name is there, but its accents are stored as characters of their own: rename the file, and type its name.'
      : near
        ? `Did you mean ${near}?`
        : `npm run routes lists every address; or write the link as an entry: ${inTemplate ? "page.href('folder/id')" : 'folder/id'}.`,
  };
}

/**
 * Returns whether an address may belong to an entry that has mistakes, lacks this language, or cannot be made into a PDF.
 * That is reported at the entry.
 */
function mayBeBroken(path: string, { broken, routeTable, addresses }: CheckInput['site']): boolean {
  for (const localized of addresses.values())
    for (const address of localized.values()) if (address === path) return true;
  return [...broken].some((name) => {
    const [ref = '', locale] = name.split('@');
    const [folder = '', id = ''] = ref.split('/');
    const paths = (folder === 'pages' ? routeTable.pages[id] : routeTable.families[folder]) ?? {};
    return Object.entries(paths).some(([own, pattern]) => {
      const [start = '', end] = pattern.split('{slug}');
      if (locale !== undefined && own !== locale) return false;
      return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end) && path !== start;
    });
  });
}

/** Splits the address of a link at its `#`, if it has one; without a path it leads to the page itself. */
function splitAddress(href: string, url: string): { hash: number; path: string; fragment: string } {
  const hash = href.indexOf('#');
  return { hash, path: addressPath(href) || url, fragment: hash === -1 ? '' : idOfFragment(href.slice(hash + 1)) };
}

/**
 * Decodes a fragment to the id that it names, without the words that browsers look for (`#:~:text=…`); returns it
 * unchanged if its encoding is invalid.
 */
function idOfFragment(fragment: string): string {
  const [id = ''] = fragment.split(':~:', 1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
