import { oneSpace } from './words.ts';

/** Writes what changed between two texts, each cut to the words around the change and put in quotes. */
export function describeChange(before: string, after: string, around = 40): { before: string; after: string } {
  const [old, now] = [oneSpace(before), oneSpace(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const from = Math.max(0, wordStart(old, start) - around);
  const cut = (text: string): string => {
    const first = from === 0 ? 0 : wordStart(text, from);
    const stop = wordEnd(text, Math.min(text.length, text.length - end + around));
    const shown = text.slice(first, stop);
    const longest = 3 * around + 40;
    const kept = shown.length > longest ? `${shown.slice(0, longest).replace(/\s\S*$/, '')} …` : shown;
    return `“${first > 0 ? '… ' : ''}${kept}${stop < text.length && kept === shown ? ' …' : ''}”`;
  };
  return { before: cut(old), after: cut(now) };
}

/** Cuts a text that is too long for a message. */
export function shorten(text: string, longest = 120): string {
  const line = oneSpace(text);
  return `“${line.length > longest ? `${line.slice(0, longest).replace(/\s\S*$/, '')} …` : line}”`;
}

function wordStart(text: string, index: number): number {
  return text.lastIndexOf(' ', Math.max(0, index - 1)) + 1;
}

function wordEnd(text: string, index: number): number {
  const end = text.indexOf(' ', index);
  return end === -1 ? text.length : end;
}
