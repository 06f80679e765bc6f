import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import type { Templates } from '../../build/model/templates.ts';
import { readSite } from '../../build/pipeline/build.ts';
import { loadTemplates } from '../../build/pipeline/templates/load.ts';
import { checkFreshness } from '../../build/translations/freshness/check-freshness.ts';
import { root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';

interface State extends SiteCopy {
  templates: Templates;
}

const translations = suite<State>('translations');

translations.before(async (state) => {
  Object.assign(state, copySmallSite());
  const { site: siteFolder, folder } = state;
  state.templates = await loadTemplates({ root, siteFolder, cache: folder, runtime: 'preact' });
});
translations.after(({ remove }) => remove());

const project = 'projects/oak-staircase';
const words = `content/${project}/en.md`;

const translate = ({ run }: SiteCopy, ...args: string[]) => run('translations', ...args);

/** What the build says of the translations of the copy. */
function check({ content: contentFolder, templates }: State): string {
  const { content, site } = readSite({ contentFolder, templates, date: buildDate });
  if (!site) throw new Error('The content has no site.');
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

translations('everything is confirmed at once: nothing is stale, missing or unconfirmed', async (state) => {
  assert.is((await translate(state, 'confirm', '--all')).status, 0);
  assert.is(check(state), '');
  const { locales } = JSON.parse((await translate(state, '--format', 'json')).out);
  for (const { counts } of locales) assert.is(counts.stale + counts.missing + counts.unconfirmed, 0);
});

translations('a change is told at its translation, confirmed field by field, and told no more', async (state) => {
  state.edit(words, 'Sixteen oak steps', 'Seventeen oak steps');
  state.edit(words, /^title: .*/m, 'title: A stair with wedges');
  const printed = check(state);
  const place = 'content\\/projects\\/oak-staircase\\/de\\.md:\\d+:\\d+: warning: The English of';
  for (const field of ['title', 'description'])
    assert.match(printed, new RegExp(`^${place} "${field}" has changed`, 'm'));
  assert.match(printed, 'Sixteen oak steps');
  assert.match(printed, /Bring it up to date, then say so: npm run translations -- .*confirm projects\/oak-staircase/);

  const board = JSON.parse((await translate(state, 'board', project, '--locale', 'de', '--format', 'json')).out);
  assert.is(board.rows.length, 1);
  assert.is(board.rows[0].counts.stale, 2);
  assert.match(board.rows[0].texts.map(({ before }: { before: string }) => before).join(), 'Sixteen oak steps');

  for (const locale of ['de', 'ar'])
    assert.is((await translate(state, 'confirm', project, '--locale', locale, '--field', 'title')).status, 0);
  const left = check(state);
  assert.match(left, '"description"');
  assert.not.match(left, '"title"');
  for (const locale of ['de', 'ar'])
    assert.match(
      (await translate(state, 'confirm', project, '--locale', locale)).out,
      new RegExp(`^1 text confirmed \\(${locale}\\); commit \\S*content/translations/\\.\\n$`),
    );
  assert.is(check(state), '');
});

translations('what was changed in its spelling only is confirmed in one go, and listed', async (state) => {
  state.edit(words, 'held by wedges alone', 'held by wedgess alone');
  state.edit('content/strings/en.yaml', 'Please give your email address', 'We cannot answer without an address');
  const { out } = await translate(state, 'confirm', '--typos');
  assert.match(out, /^projects\/oak-staircase body\/\S+ \(de\): ".*wedges.*" → ".*wedgess.*"$/m);
  assert.match(out, /^2 texts confirmed \(de, ar\)/m);
  const left = check(state);
  assert.match(left, '"errors.emailRequired"');
  assert.not.match(left, 'oak-staircase');
  assert.is((await translate(state, 'confirm', '--all')).status, 0);
  assert.is(check(state), '');
});

translations('wrong usage says what to write', async (state) => {
  for (const [args, message] of [
    [['confirm'], 'Say what to confirm'],
    [['confirm', 'projects/oak-staircas', '--locale', 'de'], 'Did you mean "projects/oak-staircase"?'],
    [['confirm', project, '--locale', 'de', '--field', 'titel'], 'Did you mean "title"?'],
    [['confirm', project, '--locale', 'eo'], '"eo" is not a language of this site.'],
    [['confrim', project], 'Did you mean "confirm"?'],
    [['--format', 'jsn'], 'Did you mean "json"?'],
  ] as const) {
    const { status, err } = await translate(state, ...args);
    assert.is(status, 2, err);
    assert.match(err, message);
  }
});

translations.run();
