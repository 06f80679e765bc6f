/** A part of an address, as a regular expression: lower-case letters, digits and single hyphens. */
export const slugPattern = '^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$';

const longest = 80;

/** Returns whether a text is written as ids are: lower-case letters, digits and single hyphens. */
export function isId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Returns whether a text can be a part of an address: an id of at most 80 characters. */
export function isSlug(text: string): boolean {
  return isId(text) && text.length <= longest;
}

/** Makes a slug of a title: accents folded, words joined by single hyphens, cut after a word where it is too long. */
export function slugify(title: string): string {
  const slug = idOfWords(title);
  if (slug.length <= longest) return slug;
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}

/** Makes an id of words in letters a–z and digits, however long; empty if nothing is left of them. */
export function idOfWords(words: string): string {
  return joinWords(anchorOfWords(words), /[^a-z0-9]+/g);
}

/**
 * Makes the id of a heading of its words: letters of any script and digits, Latin ones without their accents. It is the
 * same however accents are stored, and with invisible characters such as soft hyphens.
 */
export function anchorOfWords(words: string): string {
  return joinWords(foldAccents(words.toLowerCase()).replace(/\p{Cf}+/gu, ''), /[^\p{L}\p{M}\p{Nd}]+/gu);
}

function joinWords(text: string, others: RegExp): string {
  return text.replace(others, '-').replace(/^-|-$/g, '');
}

const ligatures: Record<string, string> = { ı: 'i', œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', þ: 'th' };

/** Writes Latin letters of a lower-case text without their accents, and ligatures as the letters that they join. */
function foldAccents(text: string): string {
  return text
    .replace(/[ıœæøßłđþ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
}
