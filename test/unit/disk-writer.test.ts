import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../build/model.ts';
import { readContent } from '../../build/read/source.ts';
import { createDiskWriter } from '../../build/write/disk.ts';
import { whyForbidden } from '../../build/write/forbidden-output.ts';
import { openStaging, stageFile } from '../../build/write/staging.ts';
import { ForeignFilesProblem, WriteProblem } from '../../build/write/writer.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

const disk = suite('writing to disk');

const file = (path: string, contents: string | (() => string)): OutputFile => ({
  area: 'site',
  path,
  digest: String(contents),
  contents: () => (typeof contents === 'string' ? contents : contents()),
});

const foldersIn = (folder: string) => ({
  site: join(folder, 'dist'),
  documents: join(folder, 'dist-documents'),
  hosts: join(folder, 'dist-hosts'),
});

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

disk('a failure leaves the last good site whole', async () => {
  await inTemporaryFolder(async (folder) => {
    const writer = createDiskWriter(foldersIn(folder), new Map());
    await writer.write([file('index.html', 'one'), file('old.html', 'old')]);
    const failing = file('b.html', () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    const problem = await writer.write([file('index.html', 'two'), failing]).then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(problem instanceof WriteProblem);
    assert.match((problem as Error).message, /the disk is full\. What was there before is still there\./);
    assert.equal(
      filesBelow(folder),
      ['dist-hosts/record.json', 'dist/index.html', 'dist/old.html'],
      'no half-written file is left',
    );
    assert.is(readFileSync(join(folder, 'dist/index.html'), 'utf8'), 'one');
    assert.equal((await writer.write([file('index.html', 'two')])).written, ['index.html'], 'and the next run goes on');
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

disk('only files that the record names are removed, in each of the folders', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const page: OutputFile = { ...file('list.pdf', 'list'), area: 'documents' };
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one'), file('old/index.html', 'old'), page]);
    // What was known of the files is lost; the record is not.
    const result = await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    assert.equal(result.removed, ['old/index.html', 'list.pdf']);
    assert.equal(filesBelow(folder), ['dist-hosts/record.json', 'dist/index.html']);
    assert.not(existsSync(folders.documents), 'no empty folder is left');
  });
});

disk('a folder with files that no build wrote is refused, whichever of the three it is', async () => {
  await inTemporaryFolder((folder) => {
    const folders = foldersIn(folder);
    for (const own of Object.values(folders)) {
      mkdirSync(join(own, 'letters'), { recursive: true });
      for (const name of ['a', 'b', 'c', 'd', 'e']) writeFileSync(join(own, `letters/to-${name}.txt`), 'Dear friend');
      writeFileSync(join(own, 'sitemap.xml'), '');
      writeFileSync(join(own, '_headers'), '');
      assert.throws(
        () => createDiskWriter(folders, new Map()),
        (error: Error) =>
          error instanceof ForeignFilesProblem &&
          error.message.includes(`${own} has _headers, letters/to-a.txt, letters/to-b.txt and 4 more\n`) &&
          error.message.includes(`delete ${own} and build again`) &&
          error.message.includes('--force'),
      );
      rmSync(own, { recursive: true });
    }
  });
});

disk('what a desktop or a file system puts into a folder is neither refused nor removed', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(join(folders.site, 'lost+found'), { recursive: true });
    writeFileSync(join(folders.site, '.DS_Store'), '');
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    assert.equal(readdirSync(folders.site), ['.DS_Store', 'index.html', 'lost+found']);
  });
});

disk('--force keeps what is there, overwrites what the site has too, and is asked for once', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(folders.site);
    for (const name of ['index.html', 'CNAME']) writeFileSync(join(folders.site, name), 'mine');
    await createDiskWriter(folders, new Map(), { force: true }).write([file('index.html', 'one'), file('b', 'two')]);
    assert.is(readFileSync(join(folders.site, 'index.html'), 'utf8'), 'one');
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    assert.equal(filesBelow(folders.site), ['CNAME', 'index.html']);
    assert.is(readFileSync(join(folders.site, 'CNAME'), 'utf8'), 'mine');
    writeFileSync(join(folders.site, 'notes.txt'), 'mine');
    assert.throws(() => createDiskWriter(folders, new Map()), /dist has notes\.txt\n/);
  });
});

