/** Pixels in a unit. */
export const pixelsOf: Readonly<Record<string, number>> = {
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
  em: 16,
  rem: 16,
};

/** Finds a length in a unit that librsvg does not know. */
export const unitless = /^\s*[-+]?[\d.]+(?:e[-+]?\d+)?(?!px|p[tc]|[cm]m|in|e[mx]|deg|g?rad|m?s)[a-z]+\s*$/i;
const ofLetters = /^(?:lh|cap|ic|ch)$/i;

/** Returns a length in a unit that librsvg knows, and no less. */
export function pixelsIn(length: string): string {
  const [, number, unit = ''] = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)([a-z]*)/i.exec(length) ?? [];
  return ofLetters.test(unit) ? `${Number(number) * 2}em` : `${Number(number) * 20}px`;
}
