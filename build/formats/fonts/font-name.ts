/**
 * Returns a font in SFNT form (TrueType, OpenType) with another family name and no other change, for programs that find
 * fonts by name.
 */
export function renameFont(font: Uint8Array, family: string): Uint8Array {
  const names = nameTable(family);
  const start = Math.ceil(font.length / 4) * 4;
  const renamed = new Uint8Array(start + Math.ceil(names.length / 4) * 4);
  renamed.set(font);
  renamed.set(names, start);
  const view = new DataView(renamed.buffer);
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    if (view.getUint32(entry) !== nameTag) continue;
    view.setUint32(entry + 4, checksum(view, start));
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, names.length);
  }
  return renamed;
}

/** The tag `name` in the table directory. */
const nameTag = 0x6e616d65;

/** Returns a `name` table with family, subfamily, full name and PostScript name, for Windows in English. */
function nameTable(family: string): Uint8Array {
  const records: [id: number, text: string][] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const stringStart = 6 + records.length * 12;
  const length = stringStart + records.reduce((sum, [, text]) => sum + text.length * 2, 0);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint16(2, records.length);
  view.setUint16(4, stringStart);
  let offset = 0;
  records.forEach(([id, text], index) => {
    const record = 6 + index * 12;
    [3, 1, 0x409, id, text.length * 2, offset].forEach((value, field) => {
      view.setUint16(record + field * 2, value);
    });
    for (let letter = 0; letter < text.length; letter++) {
      view.setUint16(stringStart + offset + letter * 2, text.charCodeAt(letter));
    }
    offset += text.length * 2;
  });
  return new Uint8Array(view.buffer);
}

/** Returns the checksum of a table: the sum of its 32-bit words. */
function checksum(view: DataView, start: number): number {
  let sum = 0;
  for (let offset = start; offset < view.byteLength; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}
