/** Lists the characters that a font in SFNT form (TrueType, OpenType) has glyphs for, by its `cmap` table. */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const characters = new Set<number>();
  if (cmap === undefined) return characters;
  const encodings = view.getUint16(cmap + 2);
  for (let index = 0; index < encodings; index++) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, characters);
    if (format === 12) addGroups(view, subtable, characters);
  }
  return characters;
}

function tableOffset(view: DataView, tag: string): number | undefined {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(entry + letter)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  return undefined;
}

/** Reads format 4: segments of the basic plane. */
function addSegments(view: DataView, subtable: number, characters: Set<number>): void {
  const segments = view.getUint16(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + 2 + segments * 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = view.getUint16(ends + segment * 2);
    const start = view.getUint16(starts + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const range = ranges + segment * 2;
    const offset = view.getUint16(range);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const glyph =
        offset === 0 ? (character + delta) & 0xffff : view.getUint16(range + offset + (character - start) * 2);
      if (glyph !== 0) characters.add(character);
    }
  }
}

/** Reads format 12: groups of all planes. */
function addGroups(view: DataView, subtable: number, characters: Set<number>): void {
  const groups = view.getUint32(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const entry = subtable + 16 + group * 12;
    const end = view.getUint32(entry + 4);
    for (let character = view.getUint32(entry); character <= end; character++) characters.add(character);
  }
}
