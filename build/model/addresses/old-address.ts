/**
 * An address that may be redirected: any that a browser can request. Requests spell it in several ways, which are one
 * address: escaped or not, composed (NFC) or decomposed (NFD), with `//` or `%2F` in place of a slash.
 */
interface OldAddress {
  /**
   * Readable and composed: `/fr/été/`. Escapes stay where a character has another meaning or none: `%2F`, `%3F`, `%25`, `%7B`.
   * A pattern ends in `*`.
   */
  path: string;
  /** The parameters that a request must have among others, decoded; a rule without any is for every query. */
  query: readonly Parameter[];
}

/** A parameter of a query; without `=` its value is empty. */
export type Parameter = readonly [name: string, value: string];

/** Parses an address as it is written in content or in a request. */
export function parseOldAddress(written: string): OldAddress {
  const mark = written.indexOf('?');
  if (mark === -1) return { path: toReadablePath(written), query: [] };
  return { path: toReadablePath(written.slice(0, mark)), query: parseQuery(written.slice(mark + 1)) };
}

/** Formats an address in the one way in which rules are compared. */
export function formatOldAddress({ path, query }: OldAddress): string {
  const format = (text: string) => text.replace(/[%&=+#\s]/g, encodeURIComponent);
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

/** Decodes a path, except what would then have another meaning, or is no UTF-8. */
function decodePath(path: string): string {
  if (!/[^\w.~/-]/.test(path)) return path;
  const decode = (escapes: string) => {
    const decoded = decodeOrKeep(escapes);
    return decoded === escapes ? escapes.toUpperCase() : decoded.replace(keptEscapes, escapeCharacter);
  };
  return path
    .replaceAll('\\', '/')
    .replace(/[{}]/g, escapeCharacter)
    .replace(/(?:%[0-9a-f]{2})+/gi, decode);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: A path with them is written with their escapes.
const keptEscapes = /[\0-\x1f\x7f%/?#*\\{}]/g;

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
  decodeOrKeep(text.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'));

/** Returns how requests may spell a path, decoded. */
export function listDecodedPaths(path: string): string[] {
  return listSpellings(path).map(decodeURIComponent).filter(isFirst);
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