disk('an accepted file whose name the site has later is not overwritten without --force', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(join(folders.site, 'deep'), { recursive: true });
    writeFileSync(join(folders.site, 'CNAME'), 'mine');
    writeFileSync(join(folders.site, 'deep/notes.txt'), 'mine');
    const index = file('index.html', 'one');
    await createDiskWriter(folders, new Map(), { force: true }).write([index]);
    const site = (force: boolean, ...more: OutputFile[]) =>
      problemOf(createDiskWriter(folders, new Map(), { force }).write([index, ...more]));
    assert.match(
      await site(false, file('CNAME', 'new')),
      /dist\/CNAME is in the way: .* add --force to overwrite it\./,
    );
    assert.match(await site(false, file('CNAME/a.html', 'new')), /dist\/CNAME is in the way/);
    assert.match(await site(true, file('deep', 'new')), /dist\/deep is a folder with deep\/notes\.txt, which no build/);
    assert.is(readFileSync(join(folders.site, 'CNAME'), 'utf8'), 'mine');
    assert.is(await site(true, file('CNAME/a.html', 'new')), '');
    assert.equal(filesBelow(folders.site), ['CNAME/a.html', 'deep/notes.txt', 'index.html']);
  });
});

disk('a file of the record that was changed by hand is still the build’s', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const first = createDiskWriter(folders, new Map());
    await first.write([file('index.html', 'one'), file('old.html', 'old')]);
    for (const name of ['index.html', 'old.html']) writeFileSync(join(folders.site, name), 'changed by hand');
    const { written, removed } = await createDiskWriter(folders, first.written()).write([file('index.html', 'one')]);
    assert.equal({ written, removed }, { written: ['index.html'], removed: ['old.html'] });
    assert.is(readFileSync(join(folders.site, 'index.html'), 'utf8'), 'one');
  });
});

disk('no symbolic link in the output is followed', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const files = [file('index.html', 'one'), file('a/index.html', 'two'), file('a/old.html', 'old')];
    const first = createDiskWriter(folders, new Map());
    await first.write(files);
    renameSync(join(folders.site, 'a'), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folders.site, 'a'));
    assert.throws(() => createDiskWriter(folders, first.written()), /dist has a\n/);
    await createDiskWriter(folders, first.written(), { force: true }).write(files.slice(0, 2));
    assert.equal(filesBelow(folders.site), ['a/index.html', 'index.html']);
    assert.ok(lstatSync(join(folders.site, 'a')).isDirectory(), 'the link is replaced by a folder');
    assert.equal(filesBelow(join(folder, 'elsewhere')), ['index.html', 'old.html'], 'where it led, nothing is gone');
  });
});

disk('the output itself may be a symbolic link: where it leads is written to', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(join(folder, 'releases/1'), { recursive: true });
    symlinkSync('releases/1', folders.site);
    const writer = createDiskWriter(folders, new Map());
    await writer.write([file('index.html', 'one'), file('old.html', 'old')]);
    await writer.write([file('index.html', 'two')]);
    assert.equal(filesBelow(join(folder, 'releases')), ['1/index.html']);
    assert.ok(lstatSync(folders.site).isSymbolicLink());
  });
});

disk('a record that was tampered with leads nowhere else', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    writeFileSync(join(folder, 'precious.txt'), 'mine');
    const path = join(folders.hosts, 'record.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"index.html"', '"index.html", "../precious.txt"'));
    assert.throws(() => createDiskWriter(folders, new Map()), /dist-hosts has record\.json\n/);
    await createDiskWriter(folders, new Map(), { force: true }).write([]);
    assert.ok(existsSync(join(folder, 'precious.txt')));
  });
});

disk('the output is no folder that has other work, nor inside one that the build reads', async () => {
  await inTemporaryFolder((folder) => {
    const [project, content] = [join(folder, 'project'), join(folder, 'project/content')];
    mkdirSync(join(content, 'pages'), { recursive: true });
    symlinkSync(content, join(folder, 'shortcut'));
    writeFileSync(join(folder, 'letter'), '');
    const why = (path: string) => whyForbidden(join(folder, path), { kept: [project], inputs: [content] });
    assert.match(why('.') ?? '', /^it holds .*project$/);
    assert.match(why('project') ?? '', /^it has other work in it$/);
    assert.match(why('project/content') ?? '', /^it has other work in it$/);
    assert.match(why('project/content/site') ?? '', /^it is inside .*content, which the build reads$/);
    assert.match(why('shortcut/site') ?? '', /^it is inside .*content, which the build reads$/);
    assert.match(why('letter') ?? '', /^it is a file$/);
    assert.is(why('project/dist'), undefined);
    assert.is(why('project/content-of-the-site'), undefined);
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
    const { files } = await asNobody(async () => readContent(folder, new Map()));
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

/** Returns the message of a `WriteProblem`; nothing if all goes well. */
function problemOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: unknown) => {
      if (error instanceof WriteProblem) return error.message;
      throw error;
    },
  );
}

/** Works as a user without rights: permissions do not bind the superuser, as whom tests may be run. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user !== 0) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
