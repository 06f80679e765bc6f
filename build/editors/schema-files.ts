import type { EntryKind, PageType } from '../authoring/define.ts';
import { type MenuNames, navigationStructOf } from '../authoring/navigation.ts';
import type { LeafSchema } from '../authoring/schema.ts';
import { forLocales } from '../struct/for-locales.ts';
import { kindsForLocales } from '../struct/kinds-for-locales.ts';
import type { AnyStruct } from '../struct/struct.ts';
import { exceptionsStruct, formStruct, redirectsStruct, routesStruct, siteStruct } from '../validate/structs.ts';
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
 * All that follows the content (ids, titles, texts) is in one file, `content.json`, which the others refer to.
 */
export function makeSchemaFiles({ kinds: declared, menuNames, inventory }: SchemaInput): SchemaFile[] {
  const kinds = kindsForLocales(declared, inventory.locales);
  const refs = new Map<string, LeafSchema>();
  const lists: Lists = (leaf) => {
    const name = listName(leaf);
    if (leaf.type === 'ref') refs.set(name, leaf.schema);
    return `${contentLists}#/definitions/${name}`;
  };
  const write = (title: string, struct: AnyStruct): JsonSchema => ({
    $schema: draft,
    title,
    ...toJsonSchema(forLocales(struct, inventory.locales), lists),
  });
  const [pages, families] = split(kinds);
  const files: SchemaFile[] = [
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
    ...families.flatMap((kind) => [
      {
        path: `${kind.name}.json`,
        schema: write(`Facts of one ${kind.name}`, kind.facts),
        files: [`${kind.folder}/*/${kind.file}.yaml`],
      },
      {
        path: `${kind.name}.words.json`,
        schema: write(`Words of one ${kind.name}`, kind.words),
        files: [`${kind.folder}/*/*.md`],
      },
    ]),
    ...(pages[0]
      ? [{ path: 'page.json', schema: pageSchema(pages, lists), files: [`pages/*/${pages[0].file}.yaml`] }]
      : []),
    // Which page has which type stands in its facts, so no pattern of paths chooses among these.
    ...pages.map((kind) => ({
      path: `page.${kind.name}.words.json`,
      schema: write(`Words of a page of type ${kind.name}`, kind.words),
      files: [],
    })),
    ...inventory.locales.map((locale) => ({
      path: `strings.${locale}.json`,
      schema:
        locale === inventory.defaultLocale
          ? anyStrings
          : { $schema: draft, title: 'Interface texts', $ref: `${contentLists}#/definitions/strings-${locale}` },
      files: [`strings/${locale}.yaml`],
    })),
  ];
  const linkFolders = [...new Set(kinds.filter((kind) => isLinked(kind)).map(({ folder }) => folder))].sort();
  const schema = contentListsSchema(inventory, { refs: [...refs.values()], linkFolders });
  return [...files, { path: contentLists, schema, files: [] }].sort((a, b) => (a.path < b.path ? -1 : 1));
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

/** Kinds that share a folder, told apart by their facts' `type`, and kinds that have one of their own. */
function split(kinds: readonly EntryKind[]): [EntryKind[], EntryKind[]] {
  const inFolder = (folder: string) => kinds.filter((kind) => kind.folder === folder).length;
  const byName = [...kinds].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [byName.filter(({ folder }) => inFolder(folder) > 1), byName.filter(({ folder }) => inFolder(folder) === 1)];
}

function isLinked(kind: EntryKind | PageType): boolean {
  return 'component' in kind || kind.document !== undefined;
}

/** The type in the facts of a page chooses its other fields. */
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

/** Addresses of pages and families that there are, in the languages that there are. */
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
