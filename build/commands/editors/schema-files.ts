import type { EntryKind, PageType } from '../../authoring/define.ts';
import { type MenuNames, navigationStructOf } from '../../authoring/navigation.ts';
import type { LeafSchema } from '../../authoring/schema.ts';
import { forLocales } from '../../model/struct/for-locales.ts';
import { kindsForLocales } from '../../model/struct/kinds-for-locales.ts';
import type { AnyStruct } from '../../model/struct/struct.ts';
import {
  exceptionsStruct,
  formStruct,
  redirectsStruct,
  routesStruct,
  siteStruct,
} from '../../pipeline/validate/structs.ts';
import { contentLists, contentListsSchema, type Inventory, listName } from './content-lists.ts';
import { draft, type JsonSchema, type Lists, toJsonSchema } from './json-schema.ts';

/** A schema and the content files that it is for, as patterns below the content folder. */
export interface SchemaFile {
  /** Relative to the folder of schemas. */
  path: string;
  schema: JsonSchema;
  /** Nothing for what only other schemas refer to. */
  files: string[];
}

interface SchemaInput {
  kinds: readonly EntryKind[];
  menuNames: MenuNames;
  inventory: Inventory;
}

/**
 * Makes the schema of every kind of YAML file, and of every front matter, from the structs that the build checks with.
 * All that depends on the content (ids, titles, texts) is in one file, `content.json`, which the others refer to.
 */
