import type { HostInput, HostLimit } from './host.ts';

/** Lists the limits of hosts that do not send the headers of a site. */
export function listHeaderLimits(name: string, { rules }: HostInput): HostLimit[] {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([header]) => header)))];
  if (names.length === 0) return [];
  return [
    {
      name: 'headers',
      message: `${name} sends no headers of the site: visitors do without ${names.join(', ')}.`,
      hint: '<meta http-equiv="Content-Security-Policy"> can have the policy without frame-ancestors, <meta name="referrer"> the referrer policy: write both in build/authoring/server/document.tsx. The other headers need a proxy that adds them.',
    },
  ];
}

/** Lists the limits of hosts that choose the headers of a file by its address, and send none with redirects. */
export function listFileHeaderLimits(name: string, { rules }: HostInput): HostLimit[] {
  if (rules.length === 0) return [];
  const narrower = rules
    .filter(({ pattern, headers }) => pattern !== '/*' && headers.some(([header]) => header === 'Cache-Control'))
    .map(({ pattern }) => pattern);
  return [
    {
      name: 'redirect-headers',
      message: `${name} sends redirects without the headers of the site: visitors get them with the page that follows.`,
    },
    ...(narrower.length > 0
      ? [
          {
            name: 'missing-lifetime',
            message: `${name} sends the headers of ${narrower.join(', ')} also with missing addresses below them: browsers may keep that such a file is missing.`,
          },
        ]
      : []),
  ];
}
