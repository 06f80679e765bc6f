import { escapeXml } from '../../model/files/escape-xml.ts';
import { describeChange, shorten } from '../units/word-change.ts';
import type { Board, BoardRow, BoardText } from './board.ts';

/** Writes a board for a terminal: a line a language, then what is not current, with old and new words. */
export function formatBoard(board: Board, folder: string): string {
  return board.locales
    .map(({ locale, followed, counts }) => {
      const rows = board.rows.filter((row) => row.locale === locale);
      const total = Object.values(counts).reduce((all, count) => all + count, 0);
      const others = (['stale', 'unconfirmed', 'missing'] as const)
        .filter((state) => counts[state] > 0)
        .map((state) => `, ${number(counts[state])} ${state}`);
      const lines = [`${locale}: ${number(counts.current)} of ${number(total)} texts current${others.join('')}`];
      if (!followed)
        lines.push(`  Nothing has been confirmed yet: npm run translations -- confirm --all --locale ${locale}`);
      const open = rows.filter((row) => row.state !== 'current' && row.state !== 'elsewhere');
      // Where nothing is followed, each text would be listed as unconfirmed.
      for (const row of followed ? open : open.filter(({ state }) => state === 'missing'))
        lines.push(...linesOf(row, folder));
      const elsewhere = rows.filter(({ state }) => state === 'elsewhere').map(({ resource }) => resource);
      if (elsewhere.length > 0) lines.push(`  lead elsewhere on purpose: ${elsewhere.join(', ')}`);
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

function linesOf(row: BoardRow, folder: string): string[] {
  const whole = row.texts.length === 0 && row.state === 'missing';
  const counts = (['stale', 'unconfirmed', 'missing'] as const)
    .filter((state) => row.counts[state] > 0)
    .map((state) => `${row.counts[state]} ${state}`);
  return [
    `  ${row.resource}: ${whole ? 'missing' : counts.join(', ')}`,
    // Of a resource that was never confirmed, every text would be listed.
    ...row.texts
      .filter(({ state }) => state !== 'unconfirmed' || row.counts.current > 0)
      .map((text) => `    ${lineOf(text, folder)}`),
  ];
}

function lineOf(text: BoardText, folder: string): string {
  return `${folder}/${text.file}:${text.line}:${text.column}: ${text.name} ${describeState(text)}`;
}

function describeState({ state, before, after }: BoardText): string {
  if (after === undefined) return `is gone${before === undefined ? '' : `: ${shorten(before)}`}`;
  if (state === 'missing') return `is missing: ${shorten(after)}`;
  if (state === 'unconfirmed') return `is unconfirmed: ${shorten(after)}`;
  if (before === undefined) return `is new: ${shorten(after)}`;
  const change = describeChange(before, after);
  return `was ${change.before}, is ${change.after}`;
}

/** Writes a board as a page of its own, without script or other files. */
export function formatBoardPage(board: Board): string {
  const resources = [...new Set(board.rows.map(({ resource }) => resource))].sort();
  const rowOf = new Map(board.rows.map((row) => [`${row.resource} ${row.locale}`, row]));
  const heads = board.locales.map(({ locale, counts }) => {
    const total = Object.values(counts).reduce((all, count) => all + count, 0);
    return `<th scope="col" lang="en">${escapeXml(locale)}<br><small>${number(counts.current)} of ${number(total)}</small></th>`;
  });
  const lines = resources.map((resource) => {
    const cells = board.locales.map(({ locale }) => cellOf(rowOf.get(`${resource} ${locale}`)));
    return `<tr><th scope="row">${escapeXml(resource)}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Translations</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #14213d; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccd; padding: .4rem .6rem; text-align: left; vertical-align: top; }
td { background: #f2f4f8; } .current { background: #e2f2e6; } .stale { background: #fde3c8; } .missing { background: #f9d5d5; }
del { color: #8a1c1c; } ins { color: #135d2b; text-decoration: none; } small { font-weight: normal; }
</style>
</head>
<body>
<h1>Translations</h1>
<table>
<thead><tr><th scope="col">Text</th>${heads.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function cellOf(row: BoardRow | undefined): string {
  if (!row) return '<td>–</td>';
  if (row.state === 'current') return `<td class="current">${number(row.counts.current)} current</td>`;
  if (row.state === 'elsewhere') return '<td>leads elsewhere</td>';
  const counts = (['stale', 'unconfirmed', 'missing'] as const)
    .filter((state) => row.counts[state] > 0)
    .map((state) => `${row.counts[state]} ${state}`)
    .join(', ');
  const listed = row.texts.filter(({ state }) => state !== 'unconfirmed');
  if (listed.length === 0) return `<td class="${row.state}">${counts}</td>`;
  const items = listed.map(
    (text) => `<li>${escapeXml(`${text.file}:${text.line}`)} ${escapeXml(text.name)}${changeOf(text)}</li>`,
  );
  return `<td class="${row.state}"><details><summary>${counts}</summary><ul>${items.join('')}</ul></details></td>`;
}

function changeOf({ before, after }: BoardText): string {
  const change =
    before !== undefined && after !== undefined
      ? describeChange(before, after)
      : {
          before: before === undefined ? undefined : shorten(before),
          after: after === undefined ? undefined : shorten(after),
        };
  const old = change.before === undefined ? '' : ` <del>${escapeXml(change.before)}</del>`;
  return `${old}${change.after === undefined ? '' : ` <ins>${escapeXml(change.after)}</ins>`}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
