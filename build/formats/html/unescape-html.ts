const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Reads the character references that renderers write: by name, in decimal or in hexadecimal. */
export function unescapeHtml(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(amp|quot|apos|lt|gt));/gi, (_, hex, decimal, name) =>
    name ? (named[name] ?? name) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
