import type { EntryKind } from '../../authoring/define.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../struct/mapping.ts';
import { markdownUnits } from './markdown-units.ts';
import { localizedUnits, stringUnits, wordsUnits } from './yaml-units.ts';

/** What a unit is in its file. A `slug` is a part of an address: given once, and never out of date. */
export type UnitKind = 'line' | 'text' | 'slug' | 'string' | 'heading' | 'paragraph' | 'item' | 'cell' | 'code';

/** A piece of text that is translated as a whole: a field, an interface text, or a block of Markdown. */
export interface Unit {
  /** Below the content folder. */
  file: string;
  locale: string;
  /** What it belongs to in every language: `toolbox/honest-devops`, `strings`, `navigation`, `forms/contact`. */
  resource: string;
  /**
   * Its place in the file, which stays when other texts change: `title`, `steps.2.text` (the second step),
   * `header.contact.text` (by the item's id), `body/rules` (a heading), `body/rules/3.1` (the first item of the third
   * block below it), `body/-/1` (a block before any heading).
   */
  key: string;
  /** The key with headings counted instead of named, the same in every language: `body/2/3.1`. */
  place: string;
  kind: UnitKind;
  /** The words: a YAML value as it is read, or Markdown as it is written, on one line where it is one paragraph. */
  text: string;
  /** Where it stands in the file's text, quotes and block marks of YAML included. */
  range: { start: number; end: number };
  /** The path of a YAML field. */
  path?: readonly (string | number)[];
  /** The heading that it stands below, or the first line of the group of fields it belongs to. */
  section?: string;
  /** How many characters its schema allows. */
  limits?: { min?: number; max?: number };
  /** What its schema says of the field. */
  description?: string;
}

export interface UnitsInput {
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  /** Every kind of entry, page types included. */
  kinds: readonly EntryKind[];
  locales: readonly string[];
}

/** Splits every file of the content into units, in the order of files and of their texts. Files with mistakes give none. */
export function splitUnits(input: UnitsInput): Unit[] {
  return [...input.files.keys()].flatMap((path) => splitFile(path, input));
}

/** Splits one file of the content into units; facts and tables have none. */
export function splitFile(path: string, { files, readText, kinds, locales }: UnitsInput): Unit[] {
  const file = files.get(path);
  if (!file || file.problems.length > 0) return [];
  const strings = /^strings\/([^/]+)\.yaml$/.exec(path)?.[1];
  if (strings !== undefined)
    return locales.includes(strings) ? stringUnits({ file, text: readText(path), locale: strings }) : [];
  if (path === 'navigation.yaml' || /^forms\/[a-z0-9-]+\.yaml$/.test(path))
    return localizedUnits({ file, text: readText(path), locales });
  const locale = /\/([^/]+)\.md$/.exec(path)?.[1];
  const kind = locale !== undefined && locales.includes(locale) ? kindOf(path, kinds, files) : undefined;
  if (locale === undefined || !kind) return [];
  const text = readText(path);
  return [...wordsUnits({ file, text, locale, struct: kind.words }), ...markdownUnits({ path, text, locale })];
}

/** Finds the kind of the entry that a words file belongs to; base pages name theirs in their facts. */
function kindOf(
  path: string,
  kinds: readonly EntryKind[],
  files: ReadonlyMap<string, ParsedFile>,
): EntryKind | undefined {
  const [folder = '', id = ''] = path.split('/');
  const candidates = kinds.filter((kind) => kind.folder === folder);
  if (candidates.length < 2) return candidates[0];
  const { type } = fieldsOfData(files.get(`${folder}/${id}/${candidates[0]?.file}.yaml`)?.data);
  return candidates.find((kind) => kind.name === type);
}

export { pairUnits } from './pair-units.ts';
