import { listEncodedLimits } from './encoded-limits.ts';
import type { HostInput, HostLimit } from './host.ts';
import { listPlaceholderLimits, listQueryLimits, listTargetLimits } from './omitted-redirects.ts';
import { hasPlaceholder } from './sort-redirects.ts';

interface Host {
  /** Its name in messages. */
  name: string;
  /** The status of redirects to the address with its last slash. */
  slashStatus: number;
}

/** Lists the limits of both hosts of Cloudflare. */
export function listCloudflareLimits({ name, slashStatus }: Host, input: HostInput): HostLimit[] {
  const { errorPages } = input;
  const pages = errorPages.flatMap(({ missing, failure }) => [missing, failure]).filter((page) => page !== undefined);
  const [failure] = errorPages.flatMap((page) => page.failure ?? []);
  const withEnding = pages.find((page) => page.endsWith('.html'));
  return [
    {
      name: 'slash-redirects',
      message: `${name} redirects an address without its last slash with ${slashStatus} instead of 301: visitors get to the page.`,
    },
    {
      name: 'redirect-lifetime',
      message: `${name} sends redirects without the Cache-Control of the site: browsers decide how long they keep a permanent one.`,
      hint: 'Give a redirect that may change the status 302.',
    },
    ...listEncodedLimits(name, input),
    ...listQueryLimits(name, input.redirects),
    ...listPlaceholderLimits(name, input.redirects, (from) => hasPlaceholder(from) || from.includes('%2A')),
    ...listTargetLimits(name, input.redirects),
    {
      name: 'script-charset',
      message: `${name} sends JavaScript and XML without a charset: browsers read scripts in the one of the page, which is UTF-8, and XML as UTF-8.`,
    },
    ...(withEnding
      ? [
          {
            name: 'page-endings',
            message: `${name} redirects ${withEnding} to ${withEnding.replace(/\.html$/, '')} with ${slashStatus}: visitors see the page there.`,
          },
        ]
      : []),
    ...(failure
      ? [
          {
            name: 'failure-pages',
            message: `${name} has no setting for ${failure}: if it refuses a request or fails, visitors get its own page.`,
          },
        ]
      : []),
  ];
}
