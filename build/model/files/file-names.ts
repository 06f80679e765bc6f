import { codePoint } from '../code-point.ts';

/**
 * Characters that would break a line of a report, change its direction, or represent bytes that are not UTF-8. A name has
 * no isolates, which texts may have: it would look like another one.
 */
const unusable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Says why a file or folder cannot have a name. Returns `undefined` if it can. */
export function findNameFault(name: string): string | undefined {
  const [character] = unusable.exec(name) ?? [];
  if (character === undefined) return undefined;
  if (character === '\ufffd') return 'has a name that is not UTF-8 text';
  return `has a name with an invisible character (${codePoint(character)})`;
}

/** Returns a name as a report can show it: `a\u{A}b` for a name with a line break. */
export function escapeName(name: string): string {
  return name.replace(new RegExp(unusable, 'gu'), (character) =>
    character === '\ufffd' ? character : `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`,
  );
}
