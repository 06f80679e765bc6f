import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../build/model/output.ts';
import { readContent } from '../../build/pipeline/read/source.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { openStaging, stageFile } from '../../build/pipeline/write/staging.ts';
import { WriteProblem } from '../../build/pipeline/write/writer.ts';
import { asNobody } from '../support/as-nobody.ts';
import { file, foldersIn } from '../support/outputs.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

const disk = suite('writing to disk');

disk('writes what changed, leaves the rest, removes what is gone', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const writer = createDiskWriter(folders, new Map());
    await writer.write([file('index.html', 'one'), file('a/index.html', 'two'), file('b/c/index.html', 'three')]);
    const result = await writer.write([file('index.html', 'one'), file('a/index.html', 'other')]);
    assert.equal(result, { written: ['a/index.html'], unchanged: 1, removed: ['b/c/index.html'] });
    assert.equal(filesBelow(folders.site), ['a/index.html', 'index.html']);
    assert.not(existsSync(join(folders.site, 'b')), 'no empty folder is left');
    assert.equal(
      filesBelow(folder),
      ['dist-hosts/record.json', 'dist/a/index.html', 'dist/index.html'],
      'nothing is left beside it',
    );
  });
});

disk('pages that wait beside the output are moved in; one that is there as it was stays untouched', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const staging = await openStaging(folders);
    const writer = createDiskWriter(folders, new Map(), { staging });
    const waiting = (path: string, contents: string): OutputFile => ({
      ...file(path, contents),
      staged: stageFile(staging.folders.site, path, contents),
    });
    await writer.write([waiting('index.html', 'one'), waiting('a/index.html', 'two')]);
    assert.equal(filesBelow(folders.site), ['a/index.html', 'index.html']);
    const lookOf = (path: string) => statSync(join(folders.site, path)).ino;
    const before = [lookOf('index.html'), lookOf('a/index.html')];
    await writer.write([waiting('index.html', 'one'), waiting('a/index.html', 'other'), waiting('a/b.html', 'new')]);
    assert.is(readFileSync(join(folders.site, 'a/index.html'), 'utf8'), 'other');
    assert.equal(filesBelow(folders.site), ['a/b.html', 'a/index.html', 'index.html']);
    assert.is(lookOf('index.html'), before[0]);
    assert.is.not(lookOf('a/index.html'), before[1]);
    staging.close();
    assert.equal(readdirSync(folder), ['dist', 'dist-hosts'], 'nothing is left beside it');
  });
});

disk(
  'a file with the same bytes keeps its inode and its time after a change of code, which changes all digests',
  async () => {
    await inTemporaryFolder(async (folder) => {
      const folders = foldersIn(folder);
      const pages = [
        file('index.html', 'one'),
        file('a/index.html', 'two'),
        file('c.txt', 'three'),
        file('index.html.br', 'one'),
      ];
      await createDiskWriter(folders, new Map()).write(pages);
      const lookOf = (path: string) => {
        const { ino, mtimeMs } = statSync(join(folders.site, path));
        return { ino, mtimeMs };
      };
      const before = pages.map(({ path }) => lookOf(path));
      const staging = await openStaging(folders);
      // Nothing is known of what an earlier code wrote.
      const writer = createDiskWriter(folders, new Map(), { staging });
      const again = pages.map((page) => ({ ...page, digest: `${page.digest} of other code` }));
      const waiting = again.map((page, index) => {
        const text = ['one', 'TWO'][index];
        if (text !== undefined) return { ...page, staged: stageFile(staging.folders.site, page.path, text) };
        // A compressed copy is made from the page, which may be the same as before.
        const isCopy = page.path.endsWith('.br');
        return isCopy ? { ...page, contents: () => readFileSync(join(staging.folders.site, 'index.html')) } : page;
      });
      assert.equal(await writer.write(waiting), { written: ['a/index.html'], unchanged: 3, removed: [] });
      assert.equal(lookOf('index.html'), before[0]);
      assert.is.not(lookOf('a/index.html').ino, before[1]?.ino);
      assert.equal(lookOf('c.txt'), before[2]);
      assert.is(readFileSync(join(folders.site, 'a/index.html'), 'utf8'), 'TWO');
      assert.ok(
        again.every((page) => writer.has(page)),
        'the next run knows all of them',
      );
      staging.close();
      assert.equal(readdirSync(folder), ['dist', 'dist-hosts'], 'nothing is left beside it');
    });
  },
);

disk('a symbolic link to the same bytes is replaced by the file', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    writeFileSync(join(folder, 'elsewhere.html'), 'one');
    rmSync(join(folders.site, 'index.html'));
    symlinkSync(join(folder, 'elsewhere.html'), join(folders.site, 'index.html'));
    const { written } = await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    assert.equal(written, ['index.html']);
    assert.ok(lstatSync(join(folders.site, 'index.html')).isFile());
  });
});

