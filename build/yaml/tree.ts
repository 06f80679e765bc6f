import {
  COLLECTION_STYLE,
  EVENT_ALIAS,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { DataPath } from '../model/diagnostic.ts';
import { yamlLimits } from './positions.ts';

/** A node of YAML and where it stands in the text: quotes, brackets, and the `>-` of a block are part of it. */
export type YamlNode = YamlMap | YamlList | YamlLeaf;

interface Range {
  start: number;
  end: number;
}

export interface YamlMap extends Range {
  type: 'map';
  /** Written as `{ a: 1 }`. */
  flow: boolean;
  entries: { key: string; keyStart: number; value: YamlNode }[];
}

interface YamlList extends Range {
  type: 'list';
  /** Written as `[a, b]`. */
  flow: boolean;
  items: YamlNode[];
}

interface YamlLeaf extends Range {
  type: 'scalar';
  value: string;
}

/** A scalar of a YAML text with its path in the data. */
export interface YamlScalar extends YamlLeaf {
  path: DataPath;
}

/** Parses valid YAML → its tree, or nothing where it is empty. */
export function parseYamlTree(text: string): YamlNode | undefined {
  const stack: (YamlMap | YamlList)[] = [];
  let pending: { key: string; keyStart: number; keyEnd: number } | undefined;
  const pendings: (typeof pending)[] = [];
  let root: YamlNode | undefined;
  const put = (node: YamlNode) => {
    const parent = stack.at(-1);
    if (!parent) root = node;
    else if (parent.type === 'list') parent.items.push(node);
    else if (pending) {
      parent.entries.push({ key: pending.key, keyStart: pending.keyStart, value: node });
      pending = undefined;
    }
  };
  for (const event of parseEvents(text, yamlLimits)) {
    const parent = stack.at(-1);
    if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) {
      const flow = event.style === COLLECTION_STYLE.FLOW;
      const range = { start: event.start, end: event.start, flow };
      const node: YamlMap | YamlList =
        event.type === EVENT_MAPPING ? { type: 'map', entries: [], ...range } : { type: 'list', items: [], ...range };
      put(node);
      stack.push(node);
      pendings.push(pending);
      pending = undefined;
    } else if (event.type === EVENT_POP) {
      const node = stack.pop();
      pending = pendings.pop();
      if (node) node.end = endOf(text, node);
    } else if (event.type === EVENT_SCALAR) {
      if (parent?.type === 'map' && !pending)
        pending = { key: getScalarValue(text, event), keyStart: event.valueStart, keyEnd: event.valueEnd };
      else {
        const empty = pending?.keyEnd ?? parent?.start ?? 0;
        const range = event.valueStart >= 0 ? rangeOf(text, event) : { start: empty, end: empty };
        put({ type: 'scalar', value: getScalarValue(text, event), ...range });
      }
    } else if (event.type === EVENT_ALIAS) pending = undefined;
  }
  return root;
}

/** Lists the scalars of valid YAML in the order of the text; values that are not there are left out. */
export function yamlScalars(text: string): YamlScalar[] {
  const scalars: YamlScalar[] = [];
  const walk = (node: YamlNode | undefined, path: DataPath): void => {
    if (node?.type === 'scalar') {
      if (node.end > node.start) scalars.push({ ...node, path });
    } else if (node?.type === 'map') for (const { key, value } of node.entries) walk(value, [...path, key]);
    else for (const [index, item] of node?.items.entries() ?? []) walk(item, [...path, index]);
  };
  walk(parseYamlTree(text), []);
  return scalars;
}

/** Finds the node at a path. */
export function yamlNodeAt(root: YamlNode | undefined, path: DataPath): YamlNode | undefined {
  let node = root;
  for (const step of path) {
    if (node?.type === 'map') node = node.entries.find(({ key }) => key === step)?.value;
    else if (node?.type === 'list') node = node.items[Number(step)];
    else return undefined;
  }
  return node;
}

/** Events give what is between quotes, or below a block's header; a range takes both in, and no line break at its end. */
function rangeOf(text: string, { valueStart, valueEnd, style }: ScalarEvent): Range {
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: valueStart - 1, end: valueEnd + 1 };
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  const lineStart = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = text.slice(lineStart, valueStart).search(/[|>][-+0-9]*[ \t]*(#[^\n]*)?\r?\n$/);
  return {
    start: lineStart + Math.max(header, 0),
    end: valueStart + text.slice(valueStart, valueEnd).trimEnd().length,
  };
}

/** A collection ends with its last node, or with its bracket. */
function endOf(text: string, node: YamlMap | YamlList): number {
  const last = node.type === 'map' ? node.entries.at(-1)?.value : node.items.at(-1);
  const end = last?.end ?? node.start + 1;
  if (!node.flow) return end;
  const close = /^(?:[\s,]|#[^\n]*)*[}\]]/.exec(text.slice(end));
  return end + (close?.[0].length ?? 0);
}
