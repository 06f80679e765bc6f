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
  ],
};
