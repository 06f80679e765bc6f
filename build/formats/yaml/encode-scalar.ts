import { type YamlScalar, yamlScalars } from './tree.ts';
import { widthOf, wrap } from './wrap.ts';

interface NewValue {
  yaml: string;
  scalars: readonly YamlScalar[];
  scalar: YamlScalar;
  value: string;
}

/**
 * Writes a value for a scalar in its present style (plain, quoted, folded, with its indent) if that style can hold it →
 * the text between the scalar's `start` and `end`.
 */
export function encodeScalar({ yaml, scalars, scalar, value }: NewValue): string {
  for (const candidate of candidates(yaml.slice(scalar.start, scalar.end), value)) {
    const text = yaml.slice(0, scalar.start) + candidate + yaml.slice(scalar.end);
    if (readsAs(text, { yaml, scalars, scalar, value })) return candidate;
  }
  throw new Error(`"${value}" cannot be written at ${scalar.start} of this YAML:\n${yaml}`);
}

/** Returns whether a text has the value in the scalar's place, and is otherwise unchanged. */
function readsAs(text: string, { scalars, scalar, value }: NewValue): boolean {
  let after: YamlScalar[];
  try {
    after = yamlScalars(text);
  } catch {
    return false;
  }
  return (
    after.length === scalars.length &&
    scalars.every((old, index) => {
      const now = after[index];
      if (now?.path.join('\0') !== old.path.join('\0')) return false;
      return old.start === scalar.start ? now.value.replace(/(?<!\n)\n+$/, '') === value : now.value === old.value;
    })
  );
}

/** Returns the ways to write a value where a node is, the likest first. */
function* candidates(node: string, value: string): Generator<string> {
  const quoted = `"${value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;
  if (/^[|>]/.test(node)) {
    const [header = '', ...lines] = node.split(/\r?\n/);
    const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '  ';
    const block = (first: string, content: readonly string[]) =>
      [first, ...content.map((line) => (line === '' ? '' : indent + line))].join('\n');
    if (node.startsWith('>')) {
      const width = widthOf(lines) - indent.length;
      yield block(header, fold(value, width));
      yield block(header, fold(value, Number.POSITIVE_INFINITY));
    }
    yield block(header.replace('>', '|'), value.split('\n'));
  } else if (node.startsWith("'")) yield `'${value.replace(/'/g, "''")}'`;
  else if (!node.startsWith('"') && readsPlain(value) && !value.includes('\n')) yield value;
  yield quoted;
}

/** Returns whether a value can do without quotes: text that no reader would take for a number, a flag or nothing. */
function readsPlain(value: string): boolean {
  return (
    !/^(true|false|null|yes|no|on|off|~|[-+.]?\d[\d_.,:eExX+-]*|\.(inf|nan))$/i.test(value) && value.trim() === value
  );
}

/** Folds a value: a line break in it becomes a blank line. */
function fold(value: string, width: number): string[] {
  return value
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [''] : []), ...(line === '' ? [] : wrap(line, width))]);
}
