/**
 * Says how a template links to an entry: it asks for the address, because it publishes what it writes.
 * @param rest the query and the fragment
 */
export function hintToAskForAddress(ref: string, rest: string): string {
  const href = rest.startsWith('?') ? `\`\${page.href('${ref}')}${rest}\`` : `page.href('${ref}${rest}')`;
  return `Write href={${href}}, which is its address in each language; page is what usePage() returns.`;
}
