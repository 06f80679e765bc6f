import { capitalize } from '../../authoring/capitalize.ts';
import type { LeafSchema } from '../../authoring/schema.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { draft, type JsonSchema } from './json-schema.ts';
import { flattenStrings, stringsSchema } from './strings-schema.ts';

/** The schema file whose definitions follow the content: the ids there are, and the texts of the default language. */
export const contentLists = 'content.json';

/** What content can refer to, read from the content even if it has mistakes. */
export interface Inventory {
  /** `folder/id` → the title that editors see, sorted. */
  entries: ReadonlyMap<string, string>;
  /** Paths below `static/`, and names of the pictures beside entries, sorted. */
  statics: readonly string[];
  locales: readonly string[];
  /** Keys of interface texts → the text in the default language. */
  strings: ReadonlyMap<string, string>;
  defaultLocale: string;
}

interface InventoryInput {
  files: ReadonlyMap<string, Pick<ParsedFile, 'data'>>;
  statics: Iterable<string>;
  /** Paths from the content folder, those below `static/` included. */
  pictures: Iterable<string>;
}

/** Lists what parsed content files hold. */
export function collectInventory({ files, statics, pictures }: InventoryInput): Inventory {
  const site = fieldsOf(files.get('site.yaml'));
  const locales = (Array.isArray(site.locales) ? site.locales : []).flatMap((locale) =>
    typeof locale?.id === 'string' ? [String(locale.id)] : [],
  );
  const defaultLocale = typeof site.defaultLocale === 'string' ? site.defaultLocale : (locales[0] ?? '');
  const entries = new Map<string, string>();
  for (const path of [...files.keys()].sort()) {
    const [folder = '', id = '', name] = path.split('/');
    if (folder === 'strings') continue;
    const form = folder === 'forms' && name === undefined ? id.replace(/\.yaml$/, '') : undefined;
    if (form !== undefined) {
      const title = fieldsOfData(fieldsOf(files.get(path)).title)[defaultLocale];
      entries.set(`forms/${form}`, typeof title === 'string' ? title : form);
    } else if (name?.endsWith('.yaml')) {
      const titles = [defaultLocale, ...locales].map(
        (locale) => fieldsOf(files.get(`${folder}/${id}/${locale}.md`)).title,
      );
      const title = titles.find((one) => one !== undefined) ?? fieldsOf(files.get(path)).name ?? id;
      entries.set(`${folder}/${id}`, String(title));
    }
  }
  const strings = flattenStrings(files.get(`strings/${defaultLocale}.yaml`)?.data);
  return { entries, statics: [...new Set([...statics, ...namesOf(pictures)])].sort(), locales, strings, defaultLocale };
}

/** Returns the names of the pictures that are beside an entry. */
function namesOf(pictures: Iterable<string>): string[] {
  return [...pictures].filter((path) => !path.startsWith('../')).map((path) => path.slice(path.lastIndexOf('/') + 1));
}

function fieldsOf(file: Pick<ParsedFile, 'data'> | undefined): Readonly<Record<string, unknown>> {
  return fieldsOfData(file?.data);
}

/** Names the list that holds what a reference, link or static file may be. */
export function listName({ type, schema }: { type: string; schema: LeafSchema }): string {
  if (type !== 'ref') return type;
  return [...(schema.values ?? []), ...(schema.folders ?? [])].join('+');
}

/** Writes the lists of a site: each reference, static file and address that content can name, as definitions. */
export function contentListsSchema(
  inventory: Inventory,
  { refs, linkFolders }: { refs: readonly LeafSchema[]; linkFolders: readonly string[] },
): JsonSchema {
  const { entries, statics, locales, strings, defaultLocale } = inventory;
  const below = (folders: readonly string[]) =>
    [...entries].filter(([ref]) => folders.includes(ref.split('/')[0] ?? ''));
  const definitions: Record<string, JsonSchema> = {};
  for (const schema of refs) {
    const words = (schema.values ?? []).map((word): [string, string] => [word, capitalize(word)]);
    definitions[listName({ type: 'ref', schema })] = closedList(
      [...words, ...below(schema.folders ?? [])],
      `There is no such entry in ${(schema.folders ?? []).map((folder) => `content/${folder}/`).join(' or ')}`,
    );
  }
  definitions.link = closedList(below(linkFolders), 'There is no such entry with an address of its own.');
  definitions['static-file'] = closedList(
    statics.map((path) => [path, path.includes('/') ? `static/${path}` : path]),
    'There is no such picture beside the entry, nor such a file below static/.',
  );
  const addresses = (pattern: string, example: string): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { type: 'string', pattern, patternErrorMessage: `Must be an address such as ${example}.` },
      ]),
    ),
    additionalProperties: false,
  });
  definitions['page-addresses'] = {
    type: 'object',
    properties: Object.fromEntries(
      below(['pages']).map(([ref, title]) => [
        ref.slice('pages/'.length),
        { description: title, ...addresses('^/([a-z0-9-]+/)*([a-z0-9-]+\\.html)?$', '/about/') },
      ]),
    ),
    additionalProperties: false,
  };
  definitions['family-addresses'] = addresses(
    '^/([a-z0-9-]+/)*[a-z0-9-]*\\{slug\\}[a-z0-9-]*/([a-z0-9-]+/)*([a-z0-9-]+\\.html)?$',
    '/guides/{slug}/',
  );
  for (const locale of locales) {
    if (locale !== defaultLocale) definitions[`strings-${locale}`] = stringsSchema(strings, locale);
  }
  return { $schema: draft, definitions: sorted(definitions) };
}

/** Returns a list that takes nothing but its values; each with what it is called. */
function closedList(values: readonly (readonly [string, string])[], errorMessage?: string): JsonSchema {
  if (values.length === 0) return { type: 'string' };
  return {
    enum: values.map(([value]) => value),
    enumDescriptions: values.map(([, title]) => title),
    ...(errorMessage ? { errorMessage } : {}),
  };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
