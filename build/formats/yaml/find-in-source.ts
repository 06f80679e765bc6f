/** What a character of a value may be written as, within quotes. */
const escapes: Readonly<Record<string, string>> = { '\u00a0': '\\_', '"': '\\"', '\\': '\\\\', "'": "''" };

const isSpace = (character: string | undefined): boolean => character !== undefined && ' \t\r\n'.includes(character);

/**
 * Finds a character of a value in the YAML that writes the value. YAML may fold and indent its lines, and escape its
 * quotes.
 * @param offset of the character in the value
 * @returns its offset in the source; -1 if the source does not write the value
 */
export function findInSource(source: string, value: string, offset = 0): number {
  const [word = ''] = value.trim().split(/[\s"'\\]/, 1);
  if (word === '') return -1;
  for (let at = source.indexOf(word); at !== -1; at = source.indexOf(word, at + 1)) {
    const found = follow(source, at, value, offset);
    if (found !== -1) return found;
  }
  return -1;
}

/** Follows a value in the source from a place on. Returns where its character is written; -1 if another text is there. */
function follow(source: string, from: number, value: string, offset: number): number {
  let at = from;
  let found = -1;
  for (let index = value.search(/\S|$/); index < value.length; index++) {
    const character = value[index] ?? '';
    if (isSpace(character)) continue;
    while (at > from && isSpace(source[at])) at++;
    if (found === -1 && index >= offset) found = at;
    const escaped = escapes[character];
    if (escaped !== undefined && source.startsWith(escaped, at)) at += escaped.length;
    else if (source[at] === character) at += 1;
    else return -1;
  }
  return found;
}
