import { capitalize } from '../../../authoring/capitalize.ts';
import type { EntryKind } from '../../../authoring/define.ts';
import type { Site } from '../../../model/site.ts';
import { kindsForLocales } from '../../../model/struct/kinds-for-locales.ts';
import type { Inventory } from '../content-lists.ts';
import { referencesOf } from '../schema-files.ts';
import { type EditorField, editorFields } from './fields.ts';

/** All that the page of the web editor makes its configuration from. */
export interface EditorData {
  backend: Record<string, string | string[]>;
  siteName: string;
  origin: string;
  defaultLocale: string;
  /** Options of references by the name of their list. */
  lists: Record<string, { label: string; value: string }[]>;
  /** Fields by kind: facts as `guide`, words as `guide.words`. */
  fields: Record<string, EditorField[]>;
  families: EditorFamily[];
}

/** A kind of entry, or all base pages. */
export interface EditorFamily {
  folder: string;
  label: string;
  /** The facts file without its ending. */
  file: string;
  locales: string[];
  /** The kind of new entries; nothing where they are not made in the web editor. */
  kind?: string;
  entries: { id: string; title: string; kind: string }[];
}

interface EditorInput {
  site: Pick<Site, 'config' | 'routeTable'>;
  kinds: readonly EntryKind[];
  inventory: Inventory;
  /** `pages/<id>` → its type. */
  pageTypes: ReadonlyMap<string, string>;
}

/** Makes the data of the web editor from the structs that the build checks with, and from what there is. */
export function makeEditorData({ site, kinds: declared, inventory, pageTypes }: EditorInput): EditorData {
  const { config, routeTable } = site;
  const all = config.locales.map(({ id }) => id);
  const kinds = kindsForLocales(declared, all);
  const byName = [...kinds].sort((a, b) => (a.name < b.name ? -1 : 1));
  const folders = [...new Set(byName.map(({ folder }) => folder))].sort();
  const { repository = '', backend = 'github', branch = 'main', signIn } = config.editor ?? {};
  return {
    // Without a service that signs editors in, its button would lead to a service that does not know this site.
    backend: {
      name: backend,
      repo: repository,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
    },
    siteName: config.name,
    origin: config.origin,
    defaultLocale: config.defaultLocale,
    lists: listsOf(kinds, inventory),
    fields: Object.fromEntries(
      byName.flatMap((kind) => [
        [kind.name, editorFields(kind.facts, { translated: false })],
        [`${kind.name}.words`, [...editorFields(kind.words, { translated: true }), ...bodyOf(kind)]],
      ]),
    ),
    families: folders.map((folder) => {
      const own = byName.filter((kind) => kind.folder === folder);
      const [kind] = own;
      const addresses = routeTable.families[folder];
      const single = own.length === 1 ? kind?.name : undefined;
      return {
        folder,
        label: capitalize(own.length === 1 ? `${kind?.name}s` : folder),
        file: kind?.file ?? '',
        locales: addresses ? all.filter((locale) => addresses[locale] !== undefined) : all,
        ...(single === undefined ? {} : { kind: single }),
        entries: [...inventory.entries].flatMap(([ref, title]) => {
          if (!ref.startsWith(`${folder}/`)) return [];
          const name = single ?? pageTypes.get(ref);
          return name === undefined ? [] : [{ id: ref.slice(folder.length + 1), title, kind: name }];
        }),
      };
    }),
  };
}

/** Returns the field of Markdown. The editor shows it as written, so that saving changes only what was edited. */
function bodyOf({ body }: EntryKind): EditorField[] {
  if (body === 'none') return [];
  const required = body === 'required' ? {} : { required: false as const };
  return [{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], i18n: true, ...required }];
}

function listsOf(kinds: readonly EntryKind[], { entries, statics }: Inventory): EditorData['lists'] {
  const lists: EditorData['lists'] = {
    'static-file': statics.map((path) => ({ label: path, value: path })),
  };
  for (const [name, { folders = [], values = [] }] of referencesOf(kinds)) {
    lists[name] = [
      ...values.map((value) => ({ label: capitalize(value), value })),
      ...[...entries]
        .filter(([ref]) => folders.includes(ref.split('/')[0] ?? ''))
        .map(([value, title]) => ({ label: title, value })),
    ];
  }
  return lists;
}
