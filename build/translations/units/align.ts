/** Longer lists are not compared each with each, which would take minutes: no text of a site has so many parts. */
export const mostPairs = 250_000;

/**
 * Pairs items of two lists in order, so that the sum of their likenesses is the highest; others stay alone. Pairs of
 * likeness 0 are never made. Of two equal pairs, the one at the same position is made.
 */
export function align<T>(as: readonly T[], bs: readonly T[], likeness: (a: T, b: T) => number): [T, T][] {
  if (as.length * bs.length > mostPairs) return as.slice(0, bs.length).map((a, index) => [a, bs[index] as T]);
  const width = bs.length + 1;
  const scores = new Float64Array((as.length + 1) * width);
  const likes = as.map((a, i) =>
    bs.map((b, j) => {
      const like = likeness(a, b);
      return like > 0 ? like + 1 - Math.abs(i / as.length - j / bs.length) : 0;
    }),
  );
  for (let i = 1; i <= as.length; i++) {
    for (let j = 1; j <= bs.length; j++) {
      const like = likes[i - 1]?.[j - 1] ?? 0;
      scores[i * width + j] = Math.max(
        scores[(i - 1) * width + j] ?? 0,
        scores[i * width + j - 1] ?? 0,
        like > 0 ? (scores[(i - 1) * width + j - 1] ?? 0) + like : 0,
      );
    }
  }
  const pairs: [T, T][] = [];
  let i = as.length;
  let j = bs.length;
  while (i > 0 && j > 0) {
    const here = scores[i * width + j] ?? 0;
    if (here === scores[(i - 1) * width + j]) i -= 1;
    else if (here === scores[i * width + j - 1]) j -= 1;
    else {
      const a = as[i - 1];
      const b = bs[j - 1];
      if (a !== undefined && b !== undefined) pairs.push([a, b]);
      i -= 1;
      j -= 1;
    }
  }
  return pairs.reverse();
}
