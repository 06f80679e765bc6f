import type { Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean, sortByBeginning } from '../../model/diagnostics/suggest.ts';
import { firstNames } from '../../model/first-names.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { CheckedPart } from './checked-part.ts';

/** Address → the ids of its page, including those of shared parts. */
export type Fragments = (url: string) => ReadonlySet<string> | undefined;

interface FragmentsInput {
  pages: readonly RenderedPage[];
  sharedParts: ReadonlyMap<string, CheckedPart>;
}

/** Creates the lookup of ids; the ids of a page are collected on first use. */
export function fragmentsOf(input: FragmentsInput): Fragments {
  const pages = new Map(input.pages.map((page) => [page.url, page]));
  const known = new Map<string, ReadonlySet<string>>();
  return (url) => {
    const page = pages.get(url);
    if (!page) return undefined;
    let ids = known.get(url);
    if (!ids) {
      // A page without any id could not be rendered; its own diagnostics say why.
      if (page.scan.ids.length === 0) return undefined;
      ids = new Set([...page.scan.ids, ...page.shared.flatMap((key) => input.sharedParts.get(key)?.scan.ids ?? [])]);
      known.set(url, ids);
    }
    return ids;
  };
}

/** Returns a problem if a page lacks the id of a fragment. The message begins with `who`. */
export function checkFragment(
  ids: ReadonlySet<string> | undefined,
  fragment: string,
  who: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  // Without an id of this name, `#top` leads to the beginning of every page.
  if (!ids || ids.has(fragment) || fragment.toLowerCase() === 'top') return undefined;
  const named = sortByBeginning(
    fragment,
    [...ids].filter((id) => !id.includes(':')),
  );
  return {
    code: 'broken-fragment',
    message: `${who} has no id "${fragment}".`,
    hint: didYouMean(fragment, named) ?? didYouMeanLonger(fragment, named) ?? `It has: ${firstNames(named, 12)}.`,
  };
}

/** Returns a hint that names an id which begins with the fragment: the heading may have become longer. */
function didYouMeanLonger(fragment: string, named: readonly string[]): string | undefined {
  const [longer] = named.filter((id) => id.startsWith(fragment)).sort((a, b) => a.length - b.length);
  return longer === undefined || fragment.length < 4 ? undefined : `Did you mean "${longer}"?`;
}
