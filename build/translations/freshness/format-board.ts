import { firstAndMore } from '../../model/first-names.ts';
import { formatCount } from '../../model/format-count.ts';
import { describeChange, shorten } from '../units/word-change.ts';
import type { Board, BoardRow, BoardText } from './board.ts';

/** Writes a board for a terminal: a line a language, then what is not current, with old and new words. */
export function formatBoard(board: Board, folder: string): string {
  return board.locales
    .map(({ locale, followed, counts }) => {
      const rows = board.rows.filter((row) => row.locale === locale);
      const total = Object.values(counts).reduce((all, count) => all + count, 0);
      const others = openCounts(counts).map((count) => `, ${count}`);
      const lines = [
        `${locale}: ${formatCount(counts.current)} of ${formatCount(total)} texts current${others.join('')}`,
      ];
      if (!followed)
        lines.push(`  Nothing has been confirmed yet: npm run translations -- confirm --all --locale ${locale}`);
      const open = rows.filter((row) => row.state !== 'current' && row.state !== 'elsewhere');
      // Where nothing is followed, each text would be listed as unconfirmed.
      for (const row of followed ? open : open.filter(({ state }) => state === 'missing'))
        lines.push(...linesOf(row, folder));
      const elsewhere = rows.filter(({ state }) => state === 'elsewhere').map(({ resource }) => resource);
      if (elsewhere.length > 0) lines.push(`  lead elsewhere on purpose: ${firstAndMore(elsewhere, 10)}`);
      return `${lines.join('\n')}\n`;
    })
    .join('\n');
}

function openCounts(counts: BoardRow['counts']): string[] {
  return (['stale', 'unconfirmed', 'missing'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${formatCount(counts[state])} ${state}`);
}

function linesOf(row: BoardRow, folder: string): string[] {
  const whole = row.texts.length === 0 && row.state === 'missing';
  return [
    `  ${row.resource}: ${whole ? 'missing' : openCounts(row.counts).join(', ')}`,
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
