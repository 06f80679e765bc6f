import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputArea, OutputFile } from '../model.ts';
import { stageFile } from './staging.ts';
import { WriteProblem, type Writer } from './writer.ts';

/** What is known of a written file: the digest of its contents, and how it looked on disk. */
export interface WrittenFile {
  digest: string;
  size: number;
  modified: number;
}

/** `area:path` → what was written there. */
export type Written = ReadonlyMap<string, WrittenFile>;

export interface DiskWriter extends Writer {
  written: () => Written;
}

/**
 * Makes a writer to folders on disk. New contents are put beside the output first and moved in when all are there, so
 * a full disk leaves the last good site as it was. `known` is what an earlier run wrote; what no longer looks so is
 * written again, unless the folders are known to be `intact`.
 */
export function createDiskWriter(
  folders: Record<OutputArea, string>,
  known: Written,
  { intact = false }: { intact?: boolean } = {},
): DiskWriter {
  let written: Written = intact
    ? known
    : new Map([...known].filter(([key, file]) => looksAs(pathOf(folders, key), file)));
  return {
    has: (file) => written.get(keyOf(file))?.digest === file.digest,
    written: () => written,
    async write(files) {
      const next = new Map<string, WrittenFile>();
      const changed: OutputFile[] = [];
      for (const file of files) {
        const before = written.get(keyOf(file));
        if (before?.digest !== file.digest) changed.push(file);
        else {
          next.set(keyOf(file), before);
          // It is there as it was: what waits to be moved must not take its place.
          if (file.staged) rmSync(join(file.staged.folder, file.path), { force: true });
        }
      }
      const wanted = new Set(files.map(keyOf));
      const gone = [...written.keys()].filter((key) => !wanted.has(key));
      const removed: string[] = [];
      const stages = areas.map((area) =>
        stage(
          folders[area],
          changed.filter((file) => file.area === area),
        ),
      );
      try {
        for (const one of stages) await one.fill();
        for (const one of stages) for (const [key, file] of one.move()) next.set(key, file);
        for (const area of areas) {
          const own = (key: string) => (key.startsWith(`${area}:`) ? [key.slice(area.length + 1)] : []);
          if (intact) removed.push(...removeFiles(folders[area], gone.flatMap(own)));
          else removed.push(...removeOthers(folders[area], new Set([...next.keys()].flatMap(own))));
        }
      } catch (error) {
        throw explain(error, folders.site);
      } finally {
        for (const one of stages) one.clear();
      }
      written = next;
      return { written: changed.map((file) => file.path), unchanged: files.length - changed.length, removed };
    },
  };
}

const areas: readonly OutputArea[] = ['site', 'documents', 'hosts'];

/** Files on their way into a folder: made beside it first, moved in when all are made. */
interface Stage {
  fill: () => Promise<void>;
  move: () => Written;
  clear: () => void;
}

function stage(folder: string, files: readonly OutputFile[]): Stage {
  let staging: string | undefined;
  const written = new Map<string, WrittenFile>();
  const filled = new Set<string>();
  return {
    async fill() {
      if (files.length === 0) return;
      mkdirSync(folder, { recursive: true });
      const beside = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
      staging = beside;
      await inParallel(files, async (file) => {
        const staged = file.staged ?? stageFile(beside, file.path, await file.contents());
        filled.add(staged.folder);
        written.set(keyOf(file), { digest: file.digest, size: staged.size, modified: staged.modified });
      });
    },
    move() {
      for (const one of filled) moveInto(one, folder);
      return written;
    },
    clear() {
      if (staging) rmSync(staging, { recursive: true, force: true });
    },
  };
}

/** Expensive contents are made a few at a time; the rest comes in order. */
async function inParallel(
  files: readonly OutputFile[],
  work: (file: OutputFile, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index];
      if (file) await work(file, index);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/**
 * Moves what is in a folder into another: whole folders where there are none yet. A file that stands where a folder must
 * be goes, and a folder where a file must be.
 */
function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const there = statSync(target, { throwIfNoEntry: false });
    if (there?.isDirectory() && entry.isDirectory()) moveInto(source, target);
    else {
      if (there && there.isDirectory() !== entry.isDirectory()) rmSync(target, { recursive: true });
      renameSync(source, target);
    }
  }
}

/** Removes files that the site no longer has, and folders that this leaves empty. */
function removeOthers(folder: string, wanted: ReadonlySet<string>): string[] {
  if (!existsSync(folder)) return [];
  const removed: string[] = [];
  const visit = (path: string): boolean => {
    let empty = true;
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const child = path ? `${path}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (visit(child)) rmdirSync(join(folder, child));
        else empty = false;
      } else if (wanted.has(child)) empty = false;
      else {
        rmSync(join(folder, child));
        removed.push(child);
      }
    }
    return empty;
  };
  if (visit('')) rmdirSync(folder);
  return removed;
}

/** Removes files by name, and folders that this leaves empty. */
function removeFiles(folder: string, paths: readonly string[]): string[] {
  for (const path of paths) {
    if (statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) rmSync(join(folder, path));
    for (let parent = dirname(join(folder, path)); parent.length > folder.length; parent = dirname(parent)) {
      if (!existsSync(parent) || readdirSync(parent).length > 0) break;
      rmdirSync(parent);
    }
  }
  return [...paths];
}

function looksAs(path: string, file: WrittenFile): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.size === file.size && stats.mtimeMs === file.modified;
}

const keyOf = ({ area, path }: Pick<OutputFile, 'area' | 'path'>): string => `${area}:${path}`;

function pathOf(folders: Record<OutputArea, string>, key: string): string {
  const colon = key.indexOf(':');
  return join(folders[key.slice(0, colon) as OutputArea], key.slice(colon + 1));
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it is on a read-only disk',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file stands where the folder must be',
};

function explain(error: unknown, folder: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason
    ? new WriteProblem(`The site could not be written to ${folder}: ${reason}. What was there before is still there.`)
    : error;
}

/** Files that every published site has. */
const signs = ['sitemap.xml', '_headers'];

/** Says why a folder must not be used as output, or nothing: it would lose files that are not the build's. */
export function whyNotOutput(folder: string, protectedFolders: readonly string[]): string | undefined {
  const inside = protectedFolders.find((path) => path === folder || path.startsWith(`${folder}/`));
  if (inside) return `it holds ${inside}`;
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return undefined;
  if (stats && ['package.json', '.git', 'content'].some((name) => existsSync(join(folder, name))))
    return 'it looks like a project, not like a published site';
  if (stats && readdirSync(folder).length > 0 && !signs.every((name) => existsSync(join(folder, name))))
    return 'it has files, and none that show it to be a published site';
  return undefined;
}
