import { load } from 'js-yaml';
import {
  parseYamlTree,
  type YamlEntry,
  type YamlLeaf,
  type YamlMap,
  type YamlNode,
  yamlNodeAt,
} from '../../formats/yaml/tree.ts';
import { isLocaleTable } from './localized.ts';

/** The components that examples may name: where each is exported, and whether it is the default export there. */
type ComponentSources = ReadonlyMap<string, { path: string; isDefault: boolean }>;

interface ExampleInput {
  yaml: string;
  components: ComponentSources;
  /** The path of `example-helpers.ts`. */
  helpers: string;
  defaultLocale: string;
}

/**
 * Writes an `examples.yaml` as TypeScript that shows each component with its props, so that the compiler refuses wrong
 * ones. Each key and value has the line, and as far as possible the column, that it has in the YAML.
 */
export function writeExampleTypes({ yaml, components, helpers, defaultLocale }: ExampleInput): string {
  const writer: Writer = { ...createOutput(yaml), defaultLocale, used: new Set() };
  const examples = yamlNodeAt(parseYamlTree(yaml), ['examples']);
  // The name of an unknown component is imported from nowhere: the compiler reports it at its line.
  for (const { key, value } of examples?.type === 'map' ? examples.entries : [])
    for (const example of value.type === 'list' ? value.items : [])
      writeExample(writer, key.value, example, components.has(key.value) ? undefined : key.start);
  const imports = [...writer.used].flatMap((name) => {
    const source = components.get(name);
    const exported = source?.isDefault ? 'default' : name;
    return source ? `import { ${exported} as ${identifier(name)} } from ${JSON.stringify(source.path)};` : [];
  });
  return `import * as is from ${JSON.stringify(helpers)}; ${imports.join(' ')}${writer.text()}\n`;
}

interface Output {
  /** Appends code at the place of an offset of the YAML, or as near behind it as it can be. */
  put: (code: string, offset: number) => void;
  text: () => string;
}

interface Writer extends Output {
  defaultLocale: string;
  /** The names of components that the code needs. */
  used: Set<string>;
}

function createOutput(yaml: string): Output {
  let [text, at, column] = ['', 0, 0];
  return {
    put(code, offset) {
      const between = yaml.slice(at, Math.max(at, offset));
      const lines = between.split('\n').length - 1;
      if (lines > 0) [text, column] = [text + '\n'.repeat(lines), 0];
      at = Math.max(at, offset);
      const wanted = at - (yaml.lastIndexOf('\n', at - 1) + 1);
      text += ' '.repeat(Math.max(0, wanted - column)) + code;
      column = Math.max(column, wanted) + code.length;
    },
    text: () => text,
  };
}

function writeExample(writer: Writer, component: string, example: YamlNode, unknownAt?: number): void {
  if (example.type !== 'map') return;
  const props = example.byKey.get('props');
  writeShown(writer, component, props?.value, unknownAt ?? props?.key.start ?? example.start);
  writer.put(';', 0);
}

/** Writes a component with its props; `start` is where they begin, if there are any. */
function writeShown(writer: Writer, component: string, props: YamlNode | undefined, start: number): void {
  writer.used.add(component);
  writer.put(`is.shown(${identifier(component)}, `, start);
  writeProps(writer, props);
  writer.put(')', 0);
}

function writeProps(writer: Writer, props: YamlNode | undefined): void {
  if (props && props.end > props.start) writeValue(writer, props);
  else writer.put('{}', 0);
}

function writeValue(writer: Writer, node: YamlNode): void {
  if (node.type === 'scalar') writer.put(JSON.stringify(readLeaf(node)), node.start);
  else if (node.type === 'list') writeList(writer, node.items, node.start);
  else if (isLocaleTable(node.byKey, writer.defaultLocale)) writeLocales(writer, node);
  else writeMap(writer, node);
}

function writeMap(writer: Writer, map: YamlMap): void {
  for (const [key, write] of Object.entries(markers)) {
    const entry = map.byKey.get(key);
    if (entry && isMarker(entry, writer.defaultLocale)) {
      write(writer, map, entry);
      return;
    }
  }
  writeFields(writer, map, map.entries);
}

function writeList(writer: Writer, items: readonly YamlNode[], start: number): void {
  writer.put('[', start);
  for (const item of items) {
    writeValue(writer, item);
    writer.put(',', 0);
  }
  writer.put(']', 0);
}

function writeFields(writer: Writer, { start }: YamlMap, entries: readonly YamlEntry[]): void {
  writer.put('{', start);
  for (const { key, value } of entries) {
    writer.put(`${JSON.stringify(key.value)}: `, key.start);
    writeValue(writer, value);
    writer.put(',', 0);
  }
  writer.put('}', 0);
}

/** Writes the value of each language as an alternative, so that each is checked against the type of its place. */
function writeLocales(writer: Writer, { entries, start }: YamlMap): void {
  writer.put('(', start);
  for (const [index, { value }] of entries.entries()) {
    const isLast = index === entries.length - 1;
    if (!isLast) writer.put('is.first ? ', 0);
    writeValue(writer, value);
    if (!isLast) writer.put(' : ', 0);
  }
  writer.put(')', 0);
}

/** Writes what `resolveProps` makes of a map with this key. */
const markers: Record<string, (writer: Writer, map: YamlMap, entry: YamlEntry) => void> = {
  component: (writer, { byKey, start }, { value }) =>
    writeShown(writer, textOf(value), byKey.get('props')?.value, start),
  element(writer, { byKey, start }, { value }) {
    writer.put(`is.element(${JSON.stringify(textOf(value))}, `, start);
    writeProps(writer, byKey.get('props')?.value);
    writer.put(')', 0);
  },
  entry: (writer, map, entry) => writeCall(writer, 'is.entry', map, entry),
  form: (writer, map, entry) => writeCall(writer, 'is.page.form', map, entry),
  menu: (writer, map, entry) => writeCall(writer, 'is.page.menu', map, entry),
  markdown: (writer, map, entry) => writeCall(writer, 'is.page.markdown', map, entry),
  returns(writer, { start }, { value }) {
    writer.put('(() => (', start);
    writeValue(writer, value);
    writer.put('))', 0);
  },
  formView(writer, map, entry) {
    writer.put('({ ...is.formView(', map.start);
    writeValue(writer, entry.value);
    writer.put('), ...', 0);
    const rest = map.entries.filter((one) => one !== entry);
    writeFields(writer, { ...map, start: rest[0]?.key.start ?? 0 }, rest);
    writer.put('})', 0);
  },
};

function writeCall(writer: Writer, name: string, { start }: YamlMap, { value }: YamlEntry): void {
  writer.put(`${name}(`, start);
  writeValue(writer, value);
  writer.put(')', 0);
}

/** Markers whose value is more than a name. */
const structured = new Set(['returns', 'formView']);

function isMarker({ key, value }: YamlEntry, defaultLocale: string): boolean {
  const shown =
    value.type === 'map' && isLocaleTable(value.byKey, defaultLocale) ? value.byKey.get(defaultLocale) : undefined;
  const node = shown?.value ?? value;
  return structured.has(key.value) || (node.type === 'scalar' && typeof readLeaf(node) === 'string');
}

function readLeaf({ plain, value, end, start }: YamlLeaf): unknown {
  if (end <= start) return null;
  return plain ? load(value) : value;
}

function textOf(node: YamlNode): string {
  return node.type === 'scalar' ? node.value : '';
}

/** Islands are named as their folders. */
function identifier(name: string): string {
  return `Shown_${name.replace(/\W/g, '_')}`;
}
