import type { ErrorPages } from './error-pages.ts';

/**
 * Writes `netlify.toml`, which must be at the root of the repository or of the deployed folder. Without it Netlify
 * answers every missing address in the default language. Cloudflare would refuse these rules in `_redirects`, which
 * both hosts read.
 */
export function emitNetlify(errorPages: readonly ErrorPages[]): string {
  return errorPages
    .flatMap(({ base, missing }) => (base === '' || missing === undefined ? [] : [{ base, missing }]))
    .map(({ base, missing }) => `[[redirects]]\n  from = "${base}/*"\n  to = "${missing}"\n  status = 404\n`)
    .join('\n');
}