export function makeSchemaFiles({ kinds: declared, menuNames, inventory }: SchemaInput): SchemaFile[] {
  const { locales } = inventory;
  const kinds = kindsForLocales(declared, locales);
  const refs = new Map<string, LeafSchema>();
  const lists: Lists = (leaf) => {
    const name = listName(leaf);
    if (leaf.type === 'ref') refs.set(name, leaf.schema);
    return `${contentLists}#/definitions/${name}`;
  };
  const write: WriteSchema = (title, struct) => ({
    $schema: draft,
    title,
    ...toJsonSchema(forLocales(struct, locales), lists),
  });
  const [pages, families] = split(kinds);
  const files: SchemaFile[] = [
    ...tableSchemas(menuNames, { lists, write }),
    ...families.flatMap((kind) => familySchemas(kind, write)),
    ...pageSchemas(pages, { lists, write }),
    ...locales.map((locale) => stringsSchema(locale, inventory.defaultLocale)),
  ];
  // Every schema is written by now, so all lists that they refer to are known.
  const linkFolders = [...new Set(kinds.filter((kind) => isLinked(kind)).map(({ folder }) => folder))].sort();
  const schema = contentListsSchema(inventory, { refs: [...refs.values()], linkFolders });
  return [...files, { path: contentLists, schema, files: [] }].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes the schema of a struct, with a field for each language of the site where a text is needed in all languages. */
type WriteSchema = (title: string, struct: AnyStruct) => JsonSchema;

interface SchemaTools {
  /** Names the list of what a reference may be, and records that a schema refers to it. */
  lists: Lists;
  write: WriteSchema;
}

/** Makes the schemas of the files that a site has one of, and of forms. */
function tableSchemas(menuNames: MenuNames, { lists, write }: SchemaTools): SchemaFile[] {
  return [
    // The site's languages are written there, so this schema does not depend on them.
    {
      path: 'site.json',
      schema: { $schema: draft, title: 'The site', ...toJsonSchema(siteStruct, lists) },
      files: ['site.yaml'],
    },
    { path: 'routes.json', schema: routesSchema(write('Every address', routesStruct)), files: ['routes.yaml'] },
    {
      path: 'redirects.json',
      schema: redirectsSchema(write('Old addresses', redirectsStruct)),
      files: ['redirects.yaml'],
    },
    {
      path: 'exceptions.json',
      schema: write('Findings of strict checks that are meant so', exceptionsStruct),
      files: ['exceptions.yaml'],
    },
    { path: 'navigation.json', schema: write('Menus', navigationStructOf(menuNames)), files: ['navigation.yaml'] },
    { path: 'form.json', schema: write('A form', formStruct), files: ['forms/*.yaml'] },
  ];
}

function familySchemas({ name, folder, file, facts, words }: EntryKind, write: WriteSchema): SchemaFile[] {
  return [
    { path: `${name}.json`, schema: write(`Facts of one ${name}`, facts), files: [`${folder}/*/${file}.yaml`] },
    { path: `${name}.words.json`, schema: write(`Words of one ${name}`, words), files: [`${folder}/*/*.md`] },
  ];
}

/** Makes the schemas of base pages: one for the facts of all types, one for the words of each. */
function pageSchemas(pages: readonly EntryKind[], { lists, write }: SchemaTools): SchemaFile[] {
  const [first] = pages;
  if (!first) return [];
  return [
    { path: 'page.json', schema: pageSchema(pages, lists), files: [`pages/*/${first.file}.yaml`] },
    // Which page has which type is in its facts, so no pattern of paths chooses among these.
    ...pages.map(({ name, words }) => ({
      path: `page.${name}.words.json`,
      schema: write(`Words of a page of type ${name}`, words),
      files: [],
    })),
  ];
}

function stringsSchema(locale: string, defaultLocale: string): SchemaFile {
  const list = { $schema: draft, title: 'Interface texts', $ref: `${contentLists}#/definitions/strings-${locale}` };
  return {
    path: `strings.${locale}.json`,
    schema: locale === defaultLocale ? anyStrings : list,
    files: [`strings/${locale}.yaml`],
  };
}

/** Collects every list of references that the fields of kinds take → its name and what it lists. */
export function referencesOf(kinds: readonly EntryKind[]): Map<string, LeafSchema> {
  const refs = new Map<string, LeafSchema>();
  const lists: Lists = (leaf) => {
    if (leaf.type === 'ref') refs.set(listName(leaf), leaf.schema);
    return '';
  };
  for (const { facts, words } of kinds) for (const struct of [facts, words]) toJsonSchema(struct, lists);
  return refs;
}

/** Kinds that share a folder, distinguished by their facts' `type`, and kinds that have one of their own. */
function split(kinds: readonly EntryKind[]): [EntryKind[], EntryKind[]] {
  const inFolder = (folder: string) => kinds.filter((kind) => kind.folder === folder).length;
  const byName = [...kinds].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [byName.filter(({ folder }) => inFolder(folder) > 1), byName.filter(({ folder }) => inFolder(folder) === 1)];
}

function isLinked(kind: EntryKind | PageType): boolean {
  return 'component' in kind || kind.document !== undefined;
}

/** Writes the schema of pages: the type in the facts of a page chooses its other fields. */
function pageSchema(pages: readonly EntryKind[], lists: Lists): JsonSchema {
  const names = pages.map(({ name }) => name);
  return {
    $schema: draft,
    title: 'Facts of one page',
    type: 'object',
    properties: { type: { description: 'The page type, which chooses the other fields.', enum: names } },
    required: ['type'],
    allOf: pages.map(({ name, facts }) => ({
      if: { properties: { type: { const: name } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: toJsonSchema(facts, lists),
    })),
  };
}

/** Returns the addresses of pages and families, in each language of the site. */
function routesSchema(schema: JsonSchema): JsonSchema {
  const list = (name: string): JsonSchema => ({ $ref: `${contentLists}#/definitions/${name}` });
  return {
    ...schema,
    properties: {
      ...schema.properties,
      pages: { description: 'The address of every base page in every language.', ...list('page-addresses') },
      families: {
        description: 'One pattern per family and language; {slug} is the entry’s own slug.',
        type: 'object',
        additionalProperties: list('family-addresses'),
      },
    },
  };
}

/** Rows from an address to an entry that there is, or to an address. */
function redirectsSchema(schema: JsonSchema): JsonSchema {
  const rows = schema.properties?.redirects ?? {};
  const from: JsonSchema = {
    description: 'The old address; with * at its end, everything below it.',
    type: 'string',
    pattern: '^/[\\w./{}-]*\\*?$',
    patternErrorMessage: 'Must be an address such as /old-page/, or /old-section/* for all below it.',
  };
  const to: JsonSchema = {
    description: 'The entry or the address it leads to.',
    anyOf: [
      { $ref: `${contentLists}#/definitions/link` },
      {
        type: 'string',
        pattern: '^(/|https://|[a-z0-9-]+/[a-z0-9-]+#)',
        patternErrorMessage: 'There is no such entry.',
      },
    ],
  };
  const items = { ...rows.items, properties: { ...rows.items?.properties, from, to } };
  return { ...schema, properties: { redirects: { ...rows, items } } };
}

/** The default language’s texts say which keys there are. */
const anyStrings: JsonSchema = {
  $schema: draft,
  title: 'Interface texts',
  anyOf: [{ $ref: '#/definitions/texts' }],
  definitions: {
    texts: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/texts' }] } },
  },
};
