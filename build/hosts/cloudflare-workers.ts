import { listCloudflareLimits } from './cloudflare-limits.ts';
import type { HeaderRule, Host, HostInput } from './host.ts';
import { checkUnderscoreLimits, emitUnderscoreFiles } from './underscore-files.ts';
import { copiesOfFiles, ruleDotfiles } from './unpublished-files.ts';

const ignoreFile = '.assetsignore';

/** Cloudflare Workers with static assets. */
export const cloudflareWorkers: Host = {
  reserves: /^(\.assetsignore|_worker\.js|_headers|_redirects)(\/|$)/,
  files: (input) => [
    ...emitUnderscoreFiles(input),
    { area: 'site', path: ignoreFile, text: emitIgnoreFile() },
    { area: 'hosts', path: 'cloudflare-workers/wrangler.jsonc', text: emitSettings(input) },
    { area: 'hosts', path: 'cloudflare-workers/worker.js', text: emitWorker(input.rules) },
  ],
  findProblems: ({ redirects, rules, isPage }) => checkUnderscoreLimits(redirects, rules, isPage, 'Cloudflare Workers'),
  limits: (input) => listCloudflareLimits({ name: 'Cloudflare Workers', slashStatus: 307 }, input),
};

/** Lists files that are not uploaded: Cloudflare compresses by itself, and would serve the copies by their own names. */
function emitIgnoreFile(): string {
  // Cloudflare reads the rule files and .assetsignore, and serves none of them.
  const dotfiles = ruleDotfiles.filter((name) => name !== ignoreFile);
  return `${[...dotfiles, ...copiesOfFiles.map((end) => `*${end}`)].join('\n')}\n`;
}

/**
 * Writes the settings of wrangler. Only requests for missing addresses run the Worker. Without the flag
 * `assets_navigation_has_no_effect`, a request of a browser that navigates would not run it, and its 404 would have the
 * headers of the folder, which can make it immutable.
 */
function emitSettings({ name = 'site', publishedFolder = 'dist' }: HostInput): string {
  const settings = {
    name,
    compatibility_date: '2025-09-01',
    compatibility_flags: ['assets_navigation_has_no_effect'],
    main: 'worker.js',
    assets: {
      directory: `../../${publishedFolder}`,
      binding: 'ASSETS',
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// Deploy: npx wrangler deploy --config ${publishedFolder}-hosts/cloudflare-workers/wrangler.jsonc\n${JSON.stringify(settings, undefined, 2)}\n`;
}

/**
 * Writes the Worker that answers missing addresses. Cloudflare applies `_headers` to them too, so the Worker replaces the
 * headers of narrower rules by the general ones.
 */
function emitWorker(rules: readonly HeaderRule[]): string {
  const general = rules.find(({ pattern }) => pattern === '/*')?.headers ?? [];
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)));
  for (const [name] of general) names.delete(name);
  return `const headers = ${JSON.stringify(Object.fromEntries(general), undefined, 2)};
const removed = ${JSON.stringify([...names])};

export default {
  async fetch(request, { ASSETS }) {
    const found = await ASSETS.fetch(request);
    const answer = new Response(found.body, found);
    for (const name of removed) answer.headers.delete(name);
    for (const name of Object.keys(headers)) answer.headers.set(name, headers[name]);
    return answer;
  },
};
`;
}
