import { isMapping } from '../struct/mapping.ts';

/** How many fields are listed, and how many characters of a text are shown. */
const limits = { fields: 6, text: 40 };

/** Describes fields with their values, for a message: `{ title: "Devops", level: 2 }`. */
export function fieldsInShort(fields: Readonly<Record<string, unknown>>): string {
  const listed = Object.entries(fields).map(([name, value]) => `${name}: ${valueInShort(value)}`);
  const more = listed.length > limits.fields ? [`${listed.length - limits.fields} more`] : [];
  return listed.length === 0 ? '{}' : `{ ${[...listed.slice(0, limits.fields), ...more].join(', ')} }`;
}

/** Describes a value of a template, for a message. */
export function valueInShort(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > limits.text ? `${value.slice(0, limits.text)}…` : value);
  if (Array.isArray(value)) return value.length === 1 ? '[1 item]' : `[${value.length} items]`;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  if (!isMapping(value)) return typeof value === 'object' && value !== null ? 'an object' : String(value);
  if ('$$typeof' in value) return 'markup';
  return typeof value.ref === 'string'
    ? `the entry ${value.ref}`
    : `{ ${Object.keys(value).slice(0, limits.fields).join(', ')} }`;
}

/** Describes what was thrown: the first line of an error or a text. */
export function thrownInShort(thrown: unknown): string {
  if (!(thrown instanceof Error || typeof thrown === 'string')) return valueInShort(thrown);
  return String(thrown).split('\n')[0] ?? '';
}
