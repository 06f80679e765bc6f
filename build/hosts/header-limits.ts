import type { HostInput, HostLimit } from './host.ts';

/** Lists what hosts never do that send no header of a site. */
export function listHeaderLimits(name: string, { rules }: HostInput): HostLimit[] {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([header]) => header)))];
  if (names.length === 0) return [];
  return [
    {
      name: 'headers',
      message: `${name} sends no headers of the site: visitors do without ${names.join(', ')}.`,
      hint: 'A page can have the policy in <meta http-equiv="Content-Security-Policy">, but not its frame-ancestors, and the referrer policy in <meta name="referrer">; build/authoring/document.tsx would have to write them. For the others a proxy is needed that adds headers.',
    },
  ];
}
