import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { PageCheckInput } from './input.ts';
import type { Page, PageProblem } from './page-problem.ts';

/** Attribute of HTML → what templates call it. */
const properties: Readonly<Record<string, string>> = {
  for: 'htmlFor',
  popovertarget: 'popoverTarget',
  commandfor: 'commandFor',
};

/** Returns a function that finds attributes of a page which name ids that it does not have. */
export function idReferencesOf({ sharedParts, findElement, named }: PageCheckInput) {
  return ({ url, scan, shared }: Page): PageProblem[] => {
    const all = [scan, ...shared.flatMap((key) => sharedParts.get(key)?.scan ?? [])];
    const references = all.flatMap(({ idReferences }) => idReferences);
    if (references.length === 0) return [];
    const ids = new Set(all.flatMap((one) => one.ids));
    return references.flatMap(({ attribute, value, missing, mayBeMadeLater }) =>
      missing
        .filter((id) => !ids.has(id) && !(mayBeMadeLater && named().isInScript(id)))
        .map((id): PageProblem => {
          const at = findElement(url, { type: 'attribute', attribute, value });
          const name = (at && properties[attribute]) ?? attribute;
          return {
            code: 'missing-id',
            message: `${at ? 'This template' : url} names the id "${id}" in ${name}, but the page has no such element.`,
            hint: didYouMean(id, [...ids]) ?? `Give the element that is meant the id, or leave ${name} out.`,
            ...(at ? { at, inTemplate: true } : {}),
          };
        }),
    );
  };
}
