import { findClosest } from '../diagnostics/suggest.ts';
import { isEntryTarget, type MissingTarget } from '../target.ts';
import { findEntryByName, findEntryBySlug } from './entry-of-slug.ts';

/**
 * Describes a link target that is not an entry: with an entry of a similar name, or else the entries of its folder.
 * @param broken `folder/id` and `folder/id@locale` of entries that exist with mistakes
 */
export function describeMissingEntry(
  entries: Parameters<typeof findEntryByName>[0],
  target: string,
  broken: Iterable<string> = [],
): Extract<MissingTarget, { type: 'no-entry' }> {
  const isRef = isEntryTarget(target);
  const name = target.replace(/#.*$/s, '');
  const refs = [...new Set([...entries.keys(), ...Array.from(broken, (one) => one.replace(/@.*$/s, ''))])];
  const near = (isRef ? findEntryBySlug(entries, name) : findEntryByName(entries, name)) ?? findClosest(name, refs);
  if (near !== undefined) return { type: 'no-entry', near };
  return isRef ? { type: 'no-entry', inFolder: idsInFolderOf(refs, name) } : { type: 'no-entry' };
}

function idsInFolderOf(refs: readonly string[], ref: string): string[] {
  const folder = ref.slice(0, ref.indexOf('/') + 1);
  return refs.flatMap((other) => (other.startsWith(folder) ? other.slice(folder.length) : [])).sort();
}
