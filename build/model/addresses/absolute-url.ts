/** Completes an address that lacks its beginning: `www.example.com`, `info@example.com`, `http://example.com`. */
export function absoluteUrl(target: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  if (
    /^(www\.[\w-]+|[\w-]+(\.[\w-]+)*\.(com|org|net|dev|app|info|cloud|example|(?!md|js|ts)[a-z]{2}))(\.[\w-]+)*([/?#]\S*)?$/i.test(
      target,
    )
  )
    return `https://${target}`;
  if (/^http:\/\/\S+$/.test(target)) return target.replace('http:', 'https:');
  return undefined;
}
