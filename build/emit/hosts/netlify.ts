import type { SiteConfig } from '../../model/config.ts';

/**
 * Writes `netlify.toml`, which stands at the root of the repository or the folder that is deployed from: of itself Netlify
 * answers every missing address with the default language's page. The rest of what it needs is in `_redirects` and
 * `_headers`, which it shares with Cloudflare; there these rules would be refused.
 */
export function emitNetlify({ locales }: Pick<SiteConfig, 'locales'>): string {
  return locales
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix }) => `[[redirects]]\n  from = "/${prefix}/*"\n  to = "/${prefix}/404.html"\n  status = 404\n`)
    .join('\n');
}
