import { posix } from 'node:path';
import type { FailedElement } from '../authoring/jsx-runtime.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Route } from '../model/route.ts';
import type { CompiledTemplates, Templates } from '../model/templates.ts';
import { isMapping } from '../struct/mapping.ts';
import { describeFacetError, FacetError } from './facet-error.ts';

/** What the description of a failure needs of the templates. */
export type FailingTemplates = Pick<Templates, 'findFailure' | 'findPlace' | 'pageTypes' | 'pageFolders'> & {
  compiled: Pick<CompiledTemplates, 'imports' | 'fromContent'>;
};

/**
 * Describes what was thrown while a page was rendered, by rendering once more. If no template is named in the stack,
 * which is so for the errors of React and for `throw 'text'`, the place is that of the element whose rendering failed, or
 * else the page type. Returns `undefined` for an error outside elements and templates: the mistake is then in the generator.
 */
export function describeTemplateError(
  error: unknown,
  { templates, route, render }: { templates: FailingTemplates; route: FailingRoute; render: () => unknown },
): Diagnostic | undefined {
  if (error instanceof FacetError) return describeFacetError(error, templates.compiled);
  const failure = templates.findFailure(render) ?? { error };
  const { element } = failure;
  const ownPlace = failure.error instanceof Error ? templates.findPlace(failure.error.stack ?? '') : undefined;
  if (!ownPlace && !element && failure.error instanceof Error) return undefined;
  const place = ownPlace ?? templates.findPlace(element?.stack ?? '') ?? placeOfPageType(templates, route);
  const text = describeThrown(failure.error);
  const props = failure.props ? ` Its props are ${inShort(failure.props)}.` : '';
  const { entry } = route;
  return {
    code: 'template-error',
    severity: 'error',
    ...place,
    message: `${ownPlace ? 'This template' : describeElement(element)} throws "${text}".`,
    hint: `The entry is ${entry.ref} (${entry.source.words}).${props}${hintOf(text)}`,
    causes: `template ${place.file}:${place.line}:${place.column} ${text}`,
  };
}

/** Returns what to do about a message of React that does not say it. */
function hintOf(text: string): string {
  return text.includes('A component suspended') ? ' A component must not be async, nor wait for a promise.' : '';
}

type FailingRoute = Pick<Route, 'entry' | 'pageType'>;

function describeElement(element: FailedElement | undefined): string {
  if (!element) return 'This page type';
  return element.name === '' ? 'Rendering an element' : `Rendering <${element.name}>`;
}

function placeOfPageType({ pageTypes, pageFolders, compiled }: FailingTemplates, { pageType }: FailingRoute): Place {
  const folder = pageFolders[pageTypes.findIndex(({ name }) => name === pageType.name)] ?? pageType.name;
  return { file: posix.join(compiled.fromContent, `templates/pages/${folder}/index.tsx`), line: 1, column: 1 };
}

function describeThrown(thrown: unknown): string {
  return thrown instanceof Error || typeof thrown === 'string' ? firstLine(String(thrown)) : valueInShort(thrown);
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
