import { listCloudflareLimits } from './cloudflare-limits.ts';
import type { Host } from './host.ts';
import { checkUnderscoreLimits, emitUnderscoreFiles } from './underscore-files.ts';

/** Cloudflare Pages. */
export const cloudflarePages: Host = {
  files: emitUnderscoreFiles,
  findProblems: ({ redirects, rules, isPage }) => checkUnderscoreLimits(redirects, rules, isPage),
  limits: (input) => [
    ...listCloudflareLimits({ name: 'Cloudflare Pages', slashStatus: 308 }, input),
    {
      name: 'missing-lifetime',
      message:
        'Cloudflare Pages sends the page for missing addresses without the Cache-Control of the site: it chooses itself how long browsers keep it.',
    },
    {
      name: 'files-of-hosts',
      message:
        'Cloudflare Pages publishes what other hosts of site.yaml read in the folder: compressed copies and .htaccess answer by their own names.',
      hint: 'Build the site for Cloudflare Pages with no other hosts, or accept it: they say nothing that visitors may not know.',
    },
  ],
};
