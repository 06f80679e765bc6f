import type { HostInput, HostLimit } from './host.ts';

/** Lists the limits of hosts that compare the addresses of redirects as they are written in a request. */
export function listEncodedLimits(name: string, { redirects }: HostInput): HostLimit[] {
  const examples = redirects.filter(({ from, isShortcut }) => !isShortcut && /^\/[\w.~/-]*[a-z]/.test(from));
  const [first = redirects[0]] = [...examples.filter(({ from }) => !/[?*]/.test(from)), ...examples];
  if (!first) return [];
  const escaped = first.from.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const message = `${name} compares old addresses as they are written in a request: to one with an escape in place of a letter, such as ${escaped}, visitors get the page for missing addresses.`;
  return [{ name: 'encoded-redirects', message }];
}
