/** Returns the code of a character, as Unicode writes it: `U+00A0`. */
export function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
