import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic, Entry, RenderedPage } from '../model.ts';
import type { KnownFile } from '../read/source.ts';
import type { StaticFile } from '../read/statics.ts';
import type { HtmlFacts } from '../render/scan.ts';
import type { FileCheck } from '../validate/check-file.ts';
import type { Written } from '../write/disk.ts';

/** What is remembered of a shared part; its markup is made again when a page needs it. */
export interface KnownPart {
  reads: string[];
  facts: HtmlFacts;
  diagnostics: Diagnostic[];
}

/** What one run leaves to the next: everything is valid only as long as its digests are. */
export interface Memo {
  /** Digest of the code that made it; another code starts with an empty memo. */
  code: string;
  files: ReadonlyMap<string, KnownFile>;
  statics: ReadonlyMap<string, StaticFile>;
  checks: ReadonlyMap<string, FileCheck>;
  /** Kept within a process only. */
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** Key of a read → digest of what was read. */
  reads: ReadonlyMap<string, string>;
  /** Kind of read → digest of all that its answers come from. */
  grounds: ReadonlyMap<string, string>;
  /** Address → page. */
  pages: ReadonlyMap<string, RenderedPage>;
  parts: ReadonlyMap<string, KnownPart>;
  written: Written;
}

/** Makes a memo that knows nothing. */
export function emptyMemo(code: string): Memo {
  return {
    code,
    files: new Map(),
    statics: new Map(),
    checks: new Map(),
    entries: new Map(),
    reads: new Map(),
    grounds: new Map(),
    pages: new Map(),
    parts: new Map(),
    written: new Map(),
  };
}

/** Loads a memo; one that is missing, broken or made by other code is empty. */
export function loadMemo(path: string, code: string): Memo {
  if (!existsSync(path)) return emptyMemo(code);
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredMemo;
    return stored.code === code ? unpack(stored) : emptyMemo(code);
  } catch {
    return emptyMemo(code);
  }
}

/** Saves a memo whole or not at all. */
export function saveMemo(path: string, memo: Memo): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(pack(memo)));
  renameSync(`${path}.new`, path);
}

/** The memo as it is stored: keys of reads stand once, and pages name them by number. */
interface StoredMemo {
  code: string;
  keys: string[];
  digests: string[];
  grounds: [string, string][];
  files: [string, KnownFile][];
  statics: [string, StaticFile][];
  checks: [string, FileCheck][];
  pages: [string, Omit<RenderedPage, 'reads'> & { reads: number[] }][];
  parts: [string, Omit<KnownPart, 'reads'> & { reads: number[] }][];
  written: [string, string, number, number][];
}

function pack(memo: Memo): StoredMemo {
  const keys = [...memo.reads.keys()];
  const numbers = new Map(keys.map((key, index) => [key, index]));
  const numbered = (reads: string[]) => reads.map((key) => numbers.get(key) ?? -1);
  return {
    code: memo.code,
    keys,
    digests: [...memo.reads.values()],
    grounds: [...memo.grounds],
    files: [...memo.files],
    statics: [...memo.statics],
    checks: [...memo.checks],
    pages: [...memo.pages].map(([url, page]) => [url, { ...page, reads: numbered(page.reads) }]),
    parts: [...memo.parts].map(([key, part]) => [key, { ...part, reads: numbered(part.reads) }]),
    written: [...memo.written].map(([key, file]) => [key, file.digest, file.size, file.modified]),
  };
}

function unpack(stored: StoredMemo): Memo {
  const named = (reads: number[]) => reads.map((index) => stored.keys[index] ?? '');
  return {
    code: stored.code,
    files: new Map(stored.files),
    statics: new Map(stored.statics),
    checks: new Map(stored.checks),
    entries: new Map(),
    reads: new Map(stored.keys.map((key, index) => [key, stored.digests[index] ?? ''])),
    grounds: new Map(stored.grounds),
    pages: new Map(stored.pages.map(([url, page]) => [url, { ...page, reads: named(page.reads) }])),
    parts: new Map(stored.parts.map(([key, part]) => [key, { ...part, reads: named(part.reads) }])),
    written: new Map(stored.written.map(([key, digest, size, modified]) => [key, { digest, size, modified }])),
  };
}
