/** Completes an address that lacks its beginning: `www.example.com`, `info@example.com`, `http://example.com`. */
export function absoluteUrl(target: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  const [host = ''] = /^[\w-]+(?:\.[\w-]+)+(?=[/?#]\S*$|$)/.exec(target) ?? [];
  if (/^www\.|\.(?:com|org|net|dev|app|info|cloud|example|(?!md|js|ts)[a-z]{2})(?![\w-])/i.test(host))
    return `https://${target}`;
  if (/^http:\/\/\S+$/.test(target)) return target.replace('http:', 'https:');
  return undefined;
}
