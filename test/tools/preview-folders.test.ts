import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runBundled } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import { buildDate } from '../support/site.ts';
import { previewSmall, type SmallPreview } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

const withoutVersion = (page: string): string => page.replace(/client\.js\?\d+/, '');

interface State extends SiteCopy {
  running: SmallPreview;
  lines: string[];
}

/** What is a pattern, an escape or an encoding elsewhere is a character of a path. */
const name = String.raw`a\b [x] {y,z} (!c) * ? %20 # é ' " $&;`;

/** The preview while the folders of the site are moved, as by a switch of branches. */
const moved = suite<State>('the preview, and folders that are away');

const further = exhaustive(moved);

moved.before(async (state) => {
  Object.assign(state, copySmallSite());
  // The content may be anywhere.
  const parent = join(state.folder, name);
  mkdirSync(parent);
  renameSync(state.site, join(parent, 'site'));
  renameSync(join(parent, 'site/content'), join(parent, 'words'));
  mkdirSync(join(parent, 'static'));
  writeFileSync(join(parent, 'static/note.txt'), 'first');
  Object.assign(state, { folder: parent, site: join(parent, 'site') });
  state.lines = [];
  state.running = await previewSmall(state, {
    args: ['--content', join(state.folder, 'words')],
    log: (line) => state.lines.push(line),
  });
});
moved.after(async ({ running, remove }) => {
  await running?.stop();
  remove();
});

/** Each folder that is watched; a file below it, and a page that changes when a line is added to the file. */
const folders: { folder: string; file: string; page: string }[] = [
  { folder: 'words', file: 'pages/workshop/en.md', page: '/workshop/' },
  { folder: 'static', file: 'note.txt', page: '/note.txt' },
  { folder: 'site/templates', file: 'layouts/page/style.module.css', page: '/' },
  { folder: 'site/client', file: 'main.ts', page: '/' },
];

for (const folder of someRows(['words', 'words/projects', 'static', 'site/templates'], 1))
  moved(`${folder} that becomes a link is refused as by a build, and the pages stay`, async (state) => {
    const { folder: parent, running, lines } = state;
    const path = join(parent, folder);
    const page = await running.text('/workshop/');
    lines.length = 0;
    renameSync(path, `${parent}/elsewhere`);
    symlinkSync(`${parent}/elsewhere`, path);
    await eventually(running.codes, ['unreadable-file']);
    const message = `${basename(path)} is a symbolic link, or below one; put the folder or file itself here.`;
    assert.is((await running.problems())[0]?.message, message);
    assert.ok(
      lines.some((line) => line.includes(`:1:1: error: ${message}`)),
      lines.join('\n'),
    );
    assert.is(withoutVersion(await running.text('/workshop/')), withoutVersion(page));
    rmSync(path);
    renameSync(`${parent}/elsewhere`, path);
    await eventually(running.codes, []);
    assert.is(withoutVersion(await running.text('/workshop/')), withoutVersion(page));
  });

for (const { folder, file, page } of someRows(folders, 1)) {
  moved(`${folder} may be away, and another may take its place`, async ({ folder: parent, running }) => {
    const path = join(parent, folder);
    const see = async () => [await running.codes(), withoutVersion(await running.text(page))];
    const before = await see();
    const sees = async (expected: 'as before' | 'another') =>
      eventually(
        async () => JSON.stringify(await see()) === JSON.stringify(before),
        expected === 'as before',
        expected,
      );
    assert.equal(before[0], []);
    renameSync(path, `${path}-away`);
    await sees('another');
    renameSync(`${path}-away`, path);
    await sees('as before');
    const text = readFileSync(join(path, file));
    appendFileSync(join(path, file), added(file));
    await sees('another');
    cpSync(path, `${path}-new`, { recursive: true });
    writeFileSync(join(`${path}-new`, file), text);
    renameSync(path, `${path}-old`);
    renameSync(`${path}-new`, path);
    await sees('as before');
  });
}

/** Returns a line that changes what is shown of a file. */
function added(file: string): string {
  if (file.endsWith('.css')) return '\n.added {\n  color: inherit;\n}\n';
  return file.endsWith('.ts') ? '\nconsole.log("added");\n' : '\nA line is added.\n';
}

further('a named pipe in place of a source is a problem, and nothing waits for it', async ({ site, running }) => {
  const path = join(site, 'client/main.ts');
  const text = readFileSync(path);
  rmSync(path);
  execFileSync('mkfifo', [path]);
  await eventually(running.codes, ['template-syntax']);
  rmSync(path);
  writeFileSync(path, text);
  await eventually(running.codes, []);
});

further('the site is built in a folder of any name', async ({ folder, site }) => {
  const content = join(folder, 'words');
  const { status, out, err } = await runBundled('build', '--site', site, '--content', content, '--date', buildDate);
  assert.is(status, 0, out + err);
});

moved('the terminal names the first of many changed files, and counts the others', ({ lines }) => {
  const built = lines.filter((line) => line.includes('pages rendered'));
  assert.ok(
    built.some((line) => /^.+, .+, .+ and \d+ other files: \d+ of \d+ pages rendered/.test(line)),
    built.join(),
  );
  assert.equal(
    built.filter((line) => line.length > 500),
    [],
  );
});

moved.run();
