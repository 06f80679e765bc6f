import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import { readSite } from '../../build/pipeline/build.ts';
import { checkFreshness } from '../../build/translations/freshness/check-freshness.ts';
import { runCommandHere } from '../support/command.ts';
import { makeTemporaryFolder, projectTemplates, root } from '../support/project.ts';

const translations = suite<{ folder: string }>('translations of the real content');

translations.before((state) => {
  state.folder = makeTemporaryFolder();
  for (const name of ['content', 'static']) cpSync(join(root, name), join(state.folder, name), { recursive: true });
});
translations.after(({ folder }) => rmSync(folder, { recursive: true }));

const guide = 'toolbox/honest-devops';

const run = (folder: string, ...args: string[]) =>
  runCommandHere('translations', ...args, '--content', join(folder, 'content'));

/** What the build says of the translations of the copy. */
async function check(folder: string): Promise<string> {
  const templates = await projectTemplates();
  const contentFolder = join(folder, 'content');
  const { content, site } = readSite({ contentFolder, templates, date: '2027-01-15' });
  if (!site) throw new Error('The real content has a site.');
  const { diagnostics } = checkFreshness({
    ...content,
    kinds: [...templates.pageTypes, ...templates.dataKinds],
    config: site.config,
    broken: new Set(),
    strict: true,
    known: new Map(),
  });
  return formatDiagnostics(diagnostics, { format: 'text', readText: content.readText, folder: 'content' });
}

function edit(folder: string, path: string, find: string, replace: string): void {
  const text = readFileSync(join(folder, 'content', path), 'utf8');
  assert.ok(text.includes(find), `${path} has "${find}"`);
  writeFileSync(join(folder, 'content', path), text.replace(find, replace));
}

translations('everything is confirmed at once: nothing is stale, missing or unconfirmed', async ({ folder }) => {
  assert.is((await run(folder, 'confirm', '--all')).status, 0);
  assert.is(await check(folder), '');
  const { locales } = JSON.parse((await run(folder, '--format', 'json')).out);
  for (const { counts } of locales) assert.is(counts.stale + counts.missing + counts.unconfirmed, 0);
});

translations(
  'a change is told at its translation, confirmed language by language, and told no more',
  async ({ folder }) => {
    edit(folder, `${guide}/en.md`, 'in a day and a half, find out', 'in two days, find out');
    const printed = await check(folder);
    assert.match(
      printed,
      /^content\/toolbox\/honest-devops\/fr\.md:\d+:\d+: warning: The English of "lead" has changed/m,
    );
    assert.match(
      printed,
      /^content\/toolbox\/honest-devops\/nl\.md:\d+:\d+: warning: The English of "lead" has changed/m,
    );
    assert.match(printed, 'a day and a half, find out');
    assert.match(
      printed,
      '  Bring it up to date, then say so: npm run translations -- confirm toolbox/honest-devops --locale nl',
    );

    const board = JSON.parse((await run(folder, 'board', guide, '--locale', 'nl', '--format', 'json')).out);
    assert.is(board.rows.length, 1);
    assert.is(board.rows[0].counts.stale, 1);
    assert.match(board.rows[0].texts[0].before, 'in a day and a half');

    assert.equal(
      (await run(folder, 'confirm', guide, '--locale', 'nl')).out,
      '1 text confirmed (nl); commit content/translations/.\n',
    );
    const left = await check(folder);
    assert.match(left, 'honest-devops/fr.md');
    assert.not.match(left, 'nl.md');
    assert.is((await run(folder, 'confirm', guide, '--locale', 'fr', '--field', 'lead')).status, 0);
    assert.is(await check(folder), '');
  },
);

translations('what was changed in its spelling only is confirmed in one go, and listed', async ({ folder }) => {
  edit(folder, `${guide}/en.md`, 'Four days of work, thirty of waiting.', 'Four days of work, thirty of waitting.');
  edit(folder, 'strings/en.yaml', 'Choose a country from the list', 'Choose one of seven countries');
  const { out } = await run(folder, 'confirm', '--typos');
  assert.match(out, /^toolbox\/honest-devops body\/\S+ \(fr\): ".*waiting.*" → ".*waitting.*"$/m);
  assert.match(out, /^2 texts confirmed \(fr, nl\)/m);
  const left = await check(folder);
  assert.match(left, '"errors.country"');
  assert.not.match(left, 'honest-devops');
  assert.is((await run(folder, 'confirm', '--all')).status, 0);
  assert.is(await check(folder), '');
});

translations('wrong usage says what to write', async ({ folder }) => {
  const say = async (...args: string[]) => {
    const { status, err } = await run(folder, ...args);
    assert.is(status, 2);
    return err;
  };
  assert.match(await say('confirm'), 'Say what to confirm');
  assert.match(await say('confirm', guide), 'Say in which language: --locale fr or --locale nl');
  assert.match(await say('confirm', 'toolbox/honest-devop', '--locale', 'nl'), 'Did you mean "toolbox/honest-devops"?');
  assert.match(await say('confirm', guide, '--locale', 'nl', '--field', 'leed'), 'Did you mean "lead"?');
  assert.match(await say('confirm', guide, '--locale', 'eo'), '"eo" is not a language of this site.');
  assert.match(await say('confrim', guide), 'Did you mean "confirm"?');
  assert.match(await say('--format', 'jsn'), 'Did you mean "json"?');
});

translations.run();
