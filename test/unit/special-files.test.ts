import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  findChangedFiles,
  listChangedPaths,
  restamp,
  stampFiles,
  withChange,
} from '../../build/pipeline/cache/file-stamps.ts';
import { emptyMemo, type Memo } from '../../build/pipeline/cache/memo.ts';
import { readContent } from '../../build/pipeline/read/source.ts';
import { readStatics, staticProblems } from '../../build/pipeline/read/statics.ts';
import { findSourceFaults } from '../../build/pipeline/templates/source-faults.ts';
import { asNobody } from '../support/as-nobody.ts';
import { inTemporaryFolder, makeTemporaryFolder } from '../support/project.ts';
import { baseTemplates, buildSite, layOutBase } from '../support/site.ts';

/** What Git cannot hold, or fixture sites cannot undo: pipes, sockets, devices, folders named as files. */
const special = suite<{ base: string; memo: Memo }>('special files', { base: '', memo: emptyMemo('test') });

special.before(async (state) => {
  state.base = makeTemporaryFolder();
  layOutBase(state.base);
  state.memo = (await buildSite(state.base, { writes: false })).memo;
});
special.after(({ base }) => rmSync(base, { recursive: true }));

/** What is put in a place, by the words in which the problem names it. */
const makers = {
  'is a named pipe, and not a file': makePipe,
  'is a socket, and not a file': makeSocket,
  'is a folder, but only a file can have this name': makeFolder,
  'is a symbolic link; put the file itself here': (path: string) => symlinkSync('.', path),
  'is a symbolic link, or below one; put the folder or file itself here': makeLink,
  'cannot be read (EACCES)': (path: string) => chmodSync(path, 0o000),
};
type Fault = keyof typeof makers;

/** Those that are made of what is in their place; the others are put there in its stead. */
const ofWhatIsThere: readonly Fault[] = [
  'is a symbolic link, or below one; put the folder or file itself here',
  'cannot be read (EACCES)',
];

const cases: [place: string, fault: Fault][] = [
  ['content/toolbox/honest-devops/en.md', 'is a named pipe, and not a file'],
  ['content/site.yaml', 'is a named pipe, and not a file'],
  ['content/toolbox/honest-devops/en.md', 'is a socket, and not a file'],
  ['content/site.yaml', 'is a folder, but only a file can have this name'],
  ['content/strings/en.yaml', 'is a folder, but only a file can have this name'],
  ['content/addresses.txt', 'is a folder, but only a file can have this name'],
  ['content/toolbox', 'cannot be read (EACCES)'],
  ['content/toolbox/again', 'is a symbolic link; put the file itself here'],
  ['static/pictures/board.svg', 'is a named pipe, and not a file'],
  ['static/again', 'is a symbolic link; put the file itself here'],
  ['static', 'is a symbolic link, or below one; put the folder or file itself here'],
  ['content', 'is a symbolic link, or below one; put the folder or file itself here'],
  ['static', 'cannot be read (EACCES)'],
  ['static/pictures/board.svg', 'cannot be read (EACCES)'],
];

for (const [place, fault] of cases) {
  special(`${place} that ${fault} is one problem`, async ({ base, memo }) => {
    await inTemporaryFolder(async (folder) => {
      cpSync(base, folder, { recursive: true });
      chmodSync(folder, 0o755);
      if (!ofWhatIsThere.includes(fault)) rmSync(join(folder, place), { force: true });
      await makers[fault](join(folder, place));
      const input = { has: () => true, templates: await baseTemplates() };
      const build = () => buildSite(folder, { memo, writes: false, input });
      // Users who may not read everything meet it.
      const { printed, outputs } = await (fault.includes('EACCES') ? asNobody(build) : build());
      for (const path of ['content/toolbox', 'static']) chmodSync(join(folder, path), 0o755);
      const name = place.replace('content/', '');
      assert.is(printed.split('\n')[0], `${place}:1:1: error: ${name} ${fault}. [unreadable-file]`);
      assert.is(printed.match(/\[[a-z-]+\]$/gm)?.length, 1, printed);
      assert.is(outputs.length, 0);
    });
  });
}

