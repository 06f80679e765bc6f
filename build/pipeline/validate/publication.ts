import { isDay } from '../../authoring/values/day.ts';
import type { Entry } from '../../model/entry.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import type { Unpublished } from '../../model/unpublished.ts';

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
export function findUnpublished({ files, locales, date, drafts }: PublicationInput): Map<string, Unpublished> {
  const unpublished = new Map<string, Unpublished>();
  if (![...files.values()].some(({ data }) => mayBeUnpublished(data))) return unpublished;
  /** `folder/id` → the number of languages that have words, and the drafts among these. */
  const languages = new Map<string, { all: number; drafts: Unpublished[] }>();
  for (const { path, data } of files.values()) {
    const [, ref = '', name = ''] = /^([^/]+\/[^/]+)\/([^/]+)\.(?:yaml|md)$/.exec(path) ?? [];
    if (ref === '') continue;
    const { draft, publishDate } = fieldsOfData(data);
    const isDraft = draft === true && !drafts;
    if (path.endsWith('.yaml')) {
      if (isDraft) unpublished.set(ref, { type: 'draft', file: path });
      else if (isDay(publishDate) && publishDate > date && !unpublished.has(ref))
        unpublished.set(ref, { type: 'future', file: path, publishDate });
    } else if (locales.includes(name)) {
      const known = languages.get(ref) ?? { all: 0, drafts: [] };
      languages.set(ref, known);
      known.all += 1;
      if (!isDraft) continue;
      const why: Unpublished = { type: 'draft', file: path };
      unpublished.set(`${ref}@${name}`, why);
      known.drafts.push(why);
    }
  }
  for (const [ref, { all, drafts: own }] of languages) {
    const [first] = own;
    if (first && own.length === all && !unpublished.has(ref)) unpublished.set(ref, first);
  }
  return unpublished;
}

/** Returns whether a file has one of the fields that keep it back. */
function mayBeUnpublished(data: unknown): boolean {
  const { draft, publishDate } = fieldsOfData(data);
  return draft === true || publishDate !== undefined;
}

/** Returns why the entry or the language of a content file is not public; nothing if it is. */
export function unpublishedReason(
  unpublished: ReadonlyMap<string, Unpublished>,
  path: string,
): Unpublished | undefined {
  const [folder = '', id = '', name = ''] = path.split('/');
  const ref = `${folder}/${id}`;
  return unpublished.get(ref) ?? unpublished.get(`${ref}@${name.replace(/\.md$/, '')}`);
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
export function withoutUnpublished({ entries, broken }: Found, unpublished: ReadonlyMap<string, Unpublished>): Public {
  if (unpublished.size === 0) return { entries, broken, hidden: [] };
  const isPublic = (ref: string, locale: string) => !unpublished.has(ref) && !unpublished.has(`${ref}@${locale}`);
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
    broken: new Set(
      [...broken].filter((name) => !unpublished.has(name) && !unpublished.has(name.split('@')[0] ?? name)),
    ),
  };
}
