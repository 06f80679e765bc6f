/** @import { WeighedPage } from '../weights/weigh.mjs' */

/** The parts of a page that are compared, as `weigh.mjs` names them. */
const parts = /** @type {const} */ (['html', 'css', 'script', 'all']);

/** @typedef {{ before: number, after: number }} Weight bytes, as they are sent (brotli) */
/** @typedef {{ type: string, pages: number } & Record<typeof parts[number], Weight>} TypeWeights medians over the pages of a type */
/** @typedef {{ url: string, before: number, after: number }} Growth all bytes of a first view */

/**
 * What first views weigh, before and after.
 * @typedef {object} WeightChanges
 * @property {TypeWeights[]} types
 * @property {Growth[]} growth the pages that grew most, at most five
 * @property {{ url: string, over: string[] }[]} over pages that are over a budget now, and were not
 */

/**
 * Compares the weights of two built sites' pages.
 * @param {WeighedPage[]} before
 * @param {WeighedPage[]} after
 * @returns {WeightChanges}
 */
export function weighChanges(before, after) {
  const known = new Map(before.map((page) => [page.url, page]));
  const types = [...new Set(after.map(({ type }) => type))].sort();
  return {
    types: types.map((type) => {
      const [old, now] = [before, after].map((pages) => pages.filter((page) => page.type === type));
      const weights = parts.map((part) => [part, { before: median(old, part), after: median(now, part) }]);
      return { type, pages: now?.length ?? 0, ...Object.fromEntries(weights) };
    }),
    growth: after
      .flatMap(({ url, weights }) => {
        const old = known.get(url)?.weights.all ?? weights.all;
        return weights.all > old ? [{ url, before: old, after: weights.all }] : [];
      })
      .sort((a, b) => b.after - b.before - (a.after - a.before) || (a.url < b.url ? -1 : 1))
      .slice(0, 5),
    over: after
      .map(({ url, over }) => ({ url, over: over.filter((part) => !known.get(url)?.over.includes(part)) }))
      .filter(({ over }) => over.length > 0)
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
  };
}

/**
 * @param {WeighedPage[] | undefined} pages
 * @param {typeof parts[number]} part
 */
function median(pages, part) {
  const sizes = (pages ?? []).map(({ weights }) => weights[part]).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
