import type { PageContext } from '../../../authoring/page.ts';
import type { HiddenLinkView } from '../../../authoring/views/menu-view.ts';
import { explainBrokenLink } from '../../../model/addresses/broken-link.ts';
import { templateMistakeId } from '../../../model/diagnostics/follow-ups.ts';
import { isEntryTarget, isMissing, normalizeFragment, type ResolvedTarget } from '../../../model/target.ts';
import type { MenuInput } from './menus.ts';
import type { Scope } from './scope.ts';

type LinkMethods = Pick<PageContext, 'href' | 'exists' | 'alternates' | 'hiddenLinks'> & {
  /** Resolves a target without reporting it if it has no address. */
  resolve: (target: string) => ResolvedTarget;
};

/** Creates the methods that return addresses of pages. Links lead to the variants of pages for the page's layout. */
export function createLinkMethods(
  { read, report, placeOf, templateAsking, templateNaming, isWritten, entry, locale }: Scope,
  { menuLayout }: Pick<MenuInput, 'menuLayout'>,
): LinkMethods {
  const variantOf = (target: string): string => {
    if (menuLayout === '' || !isEntryTarget(target)) return target;
    const [ref = ''] = target.split('#', 1);
    return read<string>('variant', `${ref}@${menuLayout}`) + target.slice(ref.length);
  };
  const resolve = (target: string): ResolvedTarget =>
    /^(mailto:|tel:|#|\/)/.test(target)
      ? { type: 'found', href: normalizeFragment(target) }
      : read<ResolvedTarget>('href', variantOf(normalizeFragment(target)));
  return {
    resolve,
    href(target) {
      const resolved = resolve(target);
      if (isMissing(resolved)) {
        // The content may contain the same words by chance.
        const template = templateNaming(target) ?? (isWritten(target) ? undefined : templateAsking(target));
        const at = template ?? placeOf(target);
        const who = template ? 'This template' : at.file === 'navigation.yaml' ? 'The menu' : entry.ref;
        const problem = explainBrokenLink({ target, locale, resolved, who });
        report(template ? { ...problem, at, causes: templateMistakeId(problem, template) } : { ...problem, at });
      }
      return hrefOf(resolved);
    },
    exists: (target) => read<boolean>('exists', target.split('#')[0]),
    alternates: (ref = entry.ref) =>
      read<ReturnType<PageContext['alternates']>>('alternates', ref).filter((row) => row.locale !== locale),
    hiddenLinks: () => read<HiddenLinkView[]>('hidden-links'),
  };
}

/** Returns the address of a resolved target; if it has none, one that leads nowhere. */
export function hrefOf(resolved: ResolvedTarget): string {
  return resolved.type === 'found' ? resolved.href : '#';
}
