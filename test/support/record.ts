import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tables = new Map<string, Map<string, Row>>();

type Row = Readonly<Record<string, string>>;

/**
 * Keeps a row of what a test has found out. `RECORD=folder` writes each table as `<table>.md` there when the run ends;
 * what several engines answer alike is one row.
 */
export function recordRow(table: string, row: Row): void {
  if (!process.env.RECORD) return;
  if (tables.size === 0) process.once('exit', writeTables);
  const rows = tables.get(table) ?? new Map<string, Row>();
  tables.set(table, rows.set(JSON.stringify(row), row));
}

function writeTables(): void {
  const folder = process.env.RECORD ?? '';
  mkdirSync(folder, { recursive: true });
  for (const [table, rows] of tables) {
    const all = [...rows.values()];
    const columns = Object.keys(all[0] ?? {});
    const lines = [columns, columns.map(() => '---'), ...all.map((row) => columns.map((name) => cell(row[name])))];
    writeFileSync(join(folder, `${table}.md`), `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
  }
}

/** Text as it can stand in a table: on one line, and nothing of it is markup. */
function cell(text = ''): string {
  return text.replace(/[|<\\]/g, '\\$&').replace(/\s+/g, ' ');
}
