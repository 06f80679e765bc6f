import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';
import type { CachedFindings } from '../../model/finding.ts';
import type { Written } from '../../model/output.ts';
import type { CachedPart, RenderedPage } from '../../model/page.ts';
import type { CachedPicture } from '../../model/picture.ts';
import type { CachedFile } from '../../model/source-file.ts';
import type { StaticFile } from '../../model/static-file.ts';
import { Reads } from './reads.ts';

/** What one run saves for the next. An item is valid as long as the digests that it was made from are the same. */
export interface Memo {
  /** Digest of the code that made the memo; other code starts with an empty memo. */
  code: string;
  files: ReadonlyMap<string, CachedFile>;
  /** The pictures beside entries. */
  pictures: ReadonlyMap<string, CachedPicture>;
  statics: ReadonlyMap<string, StaticFile>;
  checks: ReadonlyMap<string, FileCheck>;
  /** Kept within a process only. */
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  reads: Reads;
  /** Kind of read → digest of all data that its answers are made from. */
  inputHashes: ReadonlyMap<string, string>;
  /** Digest of all targets that links may have, if the last run found no problem in pages and content; else empty. */
  validTargets: string;
  /** Digest of the paths of all files and of the redirects, if the last run found no problem with them; else empty. */
  validOutputs: string;
  /** Address → page. */
  pages: ReadonlyMap<string, RenderedPage>;
  parts: ReadonlyMap<string, CachedPart>;
  written: Written;
  /** Path of a content file → what strict checks found in it alone. */
  foreign: ReadonlyMap<string, CachedFindings>;
  /** Two texts in two languages that have no differences → the digest of everything that was compared. */
  compared: ReadonlyMap<string, string>;
}

/** Returns an empty memo. */
export function emptyMemo(code: string): Memo {
  return {
    code,
    files: new Map(),
    pictures: new Map(),
    statics: new Map(),
    checks: new Map(),
    entries: new Map(),
    reads: new Reads(),
    inputHashes: new Map(),
    validTargets: '',
    validOutputs: '',
    pages: new Map(),
    parts: new Map(),
    written: new Map(),
    foreign: new Map(),
    compared: new Map(),
  };
}
