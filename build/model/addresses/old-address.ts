/**
 * An address that may be redirected: any that a browser can request. Requests spell it in several ways, which are one
 * address: escaped or not, composed (NFC) or decomposed (NFD), with `//` or `%2F` in place of a slash.
 */
interface OldAddress {
  /**
   * Readable and composed: `/fr/été/`. Escapes stay where a character has another meaning or none: `%2F`, `%3F`, `%25`,
   * `%7B`, and bytes that are no UTF-8: `%E9` in an address of Latin-1, or of which the end was cut off.
   * A pattern ends in `*`.
   */
  path: string;
  /** The parameters that a request must have among others, decoded; a rule without any is for every query. */
  query: readonly Parameter[];
}

/** A parameter of a query; without `=` its value is empty. Bytes that are no UTF-8 are as in a decoded path. */
export type Parameter = readonly [name: string, value: string];

/** Parses an address as it is written in content or in a request. */
export function parseOldAddress(written: string): OldAddress {
  const mark = written.indexOf('?');
  if (mark === -1) return { path: toReadablePath(written), query: [] };
  return { path: toReadablePath(written.slice(0, mark)), query: parseQuery(written.slice(mark + 1)) };
}

/** Formats an address in the one way in which rules are compared. */
export function formatOldAddress({ path, query }: OldAddress): string {
  const format = (text: string) => text.replace(/[%&=+#\s]|[\udc80-\udcff]/gu, escapeBytes);
  return query.length === 0
    ? path
    : `${path}?${query.map(([name, value]) => `${format(name)}=${format(value)}`).join('&')}`;
}

/** Returns a path as addresses are compared: readable and composed, with one slash in place of several. */
export const toPathKey = (path: string): string => toRequestKey(path).normalize('NFC');

/** Returns the path of a request as servers compare it: the same, but composed or decomposed as it was. */
export function toRequestKey(path: string): string {
  if (!/[^\w.~/-]|\/\//.test(path)) return path;
  return mergeSlashes(decodePath(path)).replaceAll('*', '%2A');
}

/** Returns a key that is equal for addresses that are the same to servers. */
export function toAddressKey(from: string): string {
  const { path, query } = parseOldAddress(from);
  return formatOldAddress({ path: mergeSlashes(path), query: [...query].sort() });
}

const mergeSlashes = (path: string): string => path.replace(/%2F/g, '/').replace(/\/{2,}/g, '/');

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const toReadablePath = (path: string): string => decodePath(path).normalize('NFC');

/** The escapes of a character, or of a byte that belongs to none. */
const escapedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{2}/gi;

/** Decodes a path, except what would then have another meaning, or is no UTF-8. */
function decodePath(path: string): string {
  if (!/[^\w.~/-]/.test(path)) return path;
  const decode = (escapes: string) => {
    const decoded = decodeOrKeep(escapes);
    return decoded === escapes ? escapes.toUpperCase() : decoded.replace(keptEscapes, escapeCharacter);
  };
  return path.replaceAll('\\', '/').replace(/[{}]/g, escapeCharacter).replace(escapedCharacter, decode);
}

/** Decodes a spelling of a path. A byte that is no UTF-8 (`%E9`) becomes half a character (U+DCE9), which no text has. */
export function decodeSpelling(spelling: string): string {
  return decodeURIComponent(keepBytes(spelling));
}

const keepBytes = (escapes: string): string =>
  escapes.replace(/%([89a-f][\da-f])/gi, (_, byte) => String.fromCharCode(0xdc00 + Number.parseInt(byte, 16)));

/** Returns the bytes of a character of a decoded text. */
export function bytesOf(character: string): number[] {
  return isByte(character) ? [character.charCodeAt(0) & 0xff] : [...Buffer.from(character)];
}

/** Returns whether a decoded text has a byte that is no UTF-8. */
export const isByte = (text: string): boolean => /[\udc80-\udcff]/u.test(text);

/** Returns whether an address has bytes that are no UTF-8. */
export function hasBytes(address: string): boolean {
  const { path, query } = parseOldAddress(address);
  return /%[89A-F]/.test(path) || query.flat().some(isByte);
}

/** Escapes a character of a decoded text. */
export const escapeBytes = (character: string): string =>
  bytesOf(character)
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

// biome-ignore lint/suspicious/noControlCharactersInRegex: A path with them is written with their escapes.
const keptEscapes = /[\0-\x1f\x7f%/?#*\\{}]/g;

/** Escapes an ASCII character: `%3F`. */
export const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

function parseQuery(query: string): Parameter[] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', value = ''] = part.split(/=(.*)/s);
      return [decodeParameter(name), decodeParameter(value)];
    });
}

const decodeParameter = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(escapedCharacter, (escapes) => {
      const decoded = decodeOrKeep(escapes);
      return decoded === escapes ? keepBytes(escapes) : decoded;
    })
    .normalize('NFC');

/** Returns how requests may spell a path, decoded. */
export function listDecodedPaths(path: string): string[] {
  return listSpellings(path).map(decodeSpelling).filter(isFirst);
}

/**
 * Returns how requests may write a path: escaped as browsers do or wherever it can be, in upper or in lower case. For
 * hosts that compare what was written.
 */
export function listWrittenPaths(path: string): string[] {
  if (hasOneSpelling(path)) return [path];
  return listSpellings(path)
    .flatMap((spelling) => [
      spelling.replace(/[^\w.~!$&'()*+,;=:@/%[\]|-]/gu, encodeURIComponent),
      // As JavaScript's encodeURI does.
      spelling.replace(/[^\w.~!$&'()*+,;=:@/%-]/gu, encodeURIComponent),
      spelling.replace(/[^\w.~*/%-]/gu, (character) =>
        encodeURIComponent(character).replace(/[!'()]/g, escapeCharacter),
      ),
    ])
    .flatMap((written) => [written, written.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase())])
    .filter(isFirst);
}

/** Returns how requests may spell a path: composed and decomposed, with several slashes and with one. */
export function listSpellings(path: string): string[] {
  if (hasOneSpelling(path)) return [path];
  const merged = mergeSlashes(path);
  return [path, path.normalize('NFD'), merged, merged.normalize('NFD')].filter(isFirst);
}

const hasOneSpelling = (path: string): boolean => !/[^\w.~*/-]|\/\//.test(path);

const isFirst = (text: string, index: number, all: readonly string[]): boolean => all.indexOf(text) === index;

/**
 * Returns a path with its last slash and without it: hosts answer both in the same way. A file such as `/page.php` has
 * none.
 */
export function withAndWithoutSlash(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' || /\.\w+$/.test(path) ? [path] : [`${bare}/`, bare];
}
