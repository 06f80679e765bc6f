import type { PageContext } from '#authoring/page.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';

/** A base page, with the words that all base pages have. */
export type BasePage = EntryView<{ type: string }, { title: string; description: string; name?: string }>;

/** Finds the entries that a list of references names, leaving out those that the page's language has not. */
export function findAll<E extends EntryView>(page: Pick<PageContext, 'find'>, refs: readonly string[] = []): E[] {
  return refs.map((ref) => page.find<E>(ref)).filter((entry) => entry !== undefined);
}

/** Finds the entries that a list of references names, each in the page's language or else in one that it has. */
export function findAllInAnyLanguage<E extends EntryView>(page: PageContext, refs: readonly string[] = []): E[] {
  return refs.map((ref) => page.findInAnyLanguage<E>(ref)).filter((entry) => entry !== undefined);
}
