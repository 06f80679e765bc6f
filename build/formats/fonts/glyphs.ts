/** Lists the characters that a font in SFNT form (TrueType, OpenType) has glyphs for. */
export async function charactersOf(font: Uint8Array): Promise<Set<number>> {
  const { Blob, Face } = await import('harfbuzzjs');
  return new Set(new Face(new Blob(font), 0).collectUnicodes());
}
