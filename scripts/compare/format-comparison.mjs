/** @import { Change, Comparison, NamedPage } from './compare-sites.mjs' */

/** @typedef {{ diagnostics: { code: string, severity: string, file: string, line: number, message: string }[], nextChange?: { date: string, entries: { ref: string, what: string }[] } }} Report */

/** Longer lists are cut: a summary is read by people. */
const most = 25;
const widest = 160;
/** How much is shown on both sides of a difference in a longer text. */
const around = 40;

/**
 * Writes a comparison as a Markdown summary for a pull request.
 * @param {Comparison} comparison
 * @param {Report | undefined} report the JSON report of the build, where there is one
 */
export function formatComparison(comparison, report) {
  const { added, changed, redirected, removed, unchanged, frame, redirects, files, weights } = comparison;
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    `${redirected.length} redirected`,
    `${removed.length} removed`,
    `${unchanged} as they were`,
  ];
  return [
    `## What changes on the site\n\nPages: ${counts.join(', ')}.`,
    section('Added', added, ({ url, title }) => `- ${code(url)} ${plain(title)}`),
    section('Changed', changed, ({ url, title, changes }) =>
      [`- ${code(url)} ${plain(title)}`, ...cut(changes, 6, showChange)].join('\n'),
    ),
    section('Redirected', redirected, ({ url, title, to }) => `- ${code(url)} → ${code(to)} ${plain(title)}`),
    section('Removed: these addresses answer 404', removed, ({ url, title }) => `- **${code(url)}** ${plain(title)}`),
    section('Header and footer', frame, (change) =>
      [`- on ${change.pages} ${change.pages === 1 ? 'page' : 'pages'}`, showChange(change)].join('\n'),
    ),
    section(
      'Other redirects',
      [
        ...redirects.added.map((rule) => ({ ...rule, what: 'added' })),
        ...redirects.removed.map((rule) => ({ ...rule, what: 'removed' })),
      ],
      ({ from, to, what }) => `- ${what}: ${code(from)} → ${code(to)}`,
    ),
    section(
      'Documents and calendars',
      /** @type {const} */ (['added', 'changed', 'removed']).flatMap((what) =>
        files[what].map((path) => ({ what, path })),
      ),
      ({ what, path }) => `- ${what}: ${code(path)}`,
    ),
    formatReport(report),
    formatWeights(weights),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/**
 * @template T
 * @param {string} title
 * @param {readonly T[]} items
 * @param {(item: T) => string} show
 */
function section(title, items, show) {
  return items.length === 0 ? '' : `### ${title}\n\n${cut(items, most, show).join('\n')}`;
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T) => string} show
 */
function cut(items, limit, show) {
  const shown = items.slice(0, limit).map(show);
  const indent = /^ */.exec(shown[0] ?? '')?.[0] ?? '';
  return items.length > limit ? [...shown, `${indent}- … and ${items.length - limit} more`] : shown;
}

/** @param {Change} change */
function showChange({ what, before, after }) {
  const [old, now] = shorten(before, after);
  if (before === '') return `  - ${what}: added “${plain(now)}”`;
  if (after === '') return `  - ${what}: taken out “${plain(old)}”`;
  return `  - ${what}: “${plain(old)}” → “${plain(now)}”`;
}

/**
 * Cuts two long texts to where they differ.
 * @param {string} before
 * @param {string} after
 * @returns {[string, string]}
 */
function shorten(before, after) {
  const longest = Math.max(before.length, after.length);
  if (longest <= widest) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - same && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (/** @type {string} */ text) => {
    const start = same > around ? text.indexOf(' ', same - around) + 1 : 0;
    const stop = Math.min(text.length - Math.max(0, end - around), start + widest);
    return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
  };
  return [part(before), part(after)];
}

/** @param {Report | undefined} report */
function formatReport(report) {
  if (!report) return '';
  const { diagnostics, nextChange } = report;
  const of = (/** @type {string} */ severity) => {
    const count = diagnostics.filter((found) => found.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  };
  const due = nextChange
    ? `\n\nThe next change falls due on ${nextChange.date}: ${nextChange.entries.map(({ ref, what }) => `${ref} ${what}`).join('; ')}.`
    : '';
  const list = cut(
    diagnostics,
    most,
    ({ code: name, severity, file, line, message }) =>
      `- ${severity} ${code(`${file}:${line}`)} ${plain(message)} ${code(name)}`,
  );
  return `### Problems\n\n${of('error')}, ${of('warning')}.${list.length > 0 ? `\n\n${list.join('\n')}` : ''}${due}`;
}

/** @param {Comparison['weights']} weights */
function formatWeights({ types, growth, over }) {
  const cell = (/** @type {{ before: number, after: number }} */ { before, after }) => {
    const [old, now] = [kilobytes(before), kilobytes(after)];
    return old === now ? now : `${old} → ${now}`;
  };
  const rows = types.map(
    (row) =>
      `| ${row.type} | ${row.pages} | ${cell(row.html)} | ${cell(row.css)} | ${cell(row.script)} | ${cell(row.all)} |`,
  );
  const grown = section(
    'Grown most',
    growth,
    ({ url, before, after }) => `- ${code(url)} +${after - before} bytes (${kilobytes(before)} → ${kilobytes(after)})`,
  );
  const heavy = section('Over the budget now', over, (page) => `- **${code(page.url)}** ${page.over.join(', ')}`);
  return [
    '### Weights\n\nA first view in kB as it is sent (brotli), the median of each type of page.\n\n| type | pages | HTML | CSS | script | all |\n|---|--:|--:|--:|--:|--:|',
    rows.join('\n'),
  ]
    .join('\n')
    .concat(...[grown, heavy].map((part) => (part === '' ? '' : `\n\n${part}`)));
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** @param {string} text */
const code = (text) => `\`${text.replaceAll('`', '')}\``;

/** @param {string} text */
const plain = (text) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
