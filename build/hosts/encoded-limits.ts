import type { HostInput, HostLimit } from './host.ts';

/** Lists the limits of hosts that compare the addresses of redirects as they are written in a request. */
export function listEncodedLimits(name: string, { redirects }: HostInput): HostLimit[] {
  const [first] = redirects;
  if (!first) return [];
  const letter = /[a-z]/.exec(first.from)?.[0] ?? 'a';
  const escaped = first.from.replace(letter, `%${letter.charCodeAt(0).toString(16)}`);
  const message = `${name} compares old addresses as they are written in a request: to one with an escape in place of a letter, such as ${escaped}, visitors get the page for missing addresses.`;
  return [{ name: 'encoded-redirects', message }];
}
