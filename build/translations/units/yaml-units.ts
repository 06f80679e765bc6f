import { formStruct } from '../../authoring/forms/definition.ts';
import { navigationStruct } from '../../authoring/navigation.ts';
import { extractYaml } from '../../formats/yaml/positions.ts';
import { type YamlScalar, yamlScalars } from '../../formats/yaml/tree.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { forLocales } from '../../model/struct/for-locales.ts';
import { fieldsOfData, isMapping } from '../../model/struct/mapping.ts';
import type { AnyStruct, StructLeaf } from '../../model/struct/struct.ts';
import { type StructValue, walkStruct } from '../../model/struct/walk.ts';
import type { Unit } from '../../model/unit.ts';

/** Lists the fields of a words file's front matter that are words, by the struct of its kind. */
export function wordsUnits(input: { file: ParsedFile; text: string; locale: string; struct: AnyStruct }): Unit[] {
  const { file, text, locale, struct } = input;
  const resource = file.path.slice(0, file.path.lastIndexOf('/'));
  return leavesOf(struct, file.data)
    .flatMap(({ path, leaf, section }) =>
      isWords(leaf) ? [{ path, leaf, section, locale, resource, key: keyOf(path) }] : [],
    )
    .flatMap(createUnitPlacer(file, text))
    .sort(inTextOrder);
}

/** Lists the texts of a file that has every language in itself: the leaves below keys that are the site's languages. */
export function localizedUnits(input: { file: ParsedFile; text: string; locales: readonly string[] }): Unit[] {
  const { file, text, locales } = input;
  const struct = forLocales(file.path === 'navigation.yaml' ? navigationStruct : formStruct, locales);
  const resource = file.path.replace(/\.yaml$/, '');
  return leavesOf(struct, file.data)
    .flatMap(({ path, leaf, section }) => {
      const locale = String(path.at(-1));
      if (!isWords(leaf) || !locales.includes(locale)) return [];
      return [{ path, leaf, section, locale, resource, key: keyOf(path.slice(0, -1), file.data) }];
    })
    .flatMap(createUnitPlacer(file, text))
    .sort(inTextOrder);
}

/** Lists the interface texts of a language. */
export function stringUnits({ file, text, locale }: { file: ParsedFile; text: string; locale: string }): Unit[] {
  return yamlScalars(text).map(({ path, value, start, end }) => ({
    file: file.path,
    locale,
    resource: 'strings',
    key: path.join('.'),
    place: path.join('.'),
    kind: 'string',
    text: wordsOf(value),
    range: { start, end },
    path,
  }));
}

/** Returns the words of a value, without the last line break of a block. */
function wordsOf(value: string): string {
  return value.replace(/(?<!\n)\n+$/, '');
}

interface FoundLeaf {
  path: DataPath;
  leaf: StructLeaf;
  section?: string;
}

/** A leaf that holds words of a language. */
type WordsLeaf = StructLeaf & { type: 'line' | 'text' | 'slug' };

/** Lists the leaves that have text. */
function leavesOf(struct: AnyStruct, data: unknown): FoundLeaf[] {
  const leaves: FoundLeaf[] = [];
  walkStruct(struct, data, (found) => {
    const { node, value, path } = found;
    if (node.kind !== 'leaf' || typeof value !== 'string') return;
    const section = sectionOf(found);
    leaves.push({ path, leaf: node, ...(section === undefined ? {} : { section }) });
  });
  return leaves;
}

/** Returns the heading of the nearest group that a value is in: the first line among the fields of the group. */
function sectionOf({ path, parent }: StructValue): string | undefined {
  if (!parent) return undefined;
  const heading = parent.path.length > 0 ? headingOf(parent) : undefined;
  return heading === undefined || heading.name === path.at(-1) ? sectionOf(parent) : heading.text;
}

function headingOf({ node, value }: StructValue): { name: string; text: string } | undefined {
  if (node.kind !== 'object' || !isMapping(value)) return undefined;
  for (const [name, field] of Object.entries(node.fields)) {
    const text = value[name];
    if (typeof text === 'string' && field.type === 'line') return { name, text };
  }
  return undefined;
}

/** Fields are walked in the order of their struct; translators read them in the order of the file. */
function inTextOrder(one: Unit, other: Unit): number {
  return one.range.start - other.range.start;
}

/**
 * Returns whether a leaf holds words of a language. References, links, files, days and closed lists are the same in
 * all.
 */
function isWords(leaf: StructLeaf): leaf is WordsLeaf {
  return leaf.type === 'line' || leaf.type === 'text' || leaf.type === 'slug';
}

/** Gives found leaves their place in the text; a function for `flatMap`, so that the text is read once. */
function createUnitPlacer(file: ParsedFile, text: string) {
  const yaml = extractYaml(file.path, text);
  const scalars = new Map<string, YamlScalar>(yamlScalars(yaml.text).map((scalar) => [scalar.path.join('\0'), scalar]));
  return (found: FoundLeaf & { leaf: WordsLeaf; locale: string; resource: string; key: string }): Unit[] => {
    const { path, leaf, section, locale, resource, key } = found;
    const scalar = scalars.get(path.join('\0'));
    if (!scalar) return [];
    const { min, max, description } = leaf.schema;
    return [
      {
        file: file.path,
        locale,
        resource,
        key,
        place: key,
        kind: leaf.type,
        text: wordsOf(scalar.value),
        range: { start: yaml.start + scalar.start, end: yaml.start + scalar.end },
        path,
        ...(section === undefined ? {} : { section }),
        ...(min === undefined && max === undefined
          ? {}
          : { limits: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } }),
        ...(description === undefined ? {} : { description }),
      },
    ];
  };
}

/** Fields whose value names an item of a list, in files where items are the same in every language. */
const identities = ['id', 'name', 'value'];

/** Writes a path as a key: list items by what names them where `data` is given, by their number from 1 otherwise. */
function keyOf(path: DataPath, data?: unknown): string {
  const parts: string[] = [];
  let current = data;
  for (const step of path) {
    const items = current;
    current = stepInto(current, step);
    parts.push(typeof step === 'number' ? (nameOfItem(current, items) ?? String(step + 1)) : step);
  }
  return parts.join('.');
}

function stepInto(data: unknown, step: string | number): unknown {
  return typeof step === 'number' ? (Array.isArray(data) ? data[step] : undefined) : fieldsOfData(data)[step];
}

/** Returns what names an item: the first of its identities that no other item of the list has too. */
function nameOfItem(item: unknown, items: unknown): string | undefined {
  if (!isMapping(item) || !Array.isArray(items)) return undefined;
  const field = identities.find((name) => typeof item[name] === 'string');
  if (field === undefined) return undefined;
  const same = items.filter((other) => isMapping(other) && other[field] === item[field]);
  return same.length === 1 ? String(item[field]) : undefined;
}
