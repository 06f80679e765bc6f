import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeCorpus } from '../../scripts/bench/corpus.mjs';
import { makeTemporaryFolder, projectTemplates, root } from '../support/project.ts';
import { buildSite, hasErrors } from '../support/site.ts';

const bench = suite('corpus of npm run bench');

bench('the templates build its small site, with guides in three languages', async () => {
  const folder = makeTemporaryFolder();
  writeCorpus({ root, folder, guides: 2 });
  const templates = await projectTemplates();
  const built = await buildSite(join(folder, 'site'), { writes: false, input: { templates } });
  assert.not.ok(hasErrors(built), `Mend scripts/bench/site, or what scripts/bench/corpus.mjs adds:\n${built.printed}`);
  assert.is(built.pages.filter(({ url }) => url.includes('/guide-')).length, 6);
});

bench.run();
