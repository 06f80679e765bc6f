import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder } from '../support/project.ts';

interface State {
  folder: string;
  site: string;
  /** Builds the site → what it says. */
  build: (status: number, ...options: string[]) => string;
}

/** Changes that neither the time and size of a file that was read show, nor the time of a folder with its own files. */
const warm = suite<State>('what a warm build finds');

warm.before.each((state) => {
  state.folder = makeTemporaryFolder();
  state.site = join(state.folder, 'site');
  process.env.SITE_CACHE = join(state.folder, 'cache');
  assert.is(runCommand('new', 'site', state.site).status, 0);
  state.build = (expected, ...options) => {
    const { status, out, err } = runCommand('build', '--site', state.site, ...options);
    assert.is(status, expected, out + err);
    return out;
  };
});
warm.after.each(({ folder }) => {
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

warm('a page type that is gone, and the same file when it is back', ({ folder, site, build }) => {
  build(0);
  const type = join(site, 'templates/pages/page/index.tsx');
  renameSync(type, join(folder, 'index.tsx'));
  assert.match(build(1), /"pages" is not a folder of the content/);
  renameSync(join(folder, 'index.tsx'), type);
  assert.match(build(0), /^3 pages: /m);
});

warm(
  'a page type that is copied as it is, into a folder that was empty: its name is that of the folder',
  ({ site, build }) => {
    const types = join(site, 'templates/pages');
    mkdirSync(join(types, 'note'));
    build(0);
    for (const file of ['index.tsx', 'schema.ts']) copyFileSync(join(types, 'page', file), join(types, 'note', file));
    const facts = join(site, 'content/pages/about/page.yaml');
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('type: page', 'type: note'));
    assert.match(build(0), /^3 pages: /m);
  },
);

warm('an option that changes every page', ({ site, build }) => {
  build(0);
  build(0, '--noindex');
  assert.match(readFileSync(join(site, 'dist/index.html'), 'utf8'), /noindex/);
  build(0);
  assert.not.match(readFileSync(join(site, 'dist/index.html'), 'utf8'), /noindex/);
});

warm('words and code that got their old time again', ({ site, build }) => {
  build(0);
  const edit = (file: string, find: string, replace: string) => {
    const path = join(site, file);
    const text = readFileSync(path, 'utf8');
    assert.ok(text.includes(find), `${file} has ${find}`);
    const { atime, mtime } = statSync(path);
    writeFileSync(path, text.replace(find, replace));
    utimesSync(path, atime, mtime);
  };
  edit('content/pages/home/en.md', 'Change this', 'Renew  this');
  edit('templates/layouts/page/index.tsx', 'id="main"', 'id="maim"');
  build(0);
  const home = readFileSync(join(site, 'dist/index.html'), 'utf8');
  assert.match(home, /Renew/);
  assert.match(home, /id="maim"/);
});

warm('the configuration of editors is not read', ({ site, build }) => {
  writeFileSync(join(site, 'tsconfig.json'), '{ nonsense');
  build(0);
});

warm.run();
