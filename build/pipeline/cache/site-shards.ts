import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, create, integer, object, size, string } from 'superstruct';
import { digestOf } from '../../model/files/digest.ts';
import { countNoun } from '../../model/format-count.ts';
import type { RenderedPage } from '../../model/page.ts';
import { maxShards, type Shard } from '../../model/shard.ts';
import { emptyMemo, type Memo } from './memo.ts';
import { openMemo } from './memo-file.ts';
import { Reads } from './reads.ts';

/** Names the files and folders of a shard: what one machine has made of a site. */
export function shardPaths(folder: string) {
  return {
    description: join(folder, 'shard.json'),
    /** In a folder of its own, because the seal contains the folder, and somebody may rename the shard's. */
    memo: join(folder, 'memo', 'memo.jsonl'),
    /** The HTML of the pages, laid out as in the output. */
    pages: join(folder, 'pages'),
    assets: join(folder, 'assets'),
  };
}

interface ShardDescription extends Shard {
  /** Changes with everything but the content: the code, the date, the options. */
  key: string;
  /** Whether the shard is complete: its build has ended without errors. */
  isComplete: boolean;
}

const shardNumber = size(integer(), 1, maxShards);
const descriptionStruct = object({ number: shardNumber, of: shardNumber, key: string(), isComplete: boolean() });

/** A folder that is no shard, or shards that do not belong together. The message says what to do. */
export class ShardProblem extends Error {}

/** Makes a folder ready for a shard: removes the one that was there. Throws a `ShardProblem` if it has other files. */
export function startShard(folder: string, description: Omit<ShardDescription, 'isComplete'>): void {
  const paths = shardPaths(folder);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(paths.description))
    throw new ShardProblem(`${folder} has files of something else. Give another folder with --out DIR.`);
  for (const path of [paths.pages, paths.assets, join(paths.memo, '..')])
    rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  describeShard(folder, { ...description, isComplete: false });
}

/** Saves the memo of a shard's pages, and describes the shard as complete. */
export function completeShard(folder: string, description: Omit<ShardDescription, 'isComplete'>, memo: Memo): void {
  const { code, pages, parts, reads, inputHashes } = memo;
  openMemo(shardPaths(folder).memo, code).save({ ...emptyMemo(code), pages, parts, reads, inputHashes });
  describeShard(folder, { ...description, isComplete: true });
}

function describeShard(folder: string, description: ShardDescription): void {
  writeFileSync(shardPaths(folder).description, `${JSON.stringify(description)}\n`);
}

export interface SiteShards {
  folders: readonly string[];
  /** Reads what the shards know of their pages, and adds it to a memo. */
  joinWith: (memo: Memo) => JoinedShards;
}

/** What the shards of a site know of its pages. */
interface JoinedShards {
  memo: Memo;
  /** Returns the HTML of a page, unless the shards lack it or have something else in its place. */
  htmlOf: (page: Pick<RenderedPage, 'output' | 'digest'>) => Uint8Array | undefined;
}

/**
 * Opens the shards below a folder. Throws a `ShardProblem` unless all of one site are there, made with the same key.
 */
export function openShards(parent: string, key: string): SiteShards {
  const found = findShards(parent);
  const [, first] = found[0] ?? [];
  if (!first)
    throw new ShardProblem(
      `${parent} has no shards. Make them with --shard 1/2 and --shard 2/2, and put their folders there.`,
    );
  for (const [folder, shard] of found) {
    if (shard.of !== first.of)
      throw new ShardProblem(
        `${folder} is one of ${countNoun(shard.of, 'shard')}, but ${found[0]?.[0]} one of ${first.of}. Make all shards with the same --shard …/${first.of}.`,
      );
    if (shard.key !== key)
      throw new ShardProblem(
        `${folder} was made with other code, options or another Node, or on another day. Make it again with the options of this command; --date YYYY-MM-DD gives both the same day.`,
      );
    if (!shard.isComplete)
      throw new ShardProblem(
        `${folder} is not complete: shard ${shard.number} of ${shard.of} is still being made, or making it has failed. Make it again with --shard ${shard.number}/${shard.of}.`,
      );
  }
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (number) => !found.some(([, shard]) => shard.number === number),
  );
  if (missing.length > 0)
    throw new ShardProblem(
      `${parent} lacks ${missing.map((number) => `shard ${number} of ${first.of}`).join(', ')}. Make it with --shard ${missing[0]}/${first.of}.`,
    );
  const folders = found.map(([folder]) => folder);
  return { folders, joinWith: (memo) => joinShards(folders, memo) };
}

function findShards(parent: string): [folder: string, shard: ShardDescription][] {
  const names = statSync(parent, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(parent).sort() : [];
  return names.flatMap((name) => {
    const folder = join(parent, name);
    const shard = readDescription(shardPaths(folder).description);
    return shard ? [[folder, shard]] : [];
  });
}

function readDescription(path: string): ShardDescription | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const description = create(JSON.parse(readFileSync(path, 'utf8')), descriptionStruct);
    if (description.number <= description.of) return description;
  } catch {
    // It is reported below.
  }
  throw new ShardProblem(`${path} describes no shard. Make the shard again.`);
}

function joinShards(folders: readonly string[], memo: Memo): JoinedShards {
  const shards = folders.map((folder) => {
    const { memo: own } = openMemo(shardPaths(folder).memo, memo.code);
    return { memo: own, folder: shardPaths(folder).pages };
  });
  const memos = shards.map((shard) => shard.memo);
  const folderOf = new Map(
    shards.flatMap((shard) => [...shard.memo.pages.values()].map(({ output }) => [output, shard.folder])),
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

/** Reads a file. Returns `undefined` if it cannot be read, or is not a file, such as a link. */
function readFile(path: string): Buffer | undefined {
  try {
    return lstatSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** A digest that no answer has. */
const differs = 'differs';

/**
 * Joins the reads of shards. Shards with different digests for the same key have seen different content: the answer is
 * then unknown.
 */
function joinReads(memos: readonly Memo[]): Reads {
  const joined = new Map<string, string>();
  for (const { reads } of memos) {
    for (const kind of reads.kinds())
      for (const [key, digest] of reads.of(kind))
        joined.set(key, joined.has(key) && joined.get(key) !== digest ? differs : digest);
  }
  return new Reads().with(joined);
}

/** Returns the hashes that are the same in all shards. */
function commonHashes(memos: readonly Memo[]): ReadonlyMap<string, string> {
  const [first, ...others] = memos;
  return new Map(
    [...(first?.inputHashes ?? [])].filter(([kind, hash]) =>
      others.every((memo) => memo.inputHashes.get(kind) === hash),
    ),
  );
}
