import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Bundler, createBundler } from '../../build/pipeline/templates/bundler.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

/** What a bundler that is kept does with edits of style sheets. */
const edits = suite<{ folder: string; bundler: Bundler }>('edits of style sheets');

const styles = 'templates/layouts/page/style.module.css';

edits.before(async (state) => {
  state.folder = makeTemporaryFolder();
  cpSync(join(root, 'test/other-site'), state.folder, { recursive: true });
  state.bundler = await createBundler({ root, siteFolder: state.folder, cache: state.folder, runtime: 'preact' });
});
edits.after(async ({ folder, bundler }) => {
  await bundler?.dispose();
  rmSync(folder, { recursive: true });
});

edits('other rules leave every module as it is', async ({ folder, bundler }) => {
  const before = await bundler.bundle();
  appendFileSync(join(folder, styles), '\nh1 { color: rgb(1, 2, 3); }\n');
  const after = await bundler.bundle();
  assert.is(after.server, before.server);
  assert.is(after.client, before.client);
  assert.match(after.css[styles] ?? '', /#010203/);
  assert.not.match(before.css[styles] ?? '', /#010203/);
});

edits('another class name reaches the modules that import it', async ({ folder, bundler }) => {
  const before = await bundler.bundle();
  appendFileSync(join(folder, styles), '\n.added { color: red; }\n');
  const after = await bundler.bundle();
  assert.is.not(after.server, before.server);
  assert.match(after.server.outputFiles[0]?.text + (after.server.outputFiles[1]?.text ?? ''), /added/);
});

edits('a template that is saved with a style sheet is compiled', async ({ folder, bundler }) => {
  const before = await bundler.bundle();
  appendFileSync(join(folder, styles), '\nh2 { color: red; }\n');
  appendFileSync(join(folder, 'templates/site.ts'), '\n// Changed.\n');
  const after = await bundler.bundle();
  assert.is.not(after.site, before.site);
  assert.match(after.css[styles] ?? '', /h2/);
});

edits('a mistake is reported, and what corrects it is read', async ({ folder, bundler }) => {
  const good = readFileSync(join(folder, styles), 'utf8');
  writeFileSync(join(folder, styles), `${good}\nh3 { color: red; } }\n`);
  const failure = await bundler.bundle().catch((error) => error);
  assert.instance(failure, Error);
  writeFileSync(join(folder, styles), `${good}\nh3 { color: blue; }\n`);
  assert.match((await bundler.bundle()).css[styles] ?? '', /h3/);
});

edits.run();
