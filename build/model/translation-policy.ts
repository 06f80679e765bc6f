import type { SiteConfig, TranslationPolicy } from './config.ts';

/** Finds the policy of an entry or table: that of its family, else the site's `default`, else the usual one. */
export function policyOf({ translations = {} }: Pick<SiteConfig, 'translations'>, resource: string) {
  const [family = resource] = resource.split('/');
  return { ...usual, ...translations.default, ...translations[family] };
}

/** A missing page is a mistake; an outdated text is better than none, so it is only a warning. */
const usual = { missing: 'error', stale: 'warning' } satisfies TranslationPolicy;
