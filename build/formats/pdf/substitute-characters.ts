/** Replaces spaces and hyphens that the fonts lack with the nearest ones. */
export function substituteCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2000-\u200a]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-');
}
