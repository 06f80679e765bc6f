import { explainBrokenLink } from '../../addresses/broken-link.ts';
import type { HiddenLinkView, PageContext } from '../../authoring/page.ts';
import { isMissing, type ResolvedTarget } from '../../model/target.ts';
import type { Scope } from './scope.ts';

type LinkMethods = Pick<PageContext, 'href' | 'exists' | 'alternates' | 'hiddenLinks'> & {
  /** Resolves a target without reporting it if it has no address. */
  resolve: (target: string) => ResolvedTarget;
};

/** Creates the methods that return addresses of pages. */
export function createLinkMethods({ read, report, placeOf, entry, locale }: Scope): LinkMethods {
  const resolve = (target: string): ResolvedTarget =>
    /^(mailto:|tel:|#|\/)/.test(target) ? { type: 'found', href: target } : read<ResolvedTarget>('href', target);
  return {
    resolve,
    href(target) {
      const resolved = resolve(target);
      if (isMissing(resolved)) {
        const at = placeOf(target);
        const who = at.file === 'navigation.yaml' ? 'The menu' : entry.ref;
        report({ ...explainBrokenLink({ target, locale, resolved, who }), at });
      }
      return hrefOf(resolved);
    },
    exists: (target) => read<boolean>('exists', target.split('#')[0]),
    alternates: () =>
      read<ReturnType<PageContext['alternates']>>('alternates', entry.ref).filter((row) => row.locale !== locale),
    hiddenLinks: () => read<HiddenLinkView[]>('hidden-links'),
  };
}

/** Returns the address of a resolved target; if it has none, one that leads nowhere. */
export function hrefOf(resolved: ResolvedTarget): string {
  return resolved.type === 'found' ? resolved.href : '#';
}
