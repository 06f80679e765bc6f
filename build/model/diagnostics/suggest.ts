/** Returns the candidate closest to a mistyped word, or `undefined` if none is close enough. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  // The allowed distance depends on the last part of a path, because entries of a folder share the rest.
  const last = wanted.replace(/\/$/, '').split('/').at(-1) ?? '';
  let bestDistance = Math.max(1, Math.floor(last.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns a did-you-mean hint, or `undefined`. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = findClosest(word, candidates);
  return found === undefined ? undefined : `Did you mean "${found}"?`;
}

/** Sorts words by how much of their beginning they share with one, then by the alphabet. */
export function sortByBeginning(word: string, candidates: Iterable<string>): string[] {
  const shared = (candidate: string) => {
    let length = 0;
    while (length < word.length && candidate[length] === word[length]) length++;
    return length;
  };
  return [...candidates].sort((a, b) => shared(b) - shared(a) || (a < b ? -1 : 1));
}

/** The maximum length of words to compare: nobody mistypes longer ones, and the time is the product of both lengths. */
const longestWord = 200;

/** Counts the edits between two words, at most `limit`. Optimal string alignment: a swap of neighbors is one edit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (a.length > longestWord || b.length > longestWord) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit;
}
