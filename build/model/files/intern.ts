/** Each text once: all pages of a site link to the same addresses. */
const texts = new Map<string, string>();

/**
 * Returns the one copy of a text that is kept. It may have been cut from a longer text: the engine lets a part refer to the
 * whole, so that the address of a link would keep the whole page in memory.
 */
export function intern(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy;
}
