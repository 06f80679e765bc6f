import { editDistance } from '../../model/diagnostics/suggest.ts';

/**
 * Returns whether two texts differ only in case, spaces, punctuation or the spelling of a few words; never in a number.
 */
export function isTypo(before: string, after: string): boolean {
  if (numbersOf(before) !== numbersOf(after) || targetsOf(before) !== targetsOf(after)) return false;
  if (lettersOf(before) === lettersOf(after)) return true;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length !== now.length) return false;
  const changed = old.map((word, index) => [word, now[index] ?? ''] as const).filter(([a, b]) => a !== b);
  return changed.length <= 4 && changed.every(([a, b]) => isMisspelling(a, b));
}

function numbersOf(text: string): string {
  return (text.match(/[-+<>]?\d+(?:[.,:/]\d+)*\s?[%€$]?/g) ?? []).join(' ');
}

function targetsOf(text: string): string {
  return (text.match(/\]\([^()]*\)|\{\{[^{}]*\}\}/g) ?? []).join(' ');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

/** Returns whether two words differ as by a slip. A short word with another letter is another word: now and not. */
function isMisspelling(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const limit = longest < 8 ? 1 : 2;
  if (longest <= 4) return sorted(a) === sorted(b);
  return editDistance(a, b, limit + 1) <= limit;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
