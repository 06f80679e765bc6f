import type { EditorData, EditorFamily } from './data.ts';
import type { EditorField } from './fields.ts';
import { formatNames } from './formats.ts';

/**
 * Makes the configuration of Sveltia CMS: for each family a collection of facts, and one of texts with its languages
 * side by side. Both list their files, because the CMS has no structure of a folder for each entry with a file for each
 * language. `fresh` are entries that were begun since the data was made, as `folder/id`.
 */
export function configOf(data: EditorData, fresh: readonly string[]): Record<string, unknown> {
  return {
    load_config_file: false,
    backend: data.backend,
    site_url: data.origin,
    app_title: data.siteName,
    media_folder: 'static',
    public_folder: '',
    output: { omit_empty_optional_fields: true },
    i18n: i18nOf(data, [...new Set(data.families.flatMap(({ locales }) => locales))]),
    collections: data.families.flatMap((family) => collectionsOf(data, family, fresh)),
  };
}

function i18nOf({ defaultLocale }: EditorData, locales: readonly string[]) {
  return { structure: 'multiple_files', locales, default_locale: defaultLocale };
}

function collectionsOf(data: EditorData, family: EditorFamily, fresh: readonly string[]): unknown[] {
  const { folder, label, file, kind, locales } = family;
  const begun = fresh
    .filter((ref) => ref.startsWith(`${folder}/`))
    .map((ref) => ref.slice(folder.length + 1))
    .filter((id) => kind !== undefined && !family.entries.some((known) => known.id === id))
    .map((id) => ({ id, title: `${id} (new)`, kind: kind ?? '', isNew: true }));
  const entries = [...begun, ...family.entries.map((entry) => ({ ...entry, isNew: false }))];
  const fields = (name: string, isNew: boolean) =>
    (data.fields[name] ?? []).map((field) =>
      withOptions(isNew && field.name === 'draft' ? asDraft(field) : field, data, fresh),
    );
  return [
    {
      name: `${folder}-texts`,
      label: `${label}: texts`,
      i18n: i18nOf(data, locales),
      files: entries.map((entry) => ({
        name: entry.id,
        label: entry.title,
        file: `content/${folder}/${entry.id}/{{locale}}.md`,
        format: formatNames.texts,
        i18n: true,
        fields: fields(`${entry.kind}.words`, false),
      })),
    },
    {
      name: `${folder}-facts`,
      label: `${label}: facts`,
      files: entries.map((entry) => ({
        name: entry.id,
        label: entry.title,
        file: `content/${folder}/${entry.id}/${file}.yaml`,
        format: formatNames.facts,
        fields: fields(entry.kind, entry.isNew),
      })),
    },
  ];
}

/** Gives a field the default `true`: a new entry stays out of the site until its author says so. */
function asDraft(field: EditorField): EditorField & { default: boolean } {
  return { ...field, default: true };
}

/** Puts a list of options where a field names one, with the entries that were begun since. */
function withOptions(field: EditorField, data: EditorData, fresh: readonly string[]): unknown {
  const { list_of: name, fields, field: item, ...rest } = field;
  const folders = (name ?? '').split('+');
  const begun = fresh
    .filter((ref) => folders.includes(ref.split('/')[0] ?? ''))
    .map((ref) => ({ label: ref, value: ref }));
  return {
    ...rest,
    ...(name === undefined ? {} : { options: [...(data.lists[name] ?? []), ...begun] }),
    ...(fields ? { fields: fields.map((one) => withOptions(one, data, fresh)) } : {}),
    ...(item ? { field: withOptions(item, data, fresh) } : {}),
  };
}
