/** A font of one weight and style with the characters of a script, in TrueType form. */
export interface Typeface {
  /** The family that it is a part of, as pages name it. */
  family: string;
  /** The name of the font itself: that of the family for Latin letters, others have more: `Hanken Grotesk Ext`. */
  name: string;
  weight: 400 | 600;
  style: 'normal' | 'italic';
  data: Uint8Array;
}

/** Lists the names of fonts in the order in which they set a text: those of its family, then all others. */
export function fontNamesFor(family: string, typefaces: readonly Pick<Typeface, 'family' | 'name'>[]): string[] {
  const isOwn = (face: Pick<Typeface, 'family'>) => face.family === family;
  const sorted = [...typefaces.filter(isOwn), ...typefaces.filter((face) => !isOwn(face))];
  return [...new Set(sorted.map(({ name }) => name))];
}
