import type { Host } from './host.ts';
import { checkUnderscoreLimits, emitUnderscoreFiles } from './underscore-files.ts';

/** Cloudflare Pages. */
export const cloudflarePages: Host = {
  files: emitUnderscoreFiles,
  findProblems: ({ redirects, rules, isPage }) => checkUnderscoreLimits(redirects, rules, isPage),
};