disk('a file that cannot be staged whole leaves no half', async () => {
  await inTemporaryFolder((folder) => {
    // What is no bytes stops the writing after the file was opened.
    const broken = { length: 3 } as unknown as Uint8Array;
    assert.throws(() => stageFile(folder, 'a/index.html', broken));
    assert.equal(filesBelow(folder), []);
  });
});

disk('a file becomes a folder, and a folder a file', async () => {
  await inTemporaryFolder(async (folder) => {
    const writer = createDiskWriter(foldersIn(folder), new Map());
    await writer.write([file('a', 'file'), file('b/index.html', 'page')]);
    await writer.write([file('a/index.html', 'page'), file('b', 'file')]);
    assert.equal(filesBelow(join(folder, 'dist')), ['a/index.html', 'b']);
  });
});

disk('what somebody changed on disk is written again', async () => {
  await inTemporaryFolder(async (folder) => {
    const first = createDiskWriter(foldersIn(folder), new Map());
    await first.write([file('index.html', 'one')]);
    const path = join(folder, 'dist/index.html');
    writeFileSync(path, 'two');
    utimesSync(path, 1, 1);
    const second = createDiskWriter(foldersIn(folder), first.written());
    assert.equal((await second.write([file('index.html', 'one')])).written, ['index.html']);
    assert.is(readFileSync(path, 'utf8'), 'one');
  });
});

/** What the system reports of a failed write, and what is said of it. */
const failures: { code: string; syscall: string; reason: RegExp }[] = [
  { code: 'ENOSPC', syscall: 'write', reason: /the disk is full/ },
  { code: 'EFBIG', syscall: 'write', reason: /the file is larger than the system allows/ },
  { code: 'EMFILE', syscall: 'open', reason: /the system reports EMFILE/ },
  { code: 'EBUSY', syscall: 'rename', reason: /the system reports EBUSY/ },
];

for (const { code, syscall, reason } of failures)
  disk(`a failure leaves the last good site whole: ${code}`, async () => {
    await inTemporaryFolder(async (folder) => {
      const writer = createDiskWriter(foldersIn(folder), new Map());
      await writer.write([file('index.html', 'one'), file('old.html', 'old')]);
      const failing = file('b.html', () => {
        throw Object.assign(new Error(`${code}: a reason, ${syscall}`), { code, syscall });
      });
      const problem = await writer.write([file('index.html', 'two'), failing]).then(
        () => undefined,
        (error: unknown) => error,
      );
      assert.ok(problem instanceof WriteProblem);
      assert.match(
        (problem as Error).message,
        new RegExp(`${reason.source}.*\\. What was there before is still there\\.`),
      );
      assert.equal(
        filesBelow(folder),
        ['dist-hosts/record.json', 'dist/index.html', 'dist/old.html'],
        'no half-written file is left',
      );
      assert.is(readFileSync(join(folder, 'dist/index.html'), 'utf8'), 'one');
      assert.equal(
        (await writer.write([file('index.html', 'two')])).written,
        ['index.html'],
        'and the next run goes on',
      );
    });
  });

disk('a folder that may not be written to is named, and stays', async () => {
  await inTemporaryFolder(async (folder) => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'dist'), { recursive: true });
    writeFileSync(join(closed, 'dist/index.html'), 'one');
    chmodSync(closed, 0o555);
    chmodSync(folder, 0o755);
    const problem = await asNobody(() =>
      createDiskWriter(foldersIn(closed), new Map(), { force: true })
        .write([file('index.html', 'two')])
        .then(
          () => undefined,
          (error: unknown) => error,
        ),
    );
    chmodSync(closed, 0o755);
    assert.ok(problem instanceof WriteProblem, String(problem));
    assert.match((problem as Error).message, /closed\/dist: it may not be written to/);
    assert.is(readFileSync(join(closed, 'dist/index.html'), 'utf8'), 'one');
  });
});

disk('files that cannot be read are problems of their own', async () => {
  await inTemporaryFolder(async (folder) => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'closed.yaml'), 'a: 1\n');
    chmodSync(join(folder, 'closed.yaml'), 0o000);
    writeFileSync(join(folder, 'open.yaml'), 'a: 1\n');
    symlinkSync('open.yaml', join(folder, 'linked.yaml'));
    symlinkSync('/nowhere', join(folder, 'lost.yaml'));
    const { files } = await asNobody(async () => readContent(folder));
    assert.equal(
      [...files.values()].map(({ path, problems }) => `${path} ${problems.map(({ message }) => message).join()}`),
      [
        'closed.yaml closed.yaml cannot be read (EACCES).',
        'linked.yaml linked.yaml is a symbolic link; put the file itself here.',
        'lost.yaml lost.yaml is a symbolic link; put the file itself here.',
        'open.yaml ',
      ],
    );
  });
});

disk.run();
