import { createPlacers } from '../../formats/yaml/positions.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { StrictInput } from './input.ts';

/** Fields that the build itself reads, for any kind of entry. */
const readByBuild = new Set([
  'facts.draft',
  'facts.placeholders',
  'facts.publishDate',
  'facts.pictures',
  'facts.pictures.file',
  'facts.pictures.focus',
  'facts.pictures.credit',
  'words.draft',
  'words.differs',
  'facts.type',
  'facts.layout',
  'facts.unlisted',
  'facts.canonical',
  'words.slug',
  'words.title',
  'words.metaTitle',
  'words.description',
  'words.keywords',
]);

interface UnreadField {
  entry: Entry;
  part: 'facts' | 'words';
  path: DataPath;
  entries: Set<string>;
}

/**
 * Finds fields that no page shows: no page read the field of any entry of that kind in this run, and the code of the
 * templates does not name it.
 */
export function checkUnusedFields(input: StrictInput): Finding[] {
  const unread = unreadFields(input);
  if (unread.length === 0) return [];
  const { hasField } = input.named();
  const place = createPlacers(input.readText);
  return unread
    .filter(({ entry, path }) => !hasField(input.pageFolders.get(entry.type), path))
    .map(({ entry, part, path, entries }) => {
      const name = path.filter((step) => typeof step === 'string').join('.');
      const others = entries.size - 1;
      const file = entry.source[part];
      return {
        subject: `${entry.type} ${name}`,
        diagnostic: place(file, {
          code: 'unused-field',
          severity: 'warning',
          message: `No page shows the field "${name}" of ${entry.ref}${others > 0 ? `, nor of ${others} more of its kind` : ''}.`,
          hint: 'Remove it; where its kind demands it, let a template show it, or take it out of the kind’s schema.',
          at: { path, key: true },
        }),
      };
    });
}

function unreadFields({ site, reads }: StrictInput): UnreadField[] {
  const fields = new Map<string, UnreadField>();
  const locales = new Set(site.config.locales.map(({ id }) => id));
  const visit = (entry: Entry, part: UnreadField['part'], value: unknown, path: DataPath) => {
    const name = [part, ...path.filter((step) => typeof step === 'string')].join('.');
    if (readByBuild.has(name)) return;
    const key = `${entry.type}|${name}`;
    // Fields of a language are read only on pages in that language.
    const step = path.at(-1);
    if (typeof step === 'string' && !locales.has(step) && !reads.has(`field||${key}`)) {
      const known = fields.get(key) ?? { entry, part, path, entries: new Set<string>() };
      known.entries.add(entry.ref);
      fields.set(key, known);
    } else if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(entry, part, item, [...path, index]);
    else if (value !== null && typeof value === 'object')
      for (const [name, child] of Object.entries(value)) visit(entry, part, child, [...path, name]);
  };
  for (const localized of site.entries.values()) {
    for (const entry of localized.values()) {
      // No page shows documents: each of their fields is in a PDF.
      if (entry.kind.document) continue;
      visit(entry, 'facts', entry.facts, []);
      visit(entry, 'words', entry.words, []);
    }
  }
  return [...fields.values()];
}
