import type { Entry } from '../model/entry.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { Withheld } from '../model/unpublished.ts';

interface PublicationInput {
  files: ReadonlyMap<string, ParsedFile>;
  locales: readonly string[];
  /** The build's date, `YYYY-MM-DD`. */
  date: string;
  drafts?: boolean | undefined;
}

/**
 * Finds what is not public on the build's date: `folder/id` for a whole entry, `folder/id@locale` for a language of
 * one. It reads the files as they were parsed, because a draft may well have mistakes.
 */
export function findWithheld({ files, locales, date, drafts }: PublicationInput): Map<string, Withheld> {
  const withheld = new Map<string, Withheld>();
  /** `folder/id` → the languages that have words, and those of them that are drafts. */
  const languages = new Map<string, { all: number; drafts: Withheld[] }>();
  for (const { path, data } of files.values()) {
    const [, ref = '', name = ''] = /^([^/]+\/[^/]+)\/([^/]+)\.(?:yaml|md)$/.exec(path) ?? [];
    if (ref === '') continue;
    const { draft, publishDate } = (data ?? {}) as { draft?: unknown; publishDate?: unknown };
    const isDraft = draft === true && !drafts;
    if (path.endsWith('.yaml')) {
      if (isDraft) withheld.set(ref, { type: 'draft', file: path });
      else if (isDay(publishDate) && publishDate > date && !withheld.has(ref))
        withheld.set(ref, { type: 'future', file: path, publishDate });
    } else if (locales.includes(name)) {
      const known = languages.get(ref) ?? { all: 0, drafts: [] };
      languages.set(ref, known);
      known.all += 1;
      if (!isDraft) continue;
      const why: Withheld = { type: 'draft', file: path };
      withheld.set(`${ref}@${name}`, why);
      known.drafts.push(why);
    }
  }
  for (const [ref, { all, drafts: own }] of languages) {
    const [first] = own;
    if (first && own.length === all && !withheld.has(ref)) withheld.set(ref, first);
  }
  return withheld;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Why the entry or the language that a content file belongs to is not public; nothing where it is. */
export function withheldBy(withheld: ReadonlyMap<string, Withheld>, path: string): Withheld | undefined {
  const [folder = '', id = '', name = ''] = path.split('/');
  const ref = `${folder}/${id}`;
  return withheld.get(ref) ?? withheld.get(`${ref}@${name.replace(/\.md$/, '')}`);
}

interface Found {
  entries: Map<string, Map<string, Entry>>;
  broken: Set<string>;
}

interface Public extends Found {
  /** The entries that were taken out. */
  hidden: Entry[];
}

/** Takes what is not public out of what validating found. */
export function withoutWithheld({ entries, broken }: Found, withheld: ReadonlyMap<string, Withheld>): Public {
  if (withheld.size === 0) return { entries, broken, hidden: [] };
  const isPublic = (ref: string, locale: string) => !withheld.has(ref) && !withheld.has(`${ref}@${locale}`);
  const shown = new Map<string, Map<string, Entry>>();
  const hidden: Entry[] = [];
  for (const [ref, localized] of entries) {
    const own = new Map([...localized].filter(([locale]) => isPublic(ref, locale)));
    if (own.size > 0) shown.set(ref, own);
    for (const [locale, entry] of localized) if (!own.has(locale)) hidden.push(entry);
  }
  return {
    entries: shown,
    hidden,
    broken: new Set([...broken].filter((name) => !withheld.has(name) && !withheld.has(name.split('@')[0] ?? name))),
  };
}
