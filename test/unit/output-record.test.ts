import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../build/model/output.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { findForbiddenReason } from '../../build/pipeline/write/forbidden-output.ts';
import { ForeignFilesProblem } from '../../build/pipeline/write/writer.ts';
import { file, foldersIn, problemOf } from '../support/outputs.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

const record = suite('the record of an output');

record('only files that the record names are removed, in each of the folders', async () => {
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

record('a folder with files that no build wrote is refused, whichever of the three it is', async () => {
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

record('what desktops, file systems, editors and Git put into a folder is neither refused nor removed', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    mkdirSync(join(folders.site, 'lost+found'), { recursive: true });
    mkdirSync(join(folders.site, '.git'));
    const left = ['.DS_Store', '.git/config', '._index.html', '.nfs0001', 'Thumbs.db', 'index.html~'];
    for (const name of left) writeFileSync(join(folders.site, name), '');
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    assert.equal(filesBelow(folders.site), [...left, 'index.html'].sort());
    assert.ok(existsSync(join(folders.site, 'lost+found')));
  });
});

record('--force keeps what is there, overwrites what the site has too, and is asked for once', async () => {
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

record('an accepted file whose name the site has later is not overwritten without --force', async () => {
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

record('a file of the record that was changed by hand is still the build’s', async () => {
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

record('no symbolic link in the output is followed', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    const files = ['index.html', 'a/index.html', 'a/old.html', 'gone/old.html'].map((path) => file(path, path));
    const first = createDiskWriter(folders, new Map());
    await first.write(files);
    for (const [name, target] of [
      ['a', 'elsewhere'],
      ['gone', 'kept'],
    ] as const) {
      renameSync(join(folders.site, name), join(folder, target));
      symlinkSync(join(folder, target), join(folders.site, name));
    }
    assert.throws(() => createDiskWriter(folders, first.written()), /dist has a, gone\n/);
    await createDiskWriter(folders, first.written(), { force: true }).write(files.slice(0, 2));
    assert.equal(filesBelow(join(folders.site, 'a')), ['index.html']);
    assert.ok(lstatSync(join(folders.site, 'a')).isDirectory(), 'the link is replaced by a folder');
    assert.equal(filesBelow(join(folder, 'elsewhere')), ['index.html', 'old.html'], 'where it led, nothing is gone');
    assert.equal(filesBelow(join(folder, 'kept')), ['old.html'], 'nor behind a link in place of a page that is gone');
  });
});

record('the output itself may be a symbolic link: where it leads is written to', async () => {
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

record('a record that was tampered with leads nowhere else', async () => {
  await inTemporaryFolder(async (folder) => {
    const folders = foldersIn(folder);
    await createDiskWriter(folders, new Map()).write([file('index.html', 'one')]);
    writeFileSync(join(folder, 'precious.txt'), 'mine');
    const path = join(folders.hosts, 'record.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"index.html"', '"index.html", "../precious.txt"'));
    assert.throws(
      () => createDiskWriter(folders, new Map()),
      /\n {2}.*dist-hosts\/record\.json should list what builds wrote, but cannot be read: .*\n(?:.*\n)*.*dist-hosts has record\.json\n/,
    );
    await createDiskWriter(folders, new Map(), { force: true }).write([]);
    assert.ok(existsSync(join(folder, 'precious.txt')));
  });
});

record('the output is no folder that has other work, nor inside one that the build reads', async () => {
  await inTemporaryFolder((folder) => {
    const [project, content] = [join(folder, 'project'), join(folder, 'project/content')];
    mkdirSync(join(content, 'pages'), { recursive: true });
    symlinkSync(content, join(folder, 'shortcut'));
    writeFileSync(join(folder, 'letter'), '');
    const why = (path: string) =>
      findForbiddenReason(join(folder, path), { protectedFolders: [project], inputs: [content] });
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

record.run();
