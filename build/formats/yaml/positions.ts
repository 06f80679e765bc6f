import type { DataPath, Diagnostic, Problem } from '../../model/diagnostic.ts';
import { createLineCounter, lineAndColumn } from '../../model/files/line-counter.ts';
import { findInSource } from './find-in-source.ts';
import { quoteYaml } from './quote.ts';
import { parseYamlTree, type YamlLeaf, type YamlNode } from './tree.ts';

interface Span {
  offset: number;
  length: number;
}

const beginning: Span = { offset: 0, length: 1 };

/** Turns a file's problem into a diagnostic with line and column. */
type PlaceProblem = (problem: Problem) => Diagnostic;

/** Prepares to place any number of problems of one file: its lines are counted and its YAML is parsed once. */
export function createPlacer(file: string, text: string): PlaceProblem {
  const positionOf = createLineCounter(text);
  const spanOf = createSpanFinder(file, text);
  return ({ at, needsQuotes: wantsQuotes, ...rest }) => {
    const { offset, length } = withoutIndentation(text, spanOf(at));
    const hint = wantsQuotes ? `Put it in quotes: ${quoteValue(text, offset, length)}` : rest.hint;
    return {
      ...rest,
      ...(hint ? { hint } : {}),
      file,
      ...positionOf(offset),
      ...(length > 1 ? { length } : {}),
    };
  };
}

/** Places a problem in a file, and keeps the type of its code. */
type PlaceInFile = <P extends Problem>(file: string, problem: P) => Diagnostic & Pick<P, 'code'>;

/** Prepares to place problems of several files. A file is read when its first problem is placed. */
export function createPlacers(readText: (file: string) => string): PlaceInFile {
  const placers = new Map<string, PlaceProblem>();
  return (file, problem) => {
    const place = placers.get(file) ?? createPlacer(file, readText(file));
    placers.set(file, place);
    return { ...place(problem), code: problem.code };
  };
}

/** Moves the beginning of a text of several lines to its first letter. */
function withoutIndentation(text: string, { offset, length }: { offset: number; length: number }) {
  const blank = /^ */.exec(text.slice(offset, offset + length - 1))?.[0].length ?? 0;
  return { offset: offset + blank, length: length - blank };
}

/** Returns a value with its name before it, in quotes. */
function quoteValue(text: string, offset: number, length: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const name = /(?<![\w-])([\w-]+:|-)\s+$/.exec(line)?.[0] ?? '';
  return name + quoteYaml(text.slice(offset, offset + length));
}

function createSpanFinder(file: string, text: string): (at: Problem['at']) => Span {
  let locate: ReturnType<typeof createLocator> | undefined;
  const yaml = extractYaml(file, text);
  return (at) => {
    if (!at) return beginning;
    if ('offset' in at) return { offset: at.offset, length: at.length ?? 1 };
    locate ??= createLocator(yaml.text);
    const { offset, length } = locate(at.path, at.key);
    const partAt = at.part === undefined ? -1 : findInSource(yaml.text.slice(offset), at.part);
    if (at.part === undefined || partAt === -1) return { offset: offset + yaml.start, length };
    const start = offset + partAt;
    return { offset: start + yaml.start, length: at.length ?? singleLine(yaml.text, start, start + at.part.length) };
  };
}

/** Finds the YAML of a file: all of it, or a Markdown file's front matter → its text, and where it begins. */
export function extractYaml(file: string, text: string): { text: string; start: number } {
  if (!file.endsWith('.md')) return { text, start: 0 };
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', start - 1);
  return { text: text.slice(start, end === -1 ? undefined : end + 1), start };
}

/** Finds the value (or, with `key`, the name) at a path of YAML text → its offset and length. */
export function locateYaml(text: string, path: DataPath, key = false): Span {
  return createLocator(text)(path, key);
}

/** Prepares to find many paths in YAML text; in text that cannot be parsed, each is at its beginning. */
function createLocator(text: string): (path: DataPath, key?: boolean) => Span {
  try {
    const root = parseYamlTree(text);
    return (path, key = false) => locateInTree(text, root, path, key);
  } catch {
    return () => beginning;
  }
}

/** Follows a path down the tree; what is missing has the place of the deepest node above it. */
function locateInTree(text: string, root: YamlNode | undefined, path: DataPath, key: boolean): Span {
  let node = root;
  let span = (root && spanOfNode(text, root)) ?? beginning;
  for (const [depth, step] of path.entries()) {
    const next = stepInto(node, step);
    if (!next) break;
    const name = next.key?.written;
    if (name) span = { offset: name.start, length: name.end - name.start };
    if (name && key && depth === path.length - 1) break;
    node = next.value;
    // If a field has no value, its name is a better place than the collection around it.
    span = spanOfNode(text, node) ?? span;
  }
  return span;
}

function stepInto(node: YamlNode | undefined, step: string | number): { key?: YamlLeaf; value: YamlNode } | undefined {
  if (node?.type === 'map' && typeof step === 'string') return node.byKey.get(step);
  const item = node?.type === 'list' && typeof step === 'number' ? node.items[step] : undefined;
  return item && { value: item };
}

/** Returns the first line of a value without its quotes, or the first character of a collection. */
function spanOfNode(text: string, node: YamlNode): Span | undefined {
  if (node.type !== 'scalar') return { offset: node.start, length: 1 };
  const { start, end } = node.written ?? node;
  return end > start ? { offset: start, length: singleLine(text, start, end) } : undefined;
}

function singleLine(text: string, start: number, end: number): number {
  const lineEnd = text.indexOf('\n', start);
  return Math.max(1, (lineEnd === -1 ? end : Math.min(end, lineEnd)) - start);
}

/** Finds the Markdown below a file's front matter → its text, where it begins, and on which line. */
export function extractBody(text: string): { text: string; start: number; line: number } {
  const close = /\n---[ \t]*\r?\n/g;
  close.lastIndex = 3;
  const start = close.exec(text) ? close.lastIndex : text.length;
  return { text: text.slice(start), start, line: lineAndColumn(text, start).line };
}
