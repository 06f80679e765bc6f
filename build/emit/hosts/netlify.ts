import type { SiteConfig } from '../../model/config.ts';

/**
 * Writes `netlify.toml`, which must be at the root of the repository or of the deployed folder. Without it Netlify
 * answers every missing address in the default language. Cloudflare would refuse these rules in `_redirects`, which
 * both hosts read.
 */
export function emitNetlify({ locales }: Pick<SiteConfig, 'locales'>): string {
  return locales
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix }) => `[[redirects]]\n  from = "/${prefix}/*"\n  to = "/${prefix}/404.html"\n  status = 404\n`)
    .join('\n');
}
