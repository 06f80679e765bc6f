import { didYouMean } from '../diagnostics/suggest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CheckInput } from './input.ts';

/** Address → the ids of its page, its shared parts included. */
export type Fragments = (url: string) => ReadonlySet<string> | undefined;

/** Makes what tells the ids of pages; each page's are worked out when first asked. */
export function fragmentsOf(input: Pick<CheckInput, 'pages' | 'sharedParts'>): Fragments {
  const pages = new Map(input.pages.map((page) => [page.url, page]));
  const known = new Map<string, ReadonlySet<string>>();
  return (url) => {
    const page = pages.get(url);
    if (!page) return undefined;
    let ids = known.get(url);
    if (!ids) {
      // A page without any id of its own could not be rendered; why is told already.
      if (page.facts.ids.length === 0) return undefined;
      ids = new Set([...page.facts.ids, ...page.shared.flatMap((key) => input.sharedParts.get(key)?.facts.ids ?? [])]);
      known.set(url, ids);
    }
    return ids;
  };
}

/** Says that a page lacks the id of a fragment, after `who` links there; nothing where it has it. */
export function checkFragment(
  ids: ReadonlySet<string> | undefined,
  fragment: string,
  who: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  if (!ids || ids.has(fragment)) return undefined;
  const named = [...ids].filter((id) => !id.includes(':')).sort();
  return {
    code: 'broken-fragment',
    message: `${who} has no id "${fragment}".`,
    hint: didYouMean(fragment, named) ?? `It has: ${named.slice(0, 12).join(', ')}${named.length > 12 ? ' …' : ''}.`,
  };
}
