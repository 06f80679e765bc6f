/** A source of random values that gives the same again for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  number: () => number;
  pick: <T>(list: readonly T[]) => T;
  /** Up to 12 letters, digits, slashes and marks that have a meaning somewhere. */
  text: () => string;
}

const letters = [...'abcxyz019-_./*#?%&<>"\'\\:{}[] \n\té😀'];

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
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return { number, pick, text: () => Array.from({ length: Math.floor(number() * 13) }, () => pick(letters)).join('') };
}
