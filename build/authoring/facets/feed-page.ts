import type { EntryKind } from '../define.ts';

/** Returns the page whose feeds have the entries of a kind: `pages/toolbox`. */
export function feedPageOf({ feedPage, listPage }: Pick<EntryKind, 'feedPage' | 'listPage'>): string | undefined {
  return feedPage ?? listPage;
}
