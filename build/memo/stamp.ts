import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * How every input and output of a good build looked on disk. While all still look so, the build would do the same
 * again, and what it reported can be said again without doing it.
 */
export interface Stamp<Report> {
  /** Everything beside files that the result depends on: code, options, date. */
  key: string;
  files: Record<string, string>;
  report: Report;
}

/** Takes the stamp of the folders' files and subfolders. */
export function takeStamp<Report>(key: string, folders: readonly string[], report: Report): Stamp<Report> {
  const files: Record<string, string> = {};
  for (const folder of folders) collect(folder, files);
  return { key, files, report };
}

export function saveStamp(path: string, stamp: Stamp<unknown>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(stamp));
}

/** Reads a stamp and compares it with the disk → its report where nothing has changed. */
export function readFreshReport<Report>(path: string, key: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const stamp = JSON.parse(readFileSync(path, 'utf8')) as Stamp<Report>;
    if (stamp.key !== key) return undefined;
    for (const file in stamp.files) if (lookOf(file) !== stamp.files[file]) return undefined;
    return stamp.report;
  } catch {
    return undefined;
  }
}

function collect(path: string, files: Record<string, string>): void {
  const look = lookOf(path);
  files[path] = look;
  if (!look.startsWith('folder')) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) collect(child, files);
    else files[child] = lookOf(child);
  }
}

/** A folder's time changes when a file comes or goes. */
function lookOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'missing';
  return stats.isDirectory() ? `folder ${stats.mtimeMs}` : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
