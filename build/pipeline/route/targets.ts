import { parseUrl } from '../../authoring/values/web-address.ts';
import { describeMissingEntry } from '../../model/addresses/missing-entry.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import { isEntryTarget, isMissing, type MissingTarget, type ResolvedTarget } from '../../model/target.ts';

type Targets = Pick<Site, 'addresses' | 'entries' | 'broken' | 'unpublished' | 'routeTable'> & { config?: SiteConfig };

/** Resolves a link target for a language → its address, or the reason why there is none. */
export function resolveTarget(targets: Targets, locale: string, target: string): ResolvedTarget {
  if (!isEntryTarget(target)) {
    const path = targets.config && pathWithin(targets.config.origin, target);
    if (path !== undefined) return { type: 'found', href: path };
    if (/^[/#]|^[a-z][a-z\d+.-]*:/i.test(target)) return { type: 'found', href: target };
    // As a relative link it would lead to an address below the current page, where nothing exists.
    return describeMissingEntry(targets.entries, target, targets.broken);
  }
  const [ref = '', fragment] = target.split('#');
  const address = addressOf(targets, locale, ref);
  if (address !== undefined) return { type: 'found', href: fragment ? `${address}#${fragment}` : address };
  const why = targets.unpublished.get(ref) ?? targets.unpublished.get(`${ref}@${locale}`);
  if (why) return { type: 'unpublished', why };
  if (targets.broken.has(ref) || targets.broken.has(`${ref}@${locale}`)) return { type: 'broken' };
  const localized = targets.entries.get(ref);
  if (!localized) return describeMissingEntry(targets.entries, target, targets.broken);
  if (!targets.addresses.has(ref) && ![...localized.values()].some(({ kind }) => 'component' in kind))
    return { type: 'no-page' };
  // The missing address of existing words is reported where addresses are assigned.
  return localized.has(locale) ? { type: 'broken' } : { type: 'no-address', has: [...localized.keys()] };
}

/** Returns why a link target has no address in a language, or `undefined` if it has one. */
export function findMissingTarget(targets: Targets, locale: string, target: string): MissingTarget | undefined {
  const resolved = resolveTarget(targets, locale, target);
  return isMissing(resolved) ? resolved : undefined;
}

/** Returns the path of an absolute URL of this site, so that it is checked as a path. */
function pathWithin(origin: string, target: string): string | undefined {
  const [, rest] = /^https?:[/\\]{2}[^/\\?#]*(.*)$/is.exec(target) ?? [];
  const own = parseUrl(origin);
  if (rest === undefined || own === undefined || parseUrl(target)?.origin !== own.origin) return undefined;
  const base = own.pathname.replace(/\/$/, '');
  const within = rest.slice(base.length);
  return rest.startsWith(base) && /^(?:[/?#]|$)/.test(within) ? `/${within.replace(/^\/+/, '')}` : undefined;
}

/** Returns the address of an entry in a language, or the address to which that language redirects instead. */
function addressOf(targets: Targets, locale: string, ref: string): string | undefined {
  const own = targets.addresses.get(ref);
  const address = own?.get(locale);
  if (address !== undefined) return address;
  const elsewhere = targets.routeTable.elsewhere[locale]?.[ref];
  if (elsewhere !== undefined) {
    const resolved = resolveTarget(targets, locale, elsewhere);
    return resolved.type === 'found' ? resolved.href : undefined;
  }
  return ref.startsWith('documents/') ? own?.values().next().value : undefined;
}
