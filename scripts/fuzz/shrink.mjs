/** More attempts take longer than they save a reader. */
const mostAttempts = 2000;

/**
 * Makes an input smaller as long as it fails: takes out parts, large ones first.
 * @param {string} input
 * @param {(input: string) => Promise<boolean>} fails
 * @returns {Promise<string>}
 */
export async function shrink(input, fails) {
  let smallest = [...input];
  let attempts = 0;
  for (let size = Math.ceil(smallest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < smallest.length && attempts < mostAttempts; attempts++) {
      const smaller = [...smallest.slice(0, start), ...smallest.slice(start + size)];
      if (await fails(smaller.join(''))) smallest = smaller;
      else start += size;
    }
  }
  return smallest.join('');
}
