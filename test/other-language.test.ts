import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeTemporaryFolder } from './support/project.ts';
import { buildSite, changeToCase, layOutBase } from './support/site.ts';

/** A page that shows an entry in another language than its own follows the words of that language. */
const test = suite<{ folder: string }>('entries in another language');

test.before((state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  changeToCase('training-is-listed-in-the-language-it-has', state.folder);
});
test.after(({ folder }) => rmSync(folder, { recursive: true }));

test('its title changes there with the title in its own language', async ({ folder }) => {
  const { memo, writer } = await buildSite(folder);
  const written = () => String(writer.read('site', 'fr/transformation-ia/index.html'));
  assert.match(written(), /<h3 lang="en">Agile foundations<\/h3>/);
  const words = join(folder, 'content/trainings/agile-foundations/en.md');
  writeFileSync(words, readFileSync(words, 'utf8').replace('title: Agile foundations', 'title: Agile from the ground'));
  await buildSite(folder, { memo, writer });
  assert.match(written(), /<h3 lang="en">Agile from the ground<\/h3>/);
});

test.run();