special(
  'a file name that is not UTF-8, or has an invisible character, is refused in a cold and a warm run',
  async () => {
    await inTemporaryFolder((folder) => {
      writeFileSync(join(folder, 'site.yaml'), 'name: A\n');
      const read = readContent(folder);
      const before = stampFiles([folder]);
      writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), '');
      mkdirSync(join(folder, 'a\nb'));
      writeFileSync(join(folder, 'a\nb/words.md'), '');
      writeFileSync(join(folder, 'dm.\u202exe'), '');
      const touched = findChangedFiles(before, restamp(before, listChangedPaths(before))).map((path) =>
        path.slice(folder.length + 1),
      );
      const messages = readContent(folder).diagnostics.map(({ message }) => message);
      assert.equal(messages, [
        'a\\u{A}b has a name with an invisible character (U+000A).',
        'caf\ufffd.md has a name that is not UTF-8 text.',
        'dm.\\u{202E}xe has a name with an invisible character (U+202E).',
      ]);
      assert.equal(
        readContent(folder, read, touched).diagnostics.map(({ message }) => message),
        messages,
      );
      assert.equal(
        staticProblems(readStatics(folder, new Map())).map(({ message }) => message),
        [
          'static/a\\u{A}b has a name with an invisible character (U+000A).',
          'static/caf\ufffd.md has a name that is not UTF-8 text.',
          'static/dm.\\u{202E}xe has a name with an invisible character (U+202E).',
        ],
      );
    });
  },
);

/** What may be in place of a source, and what is said of it. */
const sources: [path: string, message: string, prepare: (path: string) => void | Promise<void>][] = [
  ['client/main.ts', 'is a named pipe, and not a file.', makePipe],
  ['client/main.ts', 'is missing.', () => {}],
  ['client/main.ts', 'is a folder, but only a file can have this name.', makeFolder],
  ['templates/site.ts', 'is a socket, and not a file.', makeSocket],
  ['templates/site.ts', 'is a device, and not a file.', (path) => symlinkSync('/dev/null', path)],
  ['templates/site.ts', 'cannot be read (EACCES).', (path) => writeFileSync(path, '', { mode: 0o000 })],
  ['client', 'cannot be read (EACCES).', (path) => mkdirSync(path, 0o000)],
];

for (const [path, message, prepare] of sources) {
  special(`a source is refused: ${path} ${message}`, async () => {
    await inTemporaryFolder(async (folder) => {
      chmodSync(folder, 0o755);
      for (const source of ['client/main.ts', 'templates/site.ts', 'templates/.hidden/notes']) {
        mkdirSync(join(folder, source, '..'), { recursive: true });
        writeFileSync(join(folder, source), '');
      }
      makePipe(join(folder, 'templates/.hidden/pipe'));
      rmSync(join(folder, path), { recursive: true });
      await prepare(join(folder, path));
      const faults = await asNobody(async () => findSourceFaults(folder, '..'));
      assert.equal(
        faults.map((fault) => `${fault.file}: ${fault.message}`),
        [`../${path}: ${path} ${message}`],
      );
    });
  });
}

const notUtf8 = 'This file has a character that is not UTF-8 text.';
const conflict = 'Two versions of this file were merged, and here somebody has to choose.';
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n';

