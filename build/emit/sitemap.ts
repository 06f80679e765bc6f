import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { securityTerm } from '../schedule/security-txt.ts';

/** Writes the sitemap: every listed page, with its alternates in other languages. */
export function emitSitemap({ config, routes }: Pick<Site, 'config' | 'routes'>): string {
  // All languages of an entry have the same alternates.
  const alternates = new Map<Route['alternates'], string>();
  const alternatesOf = ({ alternates: own }: Route) => {
    const known = alternates.get(own) ?? alternateLinks(own, config.origin, config.defaultLocale);
    alternates.set(own, known);
    return known;
  };
  const rows = [...routes.values()]
    .filter((route) => !route.unlisted)
    .map((route) => row(route, config.origin, alternatesOf(route)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

function alternateLinks(alternates: Route['alternates'], origin: string, defaultLocale: string): string {
  const links = [...alternates].map(([locale, url]) => link(locale, origin + url));
  const fallback = alternates.get(defaultLocale);
  if (fallback !== undefined) links.push(link('x-default', origin + fallback));
  return links.join('');
}

function row(route: Route, origin: string, alternates: string): string {
  const { published, updated = published }: { published?: string; updated?: string } = route.entry.facts;
  const modified = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${origin}${route.url}</loc>${modified}${alternates}</url>`;
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
