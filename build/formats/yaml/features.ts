import type { Problem } from '../../model/diagnostic.ts';
import { formatCount } from '../../model/format-count.ts';
import { parseYamlTree, walkYaml, type YamlNode, type YamlRange, type YamlVisit } from './tree.ts';

/** Signs of a tag; French puts a space before its exclamation marks. */
const tagSign = /(?:^|[\s[{,])![\w!<]|[:\-?,[{]\s+!\s/;
/** A colon with nothing before it, or with empty quotes. */
const unnamedSign = /(?:^[ \t]*(?:[-?][ \t]+)*|[{,][ \t]*|""\s*|''\s*):(?:\s|$)/m;
/** A directive is before everything but comments. */
const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/;
/** The most fields, or items of lists, that a file may have, and what to do if it has more. */
export interface FieldLimit {
  fields: number;
  hint: string;
}

/** Finds YAML that content may not use: directives, tags, fields without a name, too many fields or items. */
export function findUnsupportedYaml(text: string, offset: number, limit: FieldLimit): Problem | undefined {
  const before = directive.exec(text)?.[0];
  if (before !== undefined)
    return {
      code: 'yaml-syntax',
      severity: 'error',
      message: 'Directives (lines that begin with %) are not read.',
      hint: 'Remove this line. The file is read as YAML 1.2: true and false are not written yes and no.',
      at: { offset: offset + before.length - 1 },
    };
  // So many fields or items need at least twice as many characters.
  if (!tagSign.test(text) && !unnamedSign.test(text) && text.length <= limit.fields * 2) return undefined;
  const nodes = [...walkYaml(parseYamlTree(text))];
  return findTag(nodes, offset) ?? findUnnamed(nodes, text, offset) ?? findManyFields(nodes, offset, limit);
}

function findTag(nodes: readonly YamlVisit[], offset: number): Problem | undefined {
  const tag = nodes.find(({ node }) => node.tag)?.node.tag;
  if (!tag) return undefined;
  return {
    code: 'yaml-syntax',
    severity: 'error',
    message: 'Tags (words that begin with !) are not read.',
    hint: 'Write the plain value, or put it in quotes if it begins with !.',
    at: { offset: offset + tag.start, length: tag.end - tag.start },
  };
}

function findUnnamed(nodes: readonly YamlVisit[], text: string, offset: number): Problem | undefined {
  const unnamed = nodes.find(({ keyOf }) => keyOf && lengthOf(keyOf.key.written) === 0)?.keyOf;
  if (!unnamed) return undefined;
  const colon = text.lastIndexOf(':', startOf(unnamed.value));
  return {
    code: 'yaml-syntax',
    severity: 'error',
    message: 'A field has no name before its colon.',
    hint: 'Write its name, like title: value.',
    at: { offset: offset + Math.max(0, colon) },
  };
}

function findManyFields(
  nodes: readonly YamlVisit[],
  offset: number,
  { fields, hint }: FieldLimit,
): Problem | undefined {
  // The whole is an item of its document, and a field is two nodes: its name and its value.
  const counts = { map: 0, list: 0 };
  for (const { node, parent } of nodes) {
    counts[parent?.type ?? 'list'] += 1;
    const isField = counts.map > fields * 2;
    if (!isField && counts.list <= fields) continue;
    return {
      code: 'too-large',
      severity: 'error',
      message: `This file has more than ${formatCount(fields)} ${isField ? 'fields' : 'list items'}.`,
      hint,
      at: { offset: offset + startOf(node) },
    };
  }
  return undefined;
}

function startOf(node: YamlNode): number {
  return node.type === 'scalar' ? (node.written?.start ?? 0) : node.start;
}

function lengthOf(range: YamlRange | undefined): number {
  return range ? range.end - range.start : 0;
}
