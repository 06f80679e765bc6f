import type { ErrorPages } from './error-pages.ts';

const build = '[build]\n  command = "npm run build"\n  publish = "dist"\n';

/**
 * Writes `netlify.toml`, which must be at the root of the repository that Netlify builds. Without its redirects Netlify
 * answers every missing address in the default language. Cloudflare would refuse these rules in `_redirects`, which
 * both hosts read.
 */
export function emitNetlify(errorPages: readonly ErrorPages[]): string {
  const missingPages = errorPages
    .flatMap(({ base, missing }) => (base === '' || missing === undefined ? [] : [{ base, missing }]))
    .map(({ base, missing }) => `[[redirects]]\n  from = "${base}/*"\n  to = "${missing}"\n  status = 404\n`);
  return [build, ...missingPages].join('\n');
}