/** Sources with contents that a compiler would misread, and the place and message of each. */
const misread: { path: string; contents: string | Uint8Array; found: string[] }[] = [
  { path: 'templates/a.tsx', contents: Buffer.from('1;\n"caf\xe9";', 'latin1'), found: [`:2:5: ${notUtf8}`] },
  { path: 'templates/deep/a.css', contents: Buffer.from('.a {} /* \xe9 */', 'latin1'), found: [`:1:10: ${notUtf8}`] },
  { path: 'client/a.ts', contents: Buffer.from('\ufeff1;', 'utf16le'), found: [`:1:1: ${notUtf8}`] },
  { path: 'client/a.ts', contents: '\ufeff"café";', found: [] },
  { path: 'templates/a.css', contents: '.a {}\n<<<<<<< HEAD\n=======\n>>>>>>> b\n', found: [`:2:1: ${conflict}`] },
  { path: 'templates/a.ts', contents: '\ufeff<<<<<<< HEAD\r\n=======\r\n>>>>>>> b\r\n', found: [`:1:1: ${conflict}`] },
  { path: 'templates/a.ts', contents: '/*\n=======\n*/', found: [] },
  {
    path: 'templates/a.css',
    contents: pointer,
    found: [':1:1: templates/a.css is a pointer of Git LFS, and not the file itself.'],
  },
  { path: 'templates/a.jpg', contents: Buffer.from([0xff, 0xd8]), found: [] },
];

for (const { path, contents, found } of misread)
  special(`a source with other contents than its name says: ${path} ${JSON.stringify(String(contents))}`, async () => {
    await inTemporaryFolder((folder) => {
      for (const source of ['client/main.ts', 'templates/site.ts', path]) {
        mkdirSync(join(folder, source, '..'), { recursive: true });
        writeFileSync(join(folder, source), '');
      }
      assert.equal(findSourceFaults(folder, '..'), []);
      writeFileSync(join(folder, path), contents);
      const faults = findSourceFaults(folder, '..');
      assert.equal(
        faults.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
        found.map((fault) => `../${path}${fault}`),
      );
    });
  });

const unfetched = 'is a pointer of Git LFS, and not the file itself.';
const copied = 'is a copy that a program for synchronizing files made, because two devices changed a file.';

/** Files of the content, or below `static/`, that are there in place of others or beside them. */
const standIns: { path: string; contents: string; why?: string }[] = [
  { path: 'pages/home/en.md', contents: pointer, why: unfetched },
  { path: 'site.yaml', contents: pointer, why: unfetched },
  { path: 'pages/home/photo.jpg', contents: pointer, why: unfetched },
  { path: 'static/price.pdf', contents: pointer, why: unfetched },
  { path: 'static/data.zip', contents: pointer, why: unfetched },
  { path: 'static/drawing.svg', contents: pointer, why: unfetched },
  { path: 'pages/home/en (conflicted copy).md', contents: 'a', why: copied },
  { path: 'pages/home/en (Ann’s conflicted copy 2024-01-01).md', contents: 'a', why: copied },
  { path: 'pages/home/en.sync-conflict-20240101-101010-ABCDEFG.md', contents: 'a', why: copied },
  { path: 'pages/home (Case Conflict)/en.md', contents: 'a', why: copied },
  { path: 'static/note (conflicted copy).txt', contents: 'a', why: copied },
  { path: 'static/policy (conflict of interest).txt', contents: pointer.slice(1) },
];

for (const { path, contents, why } of standIns)
  special(`a file that stands for another: ${path}`, async () => {
    await inTemporaryFolder((folder) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), contents);
      const read = readContent(folder);
      const pictures = [...read.pictures.values()].flatMap(({ fault }) => fault?.message ?? []);
      const statics = staticProblems(readStatics(join(folder, 'static'), new Map())).map(({ message }) => message);
      const found = path.startsWith('static/') ? statics : [...problemsOf(read), ...pictures];
      assert.equal(found, why === undefined ? [] : [`${path} ${why}`]);
    });
  });

special('what can no longer be read is the same problem in a warm run as in a cold one', async () => {
  await inTemporaryFolder(async (folder) => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'toolbox'));
    for (const path of ['site.yaml', 'toolbox/words.yaml']) writeFileSync(join(folder, path), 'name: A\n');
    const read = readContent(folder);
    for (const [path, mode] of [
      ['site.yaml', 0o644],
      ['toolbox', 0o755],
    ] as const) {
      chmodSync(join(folder, path), 0o000);
      const touched = ['site.yaml', 'toolbox/words.yaml'];
      const [warm, cold] = await asNobody(async () => [readContent(folder, read, touched), readContent(folder)]);
      chmodSync(join(folder, path), mode);
      assert.equal(problemsOf(warm), problemsOf(cold));
      assert.is(problemsOf(cold).length, 1);
    }
  });
});

