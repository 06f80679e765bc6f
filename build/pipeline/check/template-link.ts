/**
 * Says how a template links to an entry: by `page.href`, because an address in a template is published unchanged.
 * @param rest the query and the fragment
 */
export function hintToAskForAddress(ref: string, rest: string): string {
  const href = rest.startsWith('?') ? `\`\${page.href('${ref}')}${rest}\`` : `page.href('${ref}${rest}')`;
  return `Write href={${href}}, which is its address in each language; page is what usePage() returns.`;
}
