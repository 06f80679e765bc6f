import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { strayProblemOf, templateProblemOf } from '../../build/pipeline/templates/template-problem.ts';
import { root } from '../support/project.ts';

const problems = suite('mistakes that the compiler finds');

/** Bundles code for the browser → the hints of its mistakes. */
async function hintsFor(
  contents: string,
  sourcefile = 'templates/islands/a/index.tsx',
): Promise<(string | undefined)[]> {
  const stdin = { contents, resolveDir: root, sourcefile, loader: 'tsx' as const };
  const failed = await build({ stdin, bundle: true, write: false, logLevel: 'silent' }).catch((error) => error);
  return templateProblemOf(failed, '..')?.diagnostics.map(({ hint }) => hint) ?? [];
}

problems('an import of what only Node has says how an island gets it', async () => {
  const [hint] = await hintsFor("import { readFileSync } from 'node:fs'; readFileSync('a');");
  assert.match(hint ?? '', /^Browsers have no node:fs: .* pass it as props\.$/);
});

problems('an import of a package that is not installed says how to install it', async () => {
  const [one, other] = await hintsFor("import 'no-such-package/part'; import '@no-such/package/part';");
  assert.match(one ?? '', /npm install --save-exact no-such-package$/);
  assert.match(other ?? '', /npm install --save-exact @no-such\/package$/);
});

problems('what the code of no site cannot load is damaged', async () => {
  const hint = 'The package @no-such/package is damaged: install all packages again (npm ci).';
  assert.equal(await hintsFor("import '@no-such/package/part';", 'build/authoring/page.ts'), [hint]);
  assert.equal(await hintsFor('const a', '../node_modules/@no-such/package/index.js'), [hint]);
});

problems('a promise that is rejected with a text is described by that text', async () => {
  const error = await new Promise((resolve) => {
    process.once('uncaughtException', resolve);
    void Promise.reject('no\nprices');
  });
  const { message } = strayProblemOf(error, { findPlace: () => undefined, fromContent: '..' });
  assert.is(message, 'A template throws "no" in a timer or a promise.');
});

problems.run();
