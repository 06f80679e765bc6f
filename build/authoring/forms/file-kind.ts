/** What a file is by its bytes; `locked` is a PDF or a document that a password protects. */
export type FileKind = 'pdf' | 'docx' | 'locked' | 'empty' | 'unknown';

/** Reads what a file is: its name is not asked. A document with macros is `unknown`. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, '%PDF-') || startsWith(bytes, `${byteOrderMark}%PDF-`))
    return isEncryptedPdf(bytes) ? 'locked' : 'pdf';
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) return isEncryptedOffice(bytes) ? 'locked' : 'unknown';
  if (startsWith(bytes, 'PK\x03\x04')) return isWordDocument(bytes) ? 'docx' : 'unknown';
  return 'unknown';
}

/** Returns one character a byte, so that bytes can be searched as text. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return [...signature].every((character, index) => bytes[index] === character.charCodeAt(0));
}

const byteOrderMark = '\xef\xbb\xbf';

/**
 * Returns whether a PDF is encrypted. Such a PDF names its encryption dictionary in the trailer or in the dictionary of a
 * cross-reference stream, which are never compressed themselves. The same words in a text or in a stream mean nothing.
 */
function isEncryptedPdf(bytes: Uint8Array): boolean {
  return latin1(bytes)
    .split('endobj')
    .map((part) => part.split(/\bstream\r?\n/, 1)[0] ?? '')
    .some((part) => /\btrailer\b|\/XRef\b/.test(part) && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(part));
}

/** Returns whether a document has a password: it is an old-style container with a stream named EncryptedPackage, in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return latin1(bytes).includes([...'EncryptedPackage'].join('\0'));
}

function isWordDocument(bytes: Uint8Array): boolean {
  const names = zipNames(bytes).map((name) => name.toLowerCase());
  return (
    names.includes('[content_types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => name.endsWith('vbaproject.bin'))
  );
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/** Reads the names in a zip's central directory; none where the directory is broken. */
function zipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return [];
  const names: string[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (offset + entryLength > end || view.getUint32(offset, true) !== directoryEntry) return [];
    const nameLength = view.getUint16(offset + 28, true);
    const next =
      offset + entryLength + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    if (next > end) return [];
    names.push(latin1(bytes.subarray(offset + entryLength, offset + entryLength + nameLength)));
    offset = next;
  }
  return names;
}

/** Finds the end record, which is last, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let offset = view.byteLength - endLength; offset >= lowest; offset--) {
    if (view.getUint32(offset, true) === endOfDirectory) return offset;
  }
  return undefined;
}
