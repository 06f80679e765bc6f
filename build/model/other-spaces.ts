import { codePoint } from './code-point.ts';
/** Characters that look like a space, or like nothing, and are read as neither. */
export const otherSpaces =
  '\\u00A0\\u00AD\\u1680\\u180E\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2064\\u2066-\\u2069\\u3000\\uFEFF';

const names: Record<string, string> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u2002': 'en space',
  '\u2003': 'em space',
  '\u2007': 'figure space',
  '\u2009': 'thin space',
  '\u200a': 'hair space',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u3000': 'ideographic space',
  '\ufeff': 'byte order mark',
};

/** Returns a character, or the name of one that cannot be seen. */
export function nameCharacter(character: string): string {
  return new RegExp(`^[${otherSpaces}]`).test(character) ? nameOtherSpace(character) : character;
}

/** Returns the name and the code of a character: `a no-break space (U+00A0)`. */
export function nameOtherSpace(character: string): string {
  const name = names[character] ?? 'space of another kind';
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} (${codePoint(character)})`;
}
