import { posix } from 'node:path';
import type { FailedElement, Failure } from '../../authoring/server/jsx-runtime.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { nameEntry } from '../../model/diagnostics/facet-failures.ts';
import { thrownId } from '../../model/diagnostics/follow-ups.ts';
import { comparePlaces } from '../../model/diagnostics/report.ts';
import { fieldsInShort, thrownInShort } from '../../model/diagnostics/value-in-short.ts';
import { FacetError } from '../../model/facet-error.ts';
import type { Route } from '../../model/route.ts';
import type { CompiledTemplates, Templates } from '../../model/templates.ts';

/** What the description of a failure needs of the templates. */
export type FailingTemplates = Pick<Templates, 'findFailure' | 'findPlace' | 'pageTypes' | 'pageFolders'> & {
  compiled: Pick<CompiledTemplates, 'fromContent' | 'hasEventHandler'>;
};

/**
 * Describes what was thrown while a page was rendered. The stack may name no template, as for errors of React and for
 * `throw 'text'`: the place is then that of the element whose rendering failed, or else the page type. Returns
 * `undefined` for an error outside elements and templates: the mistake is then in the generator.
 */
export function describeTemplateError(
  failure: Failure,
  { templates, route }: { templates: FailingTemplates; route: FailingRoute },
): Diagnostic | undefined {
  const { error, element } = failure;
  if (error instanceof FacetError) return nameEntry(error.diagnostic, route.entry);
  const ownPlace = error instanceof Error ? placeOf(error, templates) : undefined;
  if (!ownPlace && !element && error instanceof Error) return undefined;
  const place = ownPlace ?? templates.findPlace(element?.stack ?? '') ?? placeOfPageType(templates, route);
  const text = thrownInShort(error);
  const props = failure.props ? ` Its props are ${fieldsInShort(failure.props)}.` : '';
  const { entry } = route;
  return {
    code: 'template-error',
    severity: 'error',
    ...place,
    message: `${ownPlace ? 'This template' : describeElement(element)} throws "${text}".`,
    hint: `The entry is ${entry.ref} (${entry.source.words}).${props}${hintOf(text)}`,
    causes: thrownId(place, text),
  };
}

/** Returns an error's place in the templates. For a stack overflow, returns the first place that repeats. */
function placeOf(
  { message, stack = '' }: Error,
  { findPlace }: Pick<FailingTemplates, 'findPlace'>,
): Place | undefined {
  if (!message.includes('Maximum call stack')) return findPlace(stack);
  const lines = stack.split('\n');
  const repeated = new Set(lines.filter((line, index) => lines.indexOf(line) !== index));
  const [first] = [...repeated].flatMap((line) => findPlace(line) ?? []).sort(comparePlaces);
  return first;
}

/** Returns what to do about a message that does not say it. */
function hintOf(text: string): string {
  if (text.includes('A component suspended')) return ' A component must not be async, nor wait for a promise.';
  if (text.includes('is inside itself')) return ' Leave it out where nothing is left to show.';
  return text.includes('Maximum call stack') ? ' Something that it calls calls itself without an end.' : '';
}

type FailingRoute = Pick<Route, 'entry' | 'pageType'>;

function describeElement(element: FailedElement | undefined): string {
  if (!element) return 'This page type';
  return element.name === '' ? 'Rendering an element' : `Rendering <${element.name}>`;
}

/** Returns the file of a page type's component. */
export function placeOfPageType(
  { pageTypes, pageFolders, compiled }: FailingTemplates,
  { pageType }: Pick<Route, 'pageType'>,
): Place {
  const folder = pageFolders[pageTypes.findIndex(({ name }) => name === pageType.name)] ?? pageType.name;
  return { file: posix.join(compiled.fromContent, `templates/pages/${folder}/index.tsx`), line: 1, column: 1 };
}
