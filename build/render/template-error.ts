import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { Templates } from '../model/templates.ts';
import { isMapping } from '../struct/mapping.ts';

/**
 * Describes what was thrown while a page was rendered, by rendering once more. If no template is named in the stack,
 * which is so for the errors of React and for `throw 'text'`, the place is that of the element whose rendering failed, or
 * else the page type. Returns `undefined` for an error outside elements and templates: the mistake is then in the generator.
 */
export function describeTemplateError(
  error: unknown,
  {
    templates,
    entry,
    render,
  }: { templates: Pick<Templates, 'findFailure' | 'findPlace'>; entry: Entry; render: () => unknown },
): Diagnostic | undefined {
  const failure = templates.findFailure(render) ?? { error };
  const place = templates.findPlace(failure.error instanceof Error ? (failure.error.stack ?? '') : '');
  if (!place) return undefined;
  const text = firstLine(String(failure.error));
  const props = failure.props ? ` Its props are ${inShort(failure.props)}.` : '';
  return {
    code: 'template-error',
    severity: 'error',
    ...place,
    message: `This template throws "${text}".`,
    hint: `The entry is ${entry.ref} (${entry.source.words}).${props}`,
    causes: `template ${place.file}:${place.line}:${place.column} ${text}`,
  };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

/** How many props are listed, and how many characters of a text are shown. */
const limits = { props: 6, text: 40 };

function inShort(props: Readonly<Record<string, unknown>>): string {
  const listed = Object.entries(props).map(([name, value]) => `${name}: ${valueInShort(value)}`);
  const more = listed.length > limits.props ? [`${listed.length - limits.props} more`] : [];
  return listed.length === 0 ? '{}' : `{ ${[...listed.slice(0, limits.props), ...more].join(', ')} }`;
}

function valueInShort(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > limits.text ? `${value.slice(0, limits.text)}…` : value);
  if (Array.isArray(value)) return value.length === 1 ? '[1 item]' : `[${value.length} items]`;
  if (typeof value === 'function') return 'a function';
  if (!isMapping(value)) return typeof value === 'object' && value !== null ? 'an object' : String(value);
  if ('$$typeof' in value) return 'markup';
  return typeof value.ref === 'string'
    ? `the entry ${value.ref}`
    : `{ ${Object.keys(value).slice(0, limits.props).join(', ')} }`;
}
