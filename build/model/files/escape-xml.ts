const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML 1.0 and HTML, between tags and in quoted attributes. Replaces control characters and lone
 * surrogates, which XML cannot contain.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => names[character] ?? character)
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}
