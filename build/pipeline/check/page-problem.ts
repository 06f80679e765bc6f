import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { HtmlScan } from '../../model/page.ts';
import type { CheckInput } from './input.ts';

export type Page = CheckInput['pages'][number];

/** A problem of a page, at its place or at the beginning of the entry's words. */
export type PageProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & {
  at?: Place | undefined;
  /** Whether the place is in a template, which several pages may show. */
  inTemplate?: boolean;
};

/** Returns a function that lists what `list` finds on a page. What a shared part has is listed for one page only. */
export function listOncePerPart<Found>(
  { sharedParts }: CheckInput,
  list: (
    scan: Pick<HtmlScan, 'imagesWithoutAlt' | 'unnamed' | 'misnested' | 'suspectAddresses' | 'loaded'>,
  ) => readonly Found[],
): (page: Page) => Found[] {
  const reported = new Set<string>();
  return ({ scan, shared }) => {
    const fresh = shared.filter((key) => !reported.has(key));
    for (const key of fresh) reported.add(key);
    return [scan, ...fresh.flatMap((key) => sharedParts.get(key)?.scan ?? [])].flatMap(list);
  };
}
