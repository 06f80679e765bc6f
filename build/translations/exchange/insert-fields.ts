import { extractYaml } from '../../formats/yaml/positions.ts';
import { splice } from '../../formats/yaml/splice.ts';
import { parseYamlTree, type YamlEntry, type YamlMap, type YamlNode, yamlNodeAt } from '../../formats/yaml/tree.ts';
import { pluralBase, pluralOrder } from '../../languages/plural-forms.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import type { Unit } from '../../model/unit.ts';
import { type Replacement, splicesOf } from './replace.ts';

/** A file's text with what could be inserted, and the units that could not be, because others are needed with them. */
interface Inserted {
  text: string;
  incomplete: Unit[];
}

/** Words for a field that a file does not have, and the field of the source's file that it is like. */
export interface NewField {
  source: Unit;
  /** The path in the target's YAML. */
  path: DataPath;
  words: string;
}

/**
 * Inserts fields that the target's YAML lacks, each where the source has it: after the same neighbor, with the same
 * notation. A group of fields is inserted whole, with its references and links, and only when all its words are
 * translated.
 */
export function insertFields(input: {
  file: string;
  text: string;
  source: { file: string; text: string; units: readonly Unit[] };
  fields: readonly NewField[];
}): Inserted {
  const { file, source, fields } = input;
  let { text } = input;
  const incomplete: Unit[] = [];
  const left = [...fields];
  while (left.length > 0) {
    const [next] = left;
    if (!next) break;
    const yaml = extractYaml(file, text);
    const root = parseYamlTree(yaml.text);
    const depth = next.path.findIndex((_, index) => !yamlNodeAt(root, next.path.slice(0, index + 1)));
    const targetPath = next.path.slice(0, depth + 1);
    const sourcePath = (next.source.path ?? []).slice(0, depth + 1);
    const together = left.filter(({ path }) => startsWith(path, targetPath));
    left.splice(0, left.length, ...left.filter((field) => !together.includes(field)));
    const needed = source.units.filter(
      (unit) => unit.path && unit.kind !== 'slug' && startsWith(unit.path, sourcePath),
    );
    const snippet =
      depth !== -1 && needed.every((unit) => together.some((field) => field.source === unit))
        ? snippetOf(source, sourcePath, together)
        : undefined;
    const parent = yamlNodeAt(root, targetPath.slice(0, -1));
    const change = snippet && parent && insertion(yaml.text, parent, { path: targetPath, snippet, source, sourcePath });
    if (change) text = splice(text, [{ ...change, start: change.start + yaml.start, end: change.end + yaml.start }]);
    else incomplete.push(...together.map((field) => field.source));
  }
  return { text, incomplete };
}

function startsWith(path: DataPath, beginning: DataPath): boolean {
  return beginning.every((step, index) => path[index] === step);
}

/** A node of the source's text with other words in it: without its key or dash, and the column it is in. */
interface Snippet {
  text: string;
  column: number;
}

function snippetOf(
  source: { file: string; text: string },
  path: DataPath,
  fields: readonly { source: Unit; words: string }[],
): Snippet | undefined {
  const yaml = extractYaml(source.file, source.text);
  const root = parseYamlTree(yaml.text);
  const node = yamlNodeAt(root, path);
  if (!node) return undefined;
  const replacements: Replacement[] = fields.map(({ source: unit, words }) => ({ unit, words }));
  const splices = splicesOf(source.file, source.text, replacements).map(({ start, end, text }) => ({
    start: start - yaml.start - node.start,
    end: end - yaml.start - node.start,
    text,
  }));
  const parent = yamlNodeAt(root, path.slice(0, -1));
  return {
    text: splice(yaml.text.slice(node.start, node.end), splices),
    column: columnOf(yaml.text, parent && firstOf(parent)),
  };
}

/** Returns where the first key, or the first dash, of a collection is. */
function firstOf(node: YamlNode): number {
  if (node.type === 'map') return node.entries[0]?.key.start ?? node.start;
  return node.start;
}

