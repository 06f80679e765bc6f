import { entryLinkPattern } from '../authoring/values/web-address.ts';
import { readableAddress } from './addresses/address-spelling.ts';
import type { Unpublished } from './unpublished.ts';

/** The result of resolving a link target, as content writes it, in a language. */
export type ResolvedTarget =
  | { type: 'found'; href: string }
  /** It exists with mistakes that are reported already. */
  | { type: 'broken' }
  | MissingTarget;

/**
 * Why a target has no address: its entry does not exist (with a similar name, or the others in its folder), is not
 * public yet, is of a kind without pages, or is not in this language.
 */
export type MissingTarget =
  | { type: 'unpublished'; why: Unpublished }
  | { type: 'no-entry'; near?: string; inFolder?: string[] }
  | { type: 'no-page' }
  | { type: 'no-address'; has: string[] };

/**
 * Returns whether a target is published on a later day. Until then texts show the words of links to it without the
 * link.
 */
export function isPublishedLater(target: ResolvedTarget): boolean {
  return target.type === 'unpublished' && target.why.type === 'future';
}

/** Returns whether a target leads nowhere; one whose mistakes are reported already does not count. */
export function isMissing(target: ResolvedTarget): target is MissingTarget {
  return target.type !== 'found' && target.type !== 'broken';
}

/** Returns whether a link target is an entry: `pages/contact#offices`. */
export function isEntryTarget(target: string): boolean {
  return entryLink.test(target);
}

const entryLink = new RegExp(`^${entryLinkPattern}$`);

/** Returns a target with its fragment as ids are stored, so that browsers find accents that are written in another way. */
export function normalizeFragment(target: string): string {
  const hash = target.indexOf('#');
  return hash === -1 ? target : target.slice(0, hash) + readableAddress(target.slice(hash));
}
