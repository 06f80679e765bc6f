import {
  COLLECTION_STYLE,
  EVENT_ALIAS,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { DataPath } from '../../model/diagnostic.ts';
import { yamlLimits } from './limits.ts';

/** A node of YAML and its place in the text: quotes, brackets, and the `>-` of a block are part of it. */
export type YamlNode = YamlMap | YamlList | YamlLeaf;

/** A part of a YAML text: offsets in UTF-16 code units, the end exclusive. */
export interface YamlRange {
  start: number;
  end: number;
}

interface YamlBase extends YamlRange {
  /** A word that begins with `!`. */
  tag?: YamlRange;
  /** A word that begins with `&`, which is not part of it. */
  anchor?: YamlRange;
}

export interface YamlMap extends YamlBase {
  type: 'map';
  /** Written as `{ a: 1 }`. */
  flow: boolean;
  entries: YamlEntry[];
  /** The first entry of each key. */
  byKey: ReadonlyMap<string, YamlEntry>;
}

/** A key of a mapping and its value. */
export interface YamlEntry {
  key: YamlLeaf;
  value: YamlNode;
}

export interface YamlList extends YamlBase {
  type: 'list';
  /** Written as `[a, b]`. */
  flow: boolean;
  items: YamlNode[];
}

export interface YamlLeaf extends YamlBase {
  type: 'scalar';
  value: string;
  /** Written without quotes on the line of its key. */
  plain: boolean;
  /** What is between the quotes, or below the header of a block; `undefined` if nothing is written. */
  written: YamlRange | undefined;
}

/** A scalar of a YAML text with its path in the data. */
export interface YamlScalar extends YamlLeaf {
  path: DataPath;
}

type Collection = YamlMap | YamlList;

/** A collection whose end is not read yet, and the key that waits for its value. */
interface Open {
  node: Collection;
  put: (node: YamlNode) => void;
  key: YamlLeaf | undefined;
}

/** Parses valid YAML → its tree, or nothing where it is empty. */
export function parseYamlTree(text: string): YamlNode | undefined {
  const open: Open[] = [];
  let root: YamlNode | undefined;
  const put = (node: YamlNode) => {
    const parent = open.at(-1);
    if (parent) parent.put(node);
    else root = node;
  };
  for (const event of parseEvents(text, yamlLimits)) {
    const parent = open.at(-1);
    if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) {
      const collection = openCollection(event);
      put(collection.node);
      open.push(collection);
    } else if (event.type === EVENT_POP) {
      const node = open.pop()?.node;
      if (node) node.end = endOf(text, node);
    } else if (event.type === EVENT_SCALAR) {
      if (parent?.node.type === 'map' && !parent.key) parent.key = leafOf(text, event, parent.node.start);
      else put(leafOf(text, event, parent?.key?.end ?? parent?.node.start ?? 0));
    } else if (event.type === EVENT_ALIAS && parent) parent.key = undefined;
  }
  return root;
}

function openCollection(event: Extract<Event, { type: typeof EVENT_MAPPING | typeof EVENT_SEQUENCE }>): Open {
  const base = {
    start: event.start,
    end: event.start,
    flow: event.style === COLLECTION_STYLE.FLOW,
    ...marksOf(event),
  };
  if (event.type === EVENT_SEQUENCE) {
    const node: YamlList = { type: 'list', items: [], ...base };
    return { node, put: (item) => node.items.push(item), key: undefined };
  }
  const byKey = new Map<string, YamlEntry>();
  const node: YamlMap = { type: 'map', entries: [], byKey, ...base };
  const opened: Open = { node, put: addEntry, key: undefined };
  function addEntry(value: YamlNode): void {
    const { key } = opened;
    if (!key) return;
    const entry = { key, value };
    node.entries.push(entry);
    if (!byKey.has(key.value)) byKey.set(key.value, entry);
    opened.key = undefined;
  }
  return opened;
}

/** Makes a leaf; one that is not written is empty at `absent`. */
function leafOf(text: string, event: ScalarEvent, absent: number): YamlLeaf {
  const { valueStart, valueEnd, style } = event;
  const isWritten = valueStart >= 0;
  return {
    type: 'scalar',
    value: getScalarValue(text, event),
    plain: style === SCALAR_STYLE.PLAIN,
    written: isWritten ? { start: valueStart, end: valueEnd } : undefined,
    ...(isWritten ? rangeOf(text, event) : { start: absent, end: absent }),
    ...marksOf(event),
  };
}

function marksOf(event: Pick<ScalarEvent, 'tagStart' | 'tagEnd' | 'anchorStart' | 'anchorEnd'>) {
  const { tagStart, tagEnd, anchorStart, anchorEnd } = event;
  return {
    ...(tagStart < 0 ? {} : { tag: { start: tagStart, end: tagEnd } }),
    ...(anchorStart < 0 ? {} : { anchor: { start: anchorStart, end: anchorEnd } }),
  };
}

/** A node, and the collection that it is in. */
export interface YamlVisit {
  node: YamlNode;
  parent: Collection | undefined;
  keyOf?: YamlEntry;
}

/** Walks a tree in the order of the text: keys before their values, collections before what is in them. */
export function* walkYaml(node: YamlNode | undefined, parent?: Collection): Generator<YamlVisit> {
  if (!node) return;
  yield { node, parent };
  if (node.type === 'list') for (const item of node.items) yield* walkYaml(item, node);
  if (node.type !== 'map') return;
  for (const entry of node.entries) {
    yield { node: entry.key, parent: node, keyOf: entry };
    yield* walkYaml(entry.value, node);
  }
}

/** Lists the scalars of valid YAML in the order of the text; values that are not there are left out. */
export function yamlScalars(text: string): YamlScalar[] {
  const scalars: YamlScalar[] = [];
  const walk = (node: YamlNode | undefined, path: DataPath): void => {
    if (node?.type === 'scalar') {
      if (node.end > node.start) scalars.push({ ...node, path });
    } else if (node?.type === 'map') for (const { key, value } of node.entries) walk(value, [...path, key.value]);
    else for (const [index, item] of node?.items.entries() ?? []) walk(item, [...path, index]);
  };
  walk(parseYamlTree(text), []);
  return scalars;
}

/** Finds the node at a path. */
export function yamlNodeAt(root: YamlNode | undefined, path: DataPath): YamlNode | undefined {
  let node = root;
  for (const step of path) {
    if (node?.type === 'map') node = node.byKey.get(String(step))?.value;
    else if (node?.type === 'list') node = node.items[Number(step)];
    else return undefined;
  }
  return node;
}

/** Events exclude quotes and the header of a block. A range includes them, but no line break at its end. */
function rangeOf(text: string, { valueStart, valueEnd, style }: ScalarEvent): YamlRange {
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: valueStart - 1, end: valueEnd + 1 };
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  const lineStart = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = text.slice(lineStart, valueStart).search(/[|>][-+0-9]*[ \t]*(?:#|\r?\n)/);
  return {
    start: lineStart + Math.max(header, 0),
    end: valueStart + text.slice(valueStart, valueEnd).trimEnd().length,
  };
}

/** Returns where a collection ends: with its last node, or with its bracket. */
function endOf(text: string, node: Collection): number {
  const last = node.type === 'map' ? node.entries.at(-1)?.value : node.items.at(-1);
  const end = last?.end ?? node.start + 1;
  if (!node.flow) return end;
  const close = /^(?:[\s,]|#[^\n]*\n)*[}\]]/.exec(text.slice(end));
  return end + (close?.[0].length ?? 0);
}
