import type { Entry } from '../../model/entry.ts';
import type { RouteTable } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import { policyOf } from '../../model/translation-policy.ts';
import type { RedirectRow } from './redirect-drafts.ts';
import { isPageType } from './routes.ts';

type RedirectInput = Pick<Site, 'config' | 'routeTable' | 'entries' | 'broken' | 'unpublished'> & {
  redirects: readonly RedirectRow[];
};

/**
 * Applies the policy `leads-elsewhere` to missing and stale pages: removes their words, and adds their addresses to the
 * table of missing paths. Stale pages also get a temporary redirect. `stale` contains stale words as `folder/id@locale`.
 */
export function redirectMissingPages<Content extends RedirectInput>(
  content: Content,
  stale: ReadonlySet<string>,
): Content {
  const { config, routeTable } = content;
  const entries = new Map(content.entries);
  const elsewhere: RouteTable['elsewhere'] = { ...routeTable.elsewhere };
  const redirects = [...content.redirects];
  for (const [ref, localized] of content.entries) {
    const policy = policyOf(config, ref);
    const source = localized.get(config.defaultLocale);
    if ((policy.missing !== 'leads-elsewhere' && policy.stale !== 'leads-elsewhere') || !source) continue;
    for (const { id: locale } of config.locales) {
      const own = localized.get(locale);
      const path = pathOf(routeTable, ref, locale);
      const leads = own
        ? policy.stale === 'leads-elsewhere' && stale.has(`${ref}@${locale}`)
        : isMissing(content, { ref, locale });
      if (!leads || path === undefined || !isPageType(source.kind) || elsewhere[locale]?.[ref] !== undefined) continue;
      const to = policy.elsewhere ?? pathOf(routeTable, ref, config.defaultLocale)?.replace('{slug}', source.slug);
      if (to === undefined || to === ref) continue;
      elsewhere[locale] = { ...elsewhere[locale], [ref]: to };
      if (!own) continue;
      entries.set(ref, omitLocale(entries.get(ref) ?? localized, locale));
      redirects.push({
        from: path.replace('{slug}', own.slug),
        to,
        status: '302',
        why: `the ${locale} text is outdated`,
      });
    }
  }
  return { ...content, entries, redirects, routeTable: { ...routeTable, elsewhere } };
}

function pathOf(table: RouteTable, ref: string, locale: string): string | undefined {
  const [folder = '', id = ''] = ref.split('/');
  return folder === 'pages' ? table.pages[id]?.[locale] : table.families[folder]?.[locale];
}

function isMissing(
  { config, broken, unpublished }: RedirectInput,
  { ref, locale }: { ref: string; locale: string },
): boolean {
  const name = `${ref}@${locale}`;
  return policyOf(config, ref).missing === 'leads-elsewhere' && !broken.has(name) && !unpublished.has(name);
}

function omitLocale(localized: ReadonlyMap<string, Entry>, locale: string): ReadonlyMap<string, Entry> {
  return new Map([...localized].filter(([id]) => id !== locale));
}
