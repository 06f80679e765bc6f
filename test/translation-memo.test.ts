import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTemporaryFolder } from './support/project.ts';
import { buildSite, changeToCase, layOutBase } from './support/site.ts';

const translations = suite('stale translations from one build to the next');

translations('what a build with a memo tells of translations is what one without tells', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    // The case has a change; that is taken back, so that everything it confirmed is current.
    changeToCase('stale-translation-is-an-error', folder);
    const path = join(folder, 'content/toolbox/honest-devops/en.md');
    const stale = readFileSync(path, 'utf8');
    const current = stale.replace('in two days', 'in a day and a half');
    let { memo } = await buildSite(folder);
    for (const [text, isReported] of [
      [current, false],
      [`${current}\nOne more paragraph.\n`, true],
      [current, false],
      [stale, true],
    ] as const) {
      writeFileSync(path, text);
      const warm = await buildSite(folder, { memo });
      memo = warm.memo;
      assert.is(warm.printed, (await buildSite(folder)).printed);
      assert.is(warm.printed.includes('[stale-translation]'), isReported);
    }
    const state = join(folder, 'content/translations/fr.txt');
    writeFileSync(state, readFileSync(state, 'utf8').replace(/^.* lead .*\n/m, ''));
    const forgotten = await buildSite(folder, { memo });
    assert.is(forgotten.printed, '', 'the state alone has changed');
  }),
);

translations.run();
