import { lastChange } from '../../../model/last-change.ts';
import type { Route } from '../../../model/route.ts';
import { securityTerm } from '../../../model/schedule/security-txt.ts';
import type { Site } from '../../../model/site.ts';
import { sitemapLimits } from '../../../model/sitemap-limits.ts';
import type { PageImages } from './sitemap-images.ts';

/** What the sitemap says of pages, by their addresses. */
interface SitemapFacts {
  images: PageImages;
  /** The day of the last change; missing if the site has no change ledger. */
  changeDays: ReadonlyMap<string, string> | undefined;
}

/** A file of the sitemap, by its path in the published folder. */
interface SitemapFile {
  path: string;
  text: string;
}

/**
 * Writes the sitemap: every listed page that is its own canonical one, with the day of its last change, its alternates in other languages and its
 * pictures. Above the limits, `sitemap.xml` is the index of parts: `sitemap-1.xml`.
 */
export function emitSitemap(
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  { images, changeDays }: SitemapFacts,
  limits = sitemapLimits,
): SitemapFile[] {
  // All languages of an entry have the same alternates.
  const alternates = new Map<Route['alternates'], string>();
  const alternatesOf = ({ alternates: own }: Route) => {
    const known = alternates.get(own) ?? alternateLinks(own, config.origin, config.defaultLocale);
    alternates.set(own, known);
    return known;
  };
  const rows = [...routes.values()]
    .filter((route) => !route.unlisted && route.canonical === undefined)
    .map((route) =>
      row(route, {
        origin: config.origin,
        alternates: alternatesOf(route),
        changeDay: changeDays?.get(route.url),
        images: images.get(route.url) ?? [],
      }),
    );
  const [first, ...others] = splitRows(rows, limits).map((part) => frame(urlset, part));
  if (others.length === 0) return [{ path: 'sitemap.xml', text: first ?? frame(urlset, []) }];
  const parts = [first ?? '', ...others].map((text, index) => ({ path: `sitemap-${index + 1}.xml`, text }));
  const listed = parts.map(({ path }) => `<sitemap><loc>${config.origin}/${path}</loc></sitemap>`);
  return [{ path: 'sitemap.xml', text: frame(sitemapIndex, listed) }, ...parts];
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = `urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
const sitemapIndex = `sitemapindex ${namespace}`;

function frame(element: string, rows: readonly string[]): string {
  const [name] = element.split(' ');
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${element}>`, ...rows, `</${name}>`, ''].join('\n');
}

/** Splits rows into parts within the limits. */
function splitRows(rows: readonly string[], { addresses, bytes }: typeof sitemapLimits): string[][] {
  const room = bytes - Buffer.byteLength(frame(urlset, []));
  const parts: string[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1;
    const last = parts.at(-1) ?? [];
    const isFull = last.length > 0 && (last.length === addresses || used + size > room);
    if (isFull) parts.push([row]);
    else last.push(row);
    used = isFull ? size : used + size;
  }
  return parts;
}

function alternateLinks(alternates: Route['alternates'], origin: string, defaultLocale: string): string {
  const links = [...alternates].map(([locale, url]) => link(locale, origin + url));
  const fallback = alternates.get(defaultLocale);
  if (fallback !== undefined) links.push(link('x-default', origin + fallback));
  return links.join('');
}

interface RowInput {
  origin: string;
  /** The links to the page's alternates. */
  alternates: string;
  changeDay: string | undefined;
  images: readonly string[];
}

function row(route: Route, { origin, alternates, changeDay, images }: RowInput): string {
  const { updated: modifiedOn } = lastChange(route.entry.facts, changeDay);
  const modified = modifiedOn === undefined ? '' : `<lastmod>${modifiedOn}</lastmod>`;
  const pictures = images
    .map((address) => `<image:image><image:loc>${origin}${address}</image:loc></image:image>`)
    .join('');
  return `<url><loc>${origin}${route.url}</loc>${modified}${alternates}${pictures}</url>`;
}

const link = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

/**
 * Writes robots.txt, which allows everything and names the sitemap. A copy at another address names none, but does not
 * forbid to read its pages: a search engine that may not read a page cannot see its `noindex`, and may list its address.
 */
export function emitRobots({ config }: Pick<Site, 'config'>): string {
  if (config.noindex) return 'User-agent: *\nAllow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${config.origin}/sitemap.xml\n`;
}

/** Writes security.txt (RFC 9116), valid for at least half a year from the build's date. */
export function emitSecurityText({ config, date }: Pick<Site, 'config' | 'date'>): string {
  const expires = `${securityTerm(date).expires}T00:00:00Z`;
  const languages = config.locales.map((locale) => locale.id).join(', ');
  return `Contact: ${config.securityContact}\nExpires: ${expires}\nPreferred-Languages: ${languages}\nCanonical: ${config.origin}/.well-known/security.txt\n`;
}
