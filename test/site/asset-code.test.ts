import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assetCode, assetInputs } from '../../scripts/bundle.mjs';
import { inTemporaryFolder, root } from '../support/project.ts';

/** Their keys have a digest of all code. */
const withAllCode = ['build/pipeline/emit/beside-pages.ts', 'build/pipeline/emit/known-files.ts'];

const code = suite('key of cached assets');

code('every module that makes cached assets is among the inputs, with what it imports', async () => {
  const inputs = await assetInputs(root);
  const modules = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const makers = modules
    .map((path) => `build/${path}`)
    .filter((path) => /\bcache\.(bytes|data|table)\(/.test(readFileSync(join(root, path), 'utf8')));
  assert.ok(makers.length > 4);
  for (const path of makers) assert.ok(inputs.includes(path) || withAllCode.includes(path), path);
  for (const path of [
    'build/formats/markdown/unparsed/patterns.ts',
    'build/formats/markdown/plain-text.ts',
    'build/formats/yaml/positions.ts',
    'build/authoring/format.ts',
  ])
    assert.ok(inputs.includes(path), path);
});

code('a change of an input changes the key, a change of other code does not', async () => {
  await inTemporaryFolder(async (folder) => {
    for (const path of ['build', 'templates', 'client', 'package-lock.json'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    const before = await assetCode(folder);
    assert.is(await assetCode(root), before);
    const inputs = await assetInputs(root);
    const keyAfterChangeOf = async (path: string, known?: readonly string[]): Promise<string> => {
      const text = readFileSync(join(folder, path), 'utf8');
      appendFileSync(join(folder, path), path.endsWith('.json') ? ' ' : '\n// changed\n');
      const key = await assetCode(folder, known);
      writeFileSync(join(folder, path), text);
      return key;
    };
    // A comment changes no list of inputs: it is made once, because esbuild takes most of the time.
    for (const path of [...inputs, 'package-lock.json'])
      assert.is.not(await keyAfterChangeOf(path, inputs), before, path);
    for (const path of [
      'build/cli.ts',
      'build/pipeline/build.ts',
      'build/pipeline/check/links.ts',
      'build/preview/server/server.ts',
    ])
      assert.is(await keyAfterChangeOf(path), before, path);
  });
});

code.run();
