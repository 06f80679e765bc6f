import { budgets } from './weigh.mjs';

/** @import { WeighedPage, Weights } from './weigh.mjs' */

/**
 * Writes a table of pages, the first ones given and all that are over their budget.
 * @param {WeighedPage[]} pages
 * @param {number} count
 */
export function formatWeights(pages, count) {
  const shown = pages.filter(({ over }, index) => index < count || over.length > 0);
  const columns = /** @type {(keyof Weights)[]} */ (Object.keys(budgets.text));
  const row = (/** @type {Weights} */ found) => columns.map((column) => String(found[column]));
  const rows = [
    ['', ...columns, ''],
    ...Object.entries(budgets).map(([name, budget]) => [`budget: ${name}`, ...row(budget), '']),
    ...shown.map(({ url, budget, weights: found, over }) => [
      `${url} (${budget})`,
      ...row(found),
      over.length > 0 ? `over: ${over.join(', ')}` : '',
    ]),
  ];
  return formatTable(rows);
}

/**
 * Writes a table of the script of each type of page: what loads with the page, and with what it has once that is reached.
 * @param {WeighedPage[]} pages
 */
export function formatScripts(pages) {
  /** @type {Map<string, WeighedPage>} */
  const heaviest = new Map();
  for (const page of pages) {
    const key = [page.type, ...page.uses].join();
    const before = heaviest.get(key);
    if (!before || before.weights.reached < page.weights.reached) heaviest.set(key, page);
  }
  const { script, reached } = budgets.text;
  const rows = [...heaviest.values()]
    .sort((a, b) => (a.type < b.type ? -1 : 1) || a.uses.length - b.uses.length)
    .map(({ type, uses, weights: found, url }) => {
      const over = found.script > script || found.reached > reached ? 'over' : '';
      return [type, String(found.script), String(found.reached), uses.join(', '), url, over];
    });
  return formatTable([
    ['type of page', 'script', 'reached', 'what is reached', 'for example', ''],
    ['limit', String(script), String(reached), '', '', ''],
    ...rows,
  ]);
}

/** @param {string[][]} rows */
function formatTable(rows) {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0))) ?? [];
  const pad = (/** @type {string} */ cell, /** @type {number} */ index) => {
    const isNumber = rows.slice(1).every((cells) => /^\d*$/.test(cells[index] ?? ''));
    return isNumber ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0);
  };
  return `${rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n')}\n`;
}