function columnOf(text: string, offset = 0): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function insertion(
  yaml: string,
  parent: YamlNode,
  what: { path: DataPath; snippet: Snippet; source: { file: string; text: string }; sourcePath: DataPath },
): { start: number; end: number; text: string } | undefined {
  const step = what.path.at(-1);
  if (parent.type === 'scalar' || step === undefined) return undefined;
  if (parent.type === 'list') {
    if (step !== parent.items.length) return undefined;
    const last = parent.items.at(-1);
    if (!last) return undefined;
    if (parent.flow) return { start: last.end, end: last.end, text: `, ${what.snippet.text}` };
    const column = columnOf(yaml, parent.start);
    return newLine(yaml, last.end, column, `- ${reindent(what.snippet, column)}`);
  }
  const before = predecessor(parent, what);
  const pair = (text: string) => `${String(step)}:${/^[\n]/.test(text) ? '' : ' '}${text}`;
  if (parent.flow) {
    if (before) return { start: before.value.end, end: before.value.end, text: `, ${pair(what.snippet.text)}` };
    const first = parent.entries[0];
    return first && { start: first.key.start, end: first.key.start, text: `${pair(what.snippet.text)}, ` };
  }
  const column = columnOf(yaml, firstOf(parent));
  const text = pair(belowKey(what, column));
  if (before) return newLine(yaml, before.value.end, column, text);
  const first = parent.entries[0];
  return first && { start: first.key.start, end: first.key.start, text: `${text}\n${' '.repeat(column)}` };
}

/** Writes a value behind its key. A collection in block notation begins on the next line. */
function belowKey({ snippet, source, sourcePath }: Parameters<typeof insertion>[2], column: number): string {
  const yaml = extractYaml(source.file, source.text).text;
  const node = yamlNodeAt(parseYamlTree(yaml), sourcePath);
  const text = reindent(snippet, column);
  if (!node || node.type === 'scalar' || node.flow) return text;
  const indent = columnOf(yaml, node.start) - snippet.column + column;
  return `\n${' '.repeat(indent)}${text}`;
}

function reindent({ text, column }: Snippet, to: number): string {
  if (to === column) return text;
  return text.replace(
    /\n( *)(?=\S)/g,
    (_, spaces: string) => `\n${' '.repeat(Math.max(0, spaces.length - column + to))}`,
  );
}

function newLine(yaml: string, after: number, column: number, text: string) {
  const lineEnd = yaml.indexOf('\n', after);
  const at = lineEnd === -1 ? yaml.length : lineEnd;
  return { start: at, end: at, text: `\n${' '.repeat(column)}${text}` };
}

/**
 * Returns the last entry that the source has before the new one. A language comes after the others, a plural form after
 * its like.
 */
function predecessor(
  parent: YamlMap,
  what: { path: DataPath; source: { file: string; text: string }; sourcePath: DataPath },
): YamlEntry | undefined {
  const step = String(what.path.at(-1));
  const own = String(what.sourcePath.at(-1));
  const plural = pluralOf(step);
  if (own !== step && !plural) return parent.entries.at(-1);
  const yaml = extractYaml(what.source.file, what.source.text).text;
  const like = yamlNodeAt(parseYamlTree(yaml), what.sourcePath.slice(0, -1));
  const order = like?.type === 'map' ? like.entries.map(({ key }) => key.value) : [];
  const first = plural ? (order.find((key) => pluralOf(key)?.base === plural.base) ?? own) : own;
  const earlier = new Set(order.slice(0, order.indexOf(first)));
  const isEarlierForm = (key: string) => {
    const other = pluralOf(key);
    return plural !== undefined && other?.base === plural.base && other.rank < plural.rank;
  };
  return parent.entries.filter(({ key: { value } }) => earlier.has(value) || isEarlierForm(value)).at(-1);
}

/** Returns the text that a key is a plural form of, and the rank of the form. */
function pluralOf(key: string): { base: string; rank: number } | undefined {
  const base = pluralBase(key);
  return base === undefined ? undefined : { base, rank: pluralOrder.indexOf(key.slice(base.length + 1)) };
}
