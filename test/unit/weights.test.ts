import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { budgets, weighHeavyPages, weighPages } from '../../scripts/weights/weigh.mjs';
import { createPicker } from '../support/edits.ts';
import { makeTemporaryFolder } from '../support/project.ts';

const weights = suite<{ folder: string }>('weights of pages', { folder: '' });

weights.before.each((state) => {
  state.folder = makeTemporaryFolder();
});
weights.after.each(({ folder }) => rmSync(folder, { recursive: true }));

/** Words of chance, of which a letter cannot be pressed into much less than four bits. */
function words(letters: number): string {
  const chance = createPicker(letters);
  return Array.from({ length: letters }, () => chance.below(16).toString(16)).join('');
}

function write(folder: string, path: string, letters: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `<html data-type="guide" data-layout="minimal"><p>${words(letters)}`);
}

weights('only what is over its budget as it is sent is heavy', ({ folder }) => {
  const most = budgets.text.html;
  write(folder, 'index.html', most);
  write(folder, 'guide/index.html', most * 2 - 200);
  write(folder, 'fr/index.html', most * 2 + 200);
  write(folder, '404.html', most * 3);
  const heavy = weighHeavyPages(folder);
  assert.equal(
    heavy.map(({ url, over }) => [url, over]),
    [
      ['/404.html', ['html']],
      ['/fr/', ['html']],
    ],
  );
  assert.equal(
    heavy,
    weighPages(folder).filter(({ over }) => over.length > 0),
  );
});

weights.run();
