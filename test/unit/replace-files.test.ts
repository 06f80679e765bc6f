import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceFiles } from '../../build/commands/project/replace-files.ts';
import { inTemporaryFolder } from '../support/project.ts';

/** How commands write files of the project. */
const replacing = suite('replacing files');

replacing('files are written with their folders, and nothing else is left there', async () => {
  await inTemporaryFolder((folder) => {
    writeFileSync(join(folder, 'a.md'), 'before');
    replaceFiles(folder, [
      ['a.md', 'after'],
      ['b/c/d.md', 'new'],
    ]);
    assert.is(readFileSync(join(folder, 'a.md'), 'utf8'), 'after');
    assert.is(readFileSync(join(folder, 'b/c/d.md'), 'utf8'), 'new');
    assert.equal(readdirSync(folder).sort(), ['a.md', 'b']);
    assert.equal(readdirSync(join(folder, 'b/c')), ['d.md']);
  });
});

for (const [place, target] of [
  ['file.md', 'victim'],
  ['file.md', 'missing'],
  ['sub', 'elsewhere'],
] as const)
  replacing(`nothing is written if ${place} is a link to ${target}`, async () => {
    await inTemporaryFolder((parent) => {
      const folder = join(parent, 'site');
      for (const name of ['site', 'elsewhere']) mkdirSync(join(parent, name));
      writeFileSync(join(parent, 'victim'), 'mine');
      symlinkSync(join(parent, target), join(folder, place));
      const files = [
        ['first.md', 'text'],
        [place === 'sub' ? 'sub/deep/file.md' : place, 'text'],
      ] as const;
      assert.throws(() => replaceFiles(folder, files), /is a symbolic link, so .* is not written\. Remove the link/);
      assert.is(readFileSync(join(parent, 'victim'), 'utf8'), 'mine');
      assert.equal(readdirSync(parent).sort(), ['elsewhere', 'site', 'victim']);
      assert.equal(readdirSync(join(parent, 'elsewhere')), []);
      assert.equal(readdirSync(folder), [place]);
    });
  });

replacing.run();
