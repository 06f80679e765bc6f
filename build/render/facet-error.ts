import { posix } from 'node:path';
import type { PageType } from '../authoring/define.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CompiledTemplates } from '../model/templates.ts';
import { isMapping } from '../struct/mapping.ts';

/** Thrown if a facet of a page type returns what its type forbids, which only a cast can hide from the compiler. */
export class FacetError extends Error {
  readonly type: string;
  readonly facet: string;

  constructor(type: string, facet: string, message: string) {
    super(message);
    this.type = type;
    this.facet = facet;
  }
}

/**
 * Returns what a facet has returned, a list of objects. Throws a `FacetError` if it is another thing.
 * @param fields the fields of each object that are texts
 */
export function checkFacet<T>(
  returned: readonly T[],
  { pageType, facet, fields = [] }: { pageType: PageType; facet: keyof PageType; fields?: readonly (keyof T)[] },
): readonly T[] {
  const given: unknown = returned;
  const isItem = (item: unknown) => isMapping(item) && fields.every((field) => typeof item[String(field)] === 'string');
  if (Array.isArray(given) && given.every(isItem)) return returned;
  const wanted = `a list of objects${fields.length > 0 ? ` with the texts ${fields.join(' and ')}` : ''}`;
  const shown = JSON.stringify(given)?.slice(0, 60) ?? String(given);
  const message = `The facet "${facet}" of the page type "${pageType.name}" returns ${shown}, but must return ${wanted}.`;
  throw new FacetError(pageType.name, facet, message);
}

/** Describes the mistake at the facet's file, or at the page type's if the facet has none. */
export function describeFacetError(
  { type, facet, message }: FacetError,
  { imports, fromContent }: Pick<CompiledTemplates, 'imports' | 'fromContent'>,
): Diagnostic {
  const folder = `templates/pages/${type}`;
  const own = `${folder}/${facet.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const path = [`${own}.ts`, `${own}.tsx`].find((file) => file in imports) ?? `${folder}/index.tsx`;
  return {
    code: 'template-error',
    severity: 'error',
    file: posix.join(fromContent, path),
    line: 1,
    column: 1,
    message,
    hint: 'Correct what it returns. npm run typecheck names the line, unless a cast hides it: as never, as any.',
    causes: `facet ${type} ${facet}`,
  };
}
