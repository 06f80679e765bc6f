import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isFresh, writeBundle } from '../../scripts/bundle.mjs';
import { inTemporaryFolder } from '../support/project.ts';

const bundle = suite('bundles in the cache');

bundle('one whose input was saved while it was made is made again', async () => {
  await inTemporaryFolder((root) => {
    writeFileSync(join(root, 'a.ts'), 'a');
    const write = (begun: number) =>
      writeBundle({ folder: join(root, 'cache'), root, files: { 'a.mjs': 'a' }, inputs: ['a.ts'], begun });
    write(Date.now() - 60_000);
    assert.not(isFresh(join(root, 'cache'), root));
    write(Date.now() + 60_000);
    assert.ok(isFresh(join(root, 'cache'), root));
  });
});

bundle('a file that comes or goes anywhere below a folder among the inputs is a change', async () => {
  await inTemporaryFolder((root) => {
    mkdirSync(join(root, 'src/deep/er'), { recursive: true });
    const folder = join(root, 'cache');
    writeBundle({ folder, root, files: { 'a.mjs': 'a' }, inputs: ['src', 'gone'], begun: Date.now() });
    assert.ok(isFresh(folder, root));
    const added = join(root, 'src/deep/er/a.ts');
    writeFileSync(added, '');
    assert.not(isFresh(folder, root));
    rmSync(added);
    mkdirSync(added);
    assert.not(isFresh(folder, root));
    rmSync(added, { recursive: true });
    assert.ok(isFresh(folder, root));
    mkdirSync(join(root, 'gone'));
    assert.not(isFresh(folder, root));
  });
});

bundle.run();
