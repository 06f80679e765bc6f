import { listCloudflareLimits } from './cloudflare-limits.ts';
import type { Host, HostInput, HostLimit } from './host.ts';
import { checkUnderscoreLimits, emitUnderscoreFiles } from './underscore-files.ts';

/** Cloudflare Pages, which reads `_redirects` and `_headers` in the published folder. */
export const cloudflarePages: Host = {
  // A Worker, as a file or a folder, answers every request; so do functions.
  reserves:
    /^(_worker\.([cm]?[jt]sx?|bundle)|_routes\.json|_headers|_redirects|wrangler\.(toml|jsonc?))(\/|$)|^functions\/.*\.([cm]?[jt]sx?|wasm)$/,
  files: emitUnderscoreFiles,
  findProblems: ({ redirects, rules, isPage }) => checkUnderscoreLimits(redirects, rules, isPage),
  limits: (input) => [
    ...listCloudflareLimits({ name: 'Cloudflare Pages', slashStatus: 308 }, input),
    ...listMissingPage(input),
    {
      name: 'missing-lifetime',
      message:
        'Cloudflare Pages sends the page for missing addresses without the Cache-Control of the site: it chooses itself how long browsers keep it.',
    },
    ...listFilesOfHosts(input),
  ],
};

/** Lists the files of other hosts in the published folder. Cloudflare Pages serves them all. */
function listFilesOfHosts({ sentCopies = [], hasHtaccess = false }: HostInput): HostLimit[] {
  const files = [...(sentCopies.length > 0 ? ['compressed copies'] : []), ...(hasHtaccess ? ['.htaccess'] : [])];
  if (files.length === 0) return [];
  return [
    {
      name: 'files-of-hosts',
      message: `Cloudflare Pages publishes what other hosts of site.yaml read in the folder, by its own name: ${files.join(' and ')}.`,
      hint: 'Build the site for Cloudflare Pages with no other hosts, or accept it: the files say nothing that visitors may not know.',
    },
  ];
}

/** The page for missing addresses without which Cloudflare Pages takes a site for a single-page application. */
const missingPage = '/404.html';

function listMissingPage({ errorPages }: HostInput): HostLimit[] {
  if (errorPages.some(({ missing }) => missing === missingPage)) return [];
  return [
    {
      name: 'missing-page',
      message: `Cloudflare Pages treats a site without ${missingPage} as a single-page application. At every missing address, visitors and search engines get the home page with status 200; below /assets/, browsers cache it for a year.`,
      hint: `Add a page for missing addresses with the address ${missingPage} in routes.yaml.`,
    },
  ];
}
