import type { SiteConfig, TranslationPolicy } from './config.ts';

/** Finds the policy of an entry or table: its family's, then the one for all, then what holds where nothing is said. */
export function policyOf({ translations = {} }: Pick<SiteConfig, 'translations'>, resource: string) {
  const [family = resource] = resource.split('/');
  return { ...usual, ...translations.default, ...translations[family] };
}

/** A missing page is a mistake; an outdated text is better than none, and is said. */
const usual = { missing: 'error', stale: 'warning' } satisfies TranslationPolicy;
