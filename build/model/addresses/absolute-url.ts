/** Completes an address that lacks its beginning: `www.example.com`, `info@example.com`, `http://example.com`, `https//example.com`. */
export function absoluteUrl(target: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  const [host = ''] = /^[\w-]+(?:\.[\w-]+)+(?=[/?#]\S*$|$)/.exec(target) ?? [];
  if (/^www\.|\.(?:com|org|net|dev|app|info|cloud|example|(?!md|js|ts)[a-z]{2})(?![\w-])/i.test(host))
    return `https://${target}`;
  const [scheme] = /^(?:h?t{1,3}ps?[:：;]?[/／\\]{0,3}){1,2}(?=[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$)/i.exec(target) ?? [];
  return scheme && scheme.length > 4 ? target.replace(scheme, 'https://') : undefined;
}