/** Lists what the files and folders of content have wrong. */
function problemsOf({ files, diagnostics }: ReturnType<typeof readContent>): string[] {
  const problems = [...files.values()].flatMap((file) => file.problems);
  return [...problems, ...diagnostics].map(({ message }) => message);
}

special('a warm run reads what a cold one reads', async () => {
  await inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'site.yaml'), 'name: A\n');
    const read = readContent(folder);
    const before = stampFiles([folder]);
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'addresses.txt'));
    for (const name of ['.DS_Store', '.site.yaml.swp', '.#site.yaml', 'site.yaml~', 'site.yaml.orig', '.git/config'])
      writeFileSync(join(folder, name), 'left behind');
    writeFileSync(join(folder, 'addresses.txt/old.txt'), '/\n');
    const changed = findChangedFiles(before, restamp(before, listChangedPaths(before))).map((path) =>
      path.slice(folder.length + 1),
    );
    const [warm, cold] = [readContent(folder, read, changed), readContent(folder)];
    assert.equal([...warm.files.keys()], ['addresses.txt', 'site.yaml']);
    assert.equal([...warm.files.keys()], [...cold.files.keys()]);
    const all = ['.DS_Store', '.git/config', 'site.yaml~', '.editorconfig', 'addresses.txt/old.txt'];
    assert.equal([...readContent(folder, warm, all).files.keys()], ['addresses.txt', 'site.yaml']);
  });
});

special('content that becomes a link while a preview runs is not read again', async () => {
  await inTemporaryFolder((folder) => {
    const content = join(folder, 'content');
    mkdirSync(content);
    writeFileSync(join(content, 'site.yaml'), 'name: A\n');
    const read = readContent(content);
    makeLink(content);
    writeFileSync(join(content, 'site.yaml'), 'name: B\n');
    const again = readContent(content, read, ['site.yaml']);
    assert.equal([...again.files.keys()], []);
    assert.equal(
      again.diagnostics.map(({ message }) => message),
      ['content is a symbolic link, or below one; put the folder or file itself here.'],
    );
  });
});

special('a link to a folder is stamped, and nothing behind it', async () => {
  await inTemporaryFolder((folder) => {
    for (const name of ['content', 'elsewhere']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'elsewhere/guide.md'), 'Guide\n');
    const content = join(folder, 'content');
    const before = stampFiles([content]);
    symlinkSync('../elsewhere', join(content, 'link'));
    symlinkSync('.', join(content, 'loop'));
    const changed = findChangedFiles(before, restamp(before, listChangedPaths(before))).map((path) =>
      path.slice(content.length + 1),
    );
    assert.equal(changed.sort(), ['link', 'loop']);
  });
});

special('a scanned folder that becomes a link is stamped, and nothing behind it', async () => {
  await inTemporaryFolder((folder) => {
    for (const name of ['static', 'elsewhere']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'elsewhere/config'), 'private\n');
    const statics = join(folder, 'static');
    const before = stampFiles([statics]);
    rmSync(statics, { recursive: true });
    symlinkSync('elsewhere', statics);
    assert.equal(findChangedFiles(before, restamp(before, listChangedPaths(before))), [statics]);
    assert.equal(withChange(before, restamp(before, [statics])), stampFiles([statics]));
    assert.equal([...stampFiles([statics]).keys()], [statics]);
  });
});

special.run();

function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

/** Puts a link to a folder in its place. */
function makeLink(path: string): void {
  renameSync(path, `${path}-elsewhere`);
  symlinkSync(`${path}-elsewhere`, path);
}

function makeFolder(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'notes.md'), 'Notes\n');
}

/** Makes a socket that outlives its server: a link to it keeps it when the server removes its own name. */
async function makeSocket(path: string): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const own = join(folder, 'socket');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(own, resolve));
    execFileSync('ln', [own, path]);
    await new Promise((resolve) => server.close(resolve));
  });
}
