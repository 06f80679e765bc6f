import { copyFileSync, mkdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newSite, type SiteCopy } from '../support/small-site.ts';

/** Changes that neither the time and size of a file that was read show, nor the time of a folder with its own files. */
const warm = suite<SiteCopy>('what a warm build finds');

warm.before(async (state) => {
  Object.assign(state, await newSite());
});
warm.after(({ remove }) => remove());

/** Builds the site → what the command says. */
async function build({ run }: SiteCopy, expected = 0, ...options: string[]): Promise<string> {
  const { status, out, err } = await run('build', ...options);
  assert.is(status, expected, out + err);
  return out;
}

warm('a page type that is gone, and the same file when it is back', async (state) => {
  await build(state);
  const type = join(state.site, 'templates/pages/page/index.tsx');
  renameSync(type, join(state.folder, 'index.tsx'));
  assert.match(await build(state, 1), /"pages" is not a folder of the content/);
  renameSync(join(state.folder, 'index.tsx'), type);
  assert.match(await build(state), /^3 pages: /m);
});

warm('an option that changes every page', async (state) => {
  await build(state, 0, '--noindex');
  assert.match(state.read('dist/index.html'), /noindex/);
  await build(state);
  assert.not.match(state.read('dist/index.html'), /noindex/);
});

warm('words and code that got their old time again', async (state) => {
  await build(state);
  for (const [file, find, replace] of [
    ['content/pages/home/en.md', 'Change this', 'Renew  this'],
    ['templates/layouts/page/index.tsx', 'id="main"', 'id="maim"'],
  ] as const) {
    const path = join(state.site, file);
    const { atime, mtime } = statSync(path);
    state.edit(file, find, replace);
    utimesSync(path, atime, mtime);
  }
  await build(state);
  assert.match(state.read('dist/index.html'), /Renew/);
  assert.match(state.read('dist/index.html'), /id="maim"/);
});

warm(
  'a page type that is copied as it is, into a folder that was empty: its name is that of the folder',
  async (state) => {
    const types = join(state.site, 'templates/pages');
    mkdirSync(join(types, 'note'));
    await build(state);
    for (const file of ['index.tsx', 'schema.ts']) copyFileSync(join(types, 'page', file), join(types, 'note', file));
    state.edit('content/pages/about/page.yaml', 'type: page', 'type: note');
    assert.match(await build(state), /^3 pages: /m);
  },
);

warm('the configuration of editors is not read', async (state) => {
  state.write('tsconfig.json', '{ nonsense');
  await build(state);
});

warm.run();
