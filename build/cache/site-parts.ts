import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, create, integer, object, size, string } from 'superstruct';
import { digestOf } from '../files/digest.ts';
import { maxShares, type Share } from '../files/share.ts';
import { countNoun } from '../model/format-count.ts';
import type { RenderedPage } from '../model/page.ts';
import { emptyMemo, type Memo } from './memo.ts';
import { openMemo } from './memo-file.ts';
import { Reads } from './reads.ts';

/** Names the files and folders of a part: what one machine has made of a share. */
export function partPaths(folder: string) {
  return {
    description: join(folder, 'part.json'),
    /** The folder is in the seal of the file, and somebody may rename that of the part. */
    memo: join(folder, 'memo', 'memo.jsonl'),
    /** The HTML of the pages, laid out as in the output. */
    pages: join(folder, 'pages'),
    assets: join(folder, 'assets'),
  };
}

/** What a part says of itself. */
interface PartDescription extends Share {
  /** Changes with everything but the content: the code, the date, the options. */
  key: string;
  /** Whether everything of the part is there: its build has ended, and without errors. */
  isComplete: boolean;
}

const shareNumber = size(integer(), 1, maxShares);
const descriptionStruct = object({ number: shareNumber, of: shareNumber, key: string(), isComplete: boolean() });

/** A folder that is no part, or parts that do not belong together. The message says what to do. */
export class PartProblem extends Error {}

/** Makes a folder ready for a part: removes the one that was there. Throws a `PartProblem` if it has other files. */
export function startPart(folder: string, description: Omit<PartDescription, 'isComplete'>): void {
  const paths = partPaths(folder);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(paths.description))
    throw new PartProblem(`${folder} has files of something else. Give another folder with --out DIR.`);
  for (const path of [paths.pages, paths.assets, join(paths.memo, '..')])
    rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  describePart(folder, { ...description, isComplete: false });
}

/** Completes a part with what is known of its pages. */
export function completePart(folder: string, description: Omit<PartDescription, 'isComplete'>, memo: Memo): void {
  const { code, pages, parts, reads, inputHashes } = memo;
  openMemo(partPaths(folder).memo, code).save({ ...emptyMemo(code), pages, parts, reads, inputHashes });
  describePart(folder, { ...description, isComplete: true });
}

function describePart(folder: string, description: PartDescription): void {
  writeFileSync(partPaths(folder).description, `${JSON.stringify(description)}\n`);
}

/** All parts of a site. */
export interface SiteParts {
  folders: readonly string[];
  /** Reads what the parts know of their pages, and adds it to a memo. */
  joinWith: (memo: Memo) => JoinedParts;
}

/** What the parts of a site know of its pages. */
interface JoinedParts {
  memo: Memo;
  /** Returns the HTML of a page, unless the parts lack it or have something else in its place. */
  htmlOf: (page: Pick<RenderedPage, 'output' | 'digest'>) => Uint8Array | undefined;
}

/** Opens the parts below a folder. Throws a `PartProblem` unless all of one site are there, made with the same key. */
export function openParts(parent: string, key: string): SiteParts {
  const found = findParts(parent);
  const [, first] = found[0] ?? [];
  if (!first)
    throw new PartProblem(
      `${parent} has no parts. Make them with --shard 1/2 and --shard 2/2, and put their folders there.`,
    );
  for (const [folder, part] of found) {
    if (part.of !== first.of)
      throw new PartProblem(
        `${folder} is one of ${countNoun(part.of, 'part')}, but ${found[0]?.[0]} one of ${first.of}. Make all parts with the same --shard …/${first.of}.`,
      );
    if (part.key !== key)
      throw new PartProblem(
        `${folder} was made with other code, options or another Node, or on another day. Make it again with the options of this command; --date YYYY-MM-DD gives both the same day.`,
      );
    if (!part.isComplete)
      throw new PartProblem(
        `${folder} is not complete: part ${part.number} of ${part.of} is still being made, or making it has failed. Make it again with --shard ${part.number}/${part.of}.`,
      );
  }
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (number) => !found.some(([, part]) => part.number === number),
  );
  if (missing.length > 0)
    throw new PartProblem(
      `${parent} lacks ${missing.map((number) => `part ${number} of ${first.of}`).join(', ')}. Make it with --shard ${missing[0]}/${first.of}.`,
    );
  const folders = found.map(([folder]) => folder);
  return { folders, joinWith: (memo) => joinParts(folders, memo) };
}

function findParts(parent: string): [folder: string, part: PartDescription][] {
  const names = statSync(parent, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(parent).sort() : [];
  return names.flatMap((name) => {
    const folder = join(parent, name);
    const part = readDescription(partPaths(folder).description);
    return part ? [[folder, part]] : [];
  });
}

function readDescription(path: string): PartDescription | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const description = create(JSON.parse(readFileSync(path, 'utf8')), descriptionStruct);
    if (description.number <= description.of) return description;
  } catch {
    // It is reported below.
  }
  throw new PartProblem(`${path} describes no part. Make the part again.`);
}

function joinParts(folders: readonly string[], memo: Memo): JoinedParts {
  const parts = folders.map((folder) => {
    const { memo: own } = openMemo(partPaths(folder).memo, memo.code);
    return { memo: own, folder: partPaths(folder).pages };
  });
  const memos = parts.map((part) => part.memo);
  const folderOf = new Map(
    parts.flatMap((part) => [...part.memo.pages.values()].map(({ output }) => [output, part.folder])),
  );
  return {
    memo: {
      ...memo,
      reads: joinReads(memos),
      inputHashes: commonHashes(memos),
      pages: new Map(memos.flatMap(({ pages }) => [...pages])),
      parts: new Map(memos.flatMap((one) => [...one.parts])),
      validTargets: '',
      validOutputs: '',
    },
    htmlOf({ output, digest }) {
      const folder = folderOf.get(output);
      const html = folder && readFile(join(folder, output));
      return html && digestOf(html) === digest ? html : undefined;
    },
  };
}

/** Reads a file. Returns `undefined` for what is none, such as a link, and for what cannot be read. */
function readFile(path: string): Buffer | undefined {
  try {
    return lstatSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** What no answer has as its digest. */
const differs = 'differs';

/** Joins the reads of parts. Parts that have read something else by the same key saw other content: the answer is unknown. */
function joinReads(memos: readonly Memo[]): Reads {
  const joined = new Map<string, string>();
  for (const { reads } of memos) {
    for (const kind of reads.kinds())
      for (const [key, digest] of reads.of(kind))
        joined.set(key, joined.has(key) && joined.get(key) !== digest ? differs : digest);
  }
  return new Reads().with(joined);
}

/** Returns the hashes in which all parts agree. */
function commonHashes(memos: readonly Memo[]): ReadonlyMap<string, string> {
  const [first, ...others] = memos;
  return new Map(
    [...(first?.inputHashes ?? [])].filter(([kind, hash]) =>
      others.every((memo) => memo.inputHashes.get(kind) === hash),
    ),
  );
}
