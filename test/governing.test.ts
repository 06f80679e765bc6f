import { randomInt } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputArea } from '../build/model/output.ts';
import { emptyMemo, type Memo } from '../build/pipeline/cache/memo.ts';
import { openMemo } from '../build/pipeline/cache/memo-file.ts';
import { createDiskWriter } from '../build/pipeline/write/disk.ts';
import { recordFile } from '../build/pipeline/write/record.ts';
import { createPicker, type EditResult, makeRandomEdit, repairAll } from './support/edits.ts';
import { createMemoryWriter, type MemoryWriter } from './support/memory-writer.ts';
import { isExhaustive, makeTemporaryFolder, randomMinutes } from './support/project.ts';
import { type BuiltSite, buildSite, filesBelow, hasErrors, layOutSmallBase, testCode } from './support/site.ts';

/**
 * After any sequence of edits, what a warm run gives is what a cold one gives: the same files, byte for byte, and the
 * same diagnostics. A failure prints its seed; `SEED=7 npm run test:quick -- governing` runs
 * that sequence again and compares after every edit.
 */
/** The seed of a strict preview whose memo goes through the disk. Each fixture site is a warm run of a command. */
const strictPreview = 15;
const sequences = process.env.SEED ? [Number(process.env.SEED)] : isExhaustive ? range(24) : [strictPreview];
const editsInSequence = 15;
/** A cold run takes most of the time: one is compared with after so many edits. What is stale stays so until then. */
const editsBetweenComparisons = process.env.SEED ? 1 : isExhaustive ? 2 : 5;

const governing = suite<{ original: string }>('governing test');

governing.before((state) => {
  state.original = makeTemporaryFolder();
  layOutSmallBase(state.original);
});
governing.after(({ original }) => rmSync(original, { recursive: true }));

for (const seed of sequences)
  governing(`sequence ${seed}: ${editsInSequence} edits`, ({ original }) => runSequence(original, seed));

if (randomMinutes > 0)
  governing(`other sequences for ${randomMinutes} minutes`, async ({ original }) => {
    const end = performance.now() + randomMinutes * 60_000;
    for (let seed = randomInt(1_000, 2 ** 31); performance.now() < end; seed++) await runSequence(original, seed);
  });

governing.run();

async function runSequence(original: string, seed: number): Promise<void> {
  const folder = makeTemporaryFolder();
  try {
    cpSync(original, folder, { recursive: true });
    await editAndCompare({ folder, original, seed });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Sequence {
  folder: string;
  original: string;
  seed: number;
}

async function editAndCompare({ folder, original, seed }: Sequence): Promise<void> {
  const picker = createPicker(seed);
  const scene = { folder: join(folder, 'content'), original: join(original, 'content'), picker };
  // As the preview runs: pages are made although there are errors, and what has changed on disk is known.
  const asPreview = seed % 2 === 1;
  const strict = seed % 5 === 0;
  const writer = isExhaustive && seed % 4 === 0 ? createWriterOnDisk(folder) : createMemoryWriter();
  let memo = emptyMemo(testCode);
  const done: EditResult[] = [];
  const run = async (touched?: string[]): Promise<BuiltSite> => {
    const warm = await buildSite(folder, {
      memo,
      writer,
      despiteErrors: asPreview,
      input: { strict, ...(asPreview && touched ? { touched } : {}) },
    });
    memo = seed % 3 === 0 ? throughDisk(warm.memo, folder) : warm.memo;
    return warm;
  };
  let warm = await run();
  for (let edit = 0; edit < editsInSequence; edit++) {
    const made = hasErrors(warm) && picker.below(3) === 0 ? repairAll(scene) : makeRandomEdit(scene);
    done.push(made);
    warm = await run(made.touched);
    if ((edit + 1) % editsBetweenComparisons !== 0 && edit + 1 < editsInSequence) continue;
    const cold = await buildSite(folder, { despiteErrors: asPreview, input: { strict } });
    const story = `seed ${seed}, edit ${edit + 1}:\n${done.map(({ what }) => `  ${what}`).join('\n')}`;
    if (warm.printed !== cold.printed) assert.is(warm.printed, cold.printed, `diagnostics differ; ${story}`);
    if (cold.outputs.length > 0) compareFiles(writer, cold.writer, story);
  }
}

function compareFiles(warm: MemoryWriter, cold: MemoryWriter, story: string): void {
  for (const area of ['site', 'documents', 'hosts'] as OutputArea[]) {
    const extra = warm.paths(area).filter((path) => cold.read(area, path) === undefined);
    const lost = cold.paths(area).filter((path) => warm.read(area, path) === undefined);
    assert.equal({ extra, lost }, { extra: [], lost: [] }, `files differ; ${story}`);
    for (const path of cold.paths(area)) {
      const [found, expected] = [warm.read(area, path), cold.read(area, path)];
      if (typeof found === 'string' && typeof expected === 'string')
        assert.ok(found === expected, `${area}/${path} differs; ${story}${firstDifference(found, expected)}`);
      else assert.ok(Buffer.from(found ?? '').equals(Buffer.from(expected ?? '')), `${area}/${path} differs; ${story}`);
    }
  }
}

function firstDifference(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 120), at + 120));
  return `\n  warm: ${around(found)}\n  cold: ${around(expected)}`;
}

/** A writer to disk that is made anew for every run, as each process makes its own. */
function createWriterOnDisk(folder: string): MemoryWriter {
  const folders = {
    site: join(folder, 'out'),
    documents: join(folder, 'out-documents'),
    hosts: join(folder, 'out-hosts'),
  };
  let writer = createDiskWriter(folders, new Map());
  return {
    has: (file) => writer.has(file),
    async write(files) {
      writer = createDiskWriter(folders, writer.written());
      return writer.write(files);
    },
    read: (area, path) => {
      const file = join(folders[area], path);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    paths: (area) => filesBelow(folders[area]).filter((path) => path !== recordFile),
  };
}

/** What is left of a memo between two processes. */
function throughDisk(memo: Memo, folder: string): Memo {
  const path = join(folder, 'memo.json');
  openMemo(path, memo.code).save(memo);
  return openMemo(path, memo.code).memo;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
