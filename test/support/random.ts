/** A source of random values that gives the same ones again for the same seed. */
export interface Random {
  /** A number from 0 to below 1. */
  number: () => number;
  pick: <T>(list: readonly T[]) => T;
  /** A text of 0 to 40 pieces: words, spaces, line breaks, signs that formats give a meaning, characters of any plane. */
  text: () => string;
}

const pieces = [
  ...['a', 'word', 'Été', '日本', '😀', 'e\u0301', '0', '42', '-1.5e3', 'true', 'null', '~', '2027-01-15'],
  ...[' ', '  ', '\t', '\n', '\n\n', '\r\n', '\u00a0', '\u200b', '\u2028', '\ufeff'],
  ...['"', "'", '`', '\\', '&', '<', '>', '#', '%', '@', '!', '|', '*', '_', '-', ':', ';', ',', '=', '/', '?'],
  ...['(', ')', '[', ']', '{', '}', '{{', '}}', '&amp;', '&#106;', '\\n', ': ', '- ', ' #', '---', '...'],
];

/** Makes a source of random values (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(number() * list.length)];
    if (item === undefined) throw new Error('The list to pick from is empty.');
    return item;
  };
  const text = (): string => Array.from({ length: Math.floor(number() ** 2 * 41) }, () => pick(pieces)).join('');
  return { number, pick, text };
}
