/** Returns whether a text without spaces looks like the address of a link. */
export function isAddress(text: string): boolean {
  return /^([a-z0-9-]+\/[\w/#-]+|\/\S*|#\S+|https?:\S+|mailto:\S+|tel:\S+|www\.\S+)$/.test(text);
}
