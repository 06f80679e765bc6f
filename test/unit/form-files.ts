/** Small files for the tests of the forms. */

/** A PDF with an addition to its trailer. */
export function pdf(trailer = ''): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`,
  );
}

/** A zip of empty files, named as in a Word document by default. */
export function docx(more: string[] = [], names = ['word/document.xml']): Uint8Array<ArrayBuffer> {
  const files = ['[Content_Types].xml', ...names, ...more].map((name) => new TextEncoder().encode(name));
  const local = files.flatMap((name) => [0x50, 0x4b, 3, 4, ...zeros(22), ...uint16(name.length), 0, 0, ...name]);
  const directory = files.flatMap((name) => [
    0x50,
    0x4b,
    1,
    2,
    ...zeros(24),
    ...uint16(name.length),
    ...zeros(16),
    ...name,
  ]);
  const end = [
    ...[0x50, 0x4b, 5, 6, 0, 0, 0, 0],
    ...[...uint16(files.length), ...uint16(files.length)],
    ...[...uint16(directory.length), 0, 0, ...uint16(local.length), 0, 0, 0, 0],
  ];
  return new Uint8Array([...local, ...directory, ...end]);
}

function uint16(value: number): number[] {
  return [value & 0xff, value >> 8];
}

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}
