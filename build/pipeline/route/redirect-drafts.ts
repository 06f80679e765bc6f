import type { Site } from '../../model/site.ts';
import { isEntryTarget } from '../../model/target.ts';
import { normalizeSource } from './redirect-source.ts';

export interface RedirectRow {
  from: string;
  to: string;
  status?: '301' | '302';
  why?: string;
}

export interface RedirectsInput
  extends Pick<
    Site,
    'config' | 'routeTable' | 'entries' | 'addresses' | 'broken' | 'unpublished' | 'routes' | 'statics'
  > {
  rows: readonly RedirectRow[];
}

/** A rule before chains are resolved, with its position: a path into its file. */
export interface RedirectDraft {
  from: string;
  to: string;
  locale: string;
  status: 301 | 302;
  why: string;
  source: { file: string; path: (string | number)[] };
}

/** Returns the rules of `redirects.yaml`, and a rule for each path that a language lacks. */
export function listDrafts(input: RedirectsInput): RedirectDraft[] {
  return [...fromRows(input), ...fromElsewhere(input)];
}

function fromRows({ rows, config }: RedirectsInput): RedirectDraft[] {
  return rows.map((row, index) => ({
    from: normalizeSource(row.from),
    to: row.to,
    locale: localeOf(row.from, config),
    status: row.status === '302' ? 302 : 301,
    why: row.why ?? 'content/redirects.yaml',
    source: { file: 'redirects.yaml', path: ['redirects', index] },
  }));
}

/**
 * Returns redirects of paths that a language lacks: an entry's address with the default language's slug, or a path
 * pattern.
 */
function fromElsewhere({ routeTable, entries, unpublished, config }: RedirectsInput): RedirectDraft[] {
  const drafts: RedirectDraft[] = [];
  const known = new Set(config.locales.map(({ id }) => id));
  for (const [locale, rows] of Object.entries(routeTable.elsewhere)) {
    if (!known.has(locale)) continue;
    for (const [key, to] of Object.entries(rows)) {
      if (unpublished.has(key)) continue;
      const from = isEntryTarget(key)
        ? missingAddress(key, locale, { routeTable, entries, config })
        : normalizeSource(key.replace(/\{\w+\}\/?$/, '*'));
      if (from === undefined) continue;
      drafts.push({
        from,
        to,
        locale,
        status: 301,
        why: `no ${locale} page`,
        source: { file: 'routes.yaml', path: ['elsewhere', locale, key] },
      });
    }
  }
  return drafts;
}

function missingAddress(
  ref: string,
  locale: string,
  { routeTable, entries, config }: Pick<RedirectsInput, 'routeTable' | 'entries' | 'config'>,
): string | undefined {
  const [folder = '', id = ''] = ref.split('/');
  const localized = entries.get(ref);
  const source = localized?.get(config.defaultLocale) ?? localized?.values().next().value;
  if (folder !== 'pages') {
    const slug = source?.slug || id;
    return routeTable.families[folder]?.[locale]?.replace('{slug}', slug);
  }
  const path = routeTable.pages[id]?.[config.defaultLocale];
  const prefix = config.locales.find((candidate) => candidate.id === locale)?.prefix;
  return path === undefined ? undefined : prefix ? `/${prefix}${path}` : path;
}

/** Returns the language of an address, by its prefix. */
export function localeOf(path: string, config: RedirectsInput['config']): string {
  const first = path.split('/')[1];
  return config.locales.find((locale) => locale.prefix !== '' && locale.prefix === first)?.id ?? config.defaultLocale;
}

/** Removes the slash at the end of an address. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}
