import type { EntryKind } from '../../authoring/define.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import type { Unit } from '../../model/unit.ts';
import { markdownUnits } from './markdown-units.ts';
import { localizedUnits, stringUnits, wordsUnits } from './yaml-units.ts';

/** What the units of a site are read from. */
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
