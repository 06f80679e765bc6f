import type { MenuField } from '../../authoring/navigation.ts';
import type { HiddenLinkView, PageContext } from '../../authoring/page.ts';
import { isEntryTarget, isMissing, type ResolvedTarget } from '../../model/target.ts';
import { explainBrokenLink } from './broken-link.ts';
import type { Scope, Span } from './scope.ts';

type LinkMethods = Pick<PageContext, 'exists' | 'alternates' | 'hiddenLinks'> & {
  /** Returns the address of a target. If it has none, reports it at the place of `at`, else where the entry writes it. */
  resolveHref: (target: string, at?: () => Span) => string;
};

/** Creates the methods that return addresses of pages. Links lead to the variants of pages for the page's layout. */
export function createLinkMethods(
  { read, report, placeOf, entry, locale }: Scope,
  { menuField }: { menuField: MenuField },
): LinkMethods {
  const variantOf = (target: string): string => {
    if (menuField === 'href' || !isEntryTarget(target)) return target;
    const [ref = ''] = target.split('#', 1);
    return read<string>('variant', `${ref}@${menuField}`) + target.slice(ref.length);
  };
  return {
    resolveHref(target, at) {
      if (/^(mailto:|tel:|#|\/)/.test(target)) return target;
      const resolved = read<ResolvedTarget>('href', variantOf(target));
      if (resolved.type === 'found') return resolved.href;
      if (isMissing(resolved)) {
        const place = at?.() ?? placeOf(target);
        const who = place.file === 'navigation.yaml' ? 'The menu' : entry.ref;
        report({ ...explainBrokenLink({ target, locale, resolved, who }), at: place });
      }
      return '#';
    },
    exists: (target) => read<boolean>('exists', target.split('#')[0]),
    alternates: () =>
      read<ReturnType<PageContext['alternates']>>('alternates', entry.ref).filter((row) => row.locale !== locale),
    hiddenLinks: () => read<HiddenLinkView[]>('hidden-links'),
  };
}
