import type { ErrorPages } from './error-pages.ts';
import type { Host } from './host.ts';
import { emitUnderscoreFiles } from './underscore-files.ts';

/** Netlify. Its limits are those of Cloudflare Pages or higher. */
export const netlify: Host = {
  files: (input) => [
    ...emitUnderscoreFiles(input),
    { area: 'hosts', path: 'netlify/netlify.toml', text: emitNetlify(input.errorPages) },
  ],
  findProblems: () => [],
};

const build = '[build]\n  command = "npm run build"\n  publish = "dist"\n';

/**
 * Writes `netlify.toml`, which must be at the root of the repository that Netlify builds. Without its redirects Netlify
 * answers every missing address in the default language. Cloudflare would refuse these rules in `_redirects`, which
 * both hosts read.
 */
function emitNetlify(errorPages: readonly ErrorPages[]): string {
  const missingPages = errorPages
    .flatMap(({ base, missing }) => (base === '' || missing === undefined ? [] : [{ base, missing }]))
    .map(({ base, missing }) => `[[redirects]]\n  from = "${base}/*"\n  to = "${missing}"\n  status = 404\n`);
  return [build, ...missingPages].join('\n');
}
