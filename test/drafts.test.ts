import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Memo } from '../build/pipeline/cache/memo.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, changeToCase, layOutBase, textOf } from './support/site.ts';

/** What the fixture sites cannot show: drafts on demand, and one content on several days. */
const drafts = suite<{ folder: string; memo: Memo }>('drafts and entries of a later day');
const page = 'toolbox/estimates-in-ranges/index.html';

drafts.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  state.memo = (await buildSite(state.folder)).memo;
});
drafts.after(({ folder }) => rmSync(folder, { recursive: true }));

drafts('drafts are shown when they are asked for, unlisted, and are not recorded', async ({ folder, memo }) => {
  const turnBack = changeToCase('draft-stays-out', folder);
  try {
    const hidden = await buildSite(folder, { memo });
    assert.is(await textOf(hidden.outputs, page), undefined);
    const shown = await buildSite(folder, { memo: hidden.memo, input: { drafts: true } });
    assert.match((await textOf(shown.outputs, page)) ?? '', '<meta name="robots" content="noindex"/>');
    assert.match((await textOf(shown.outputs, 'toolbox/index.html')) ?? '', '/toolbox/estimates-in-ranges/');
    assert.not.match((await textOf(shown.outputs, 'sitemap.xml')) ?? '', 'estimates-in-ranges');
    assert.is(shown.printed, '');
    const hiddenAgain = await buildSite(folder, { memo: shown.memo });
    assert.equal(digestsOf(hiddenAgain), digestsOf(hidden));
  } finally {
    turnBack();
  }
});

drafts('a link to a draft is good while drafts are shown', async ({ folder, memo }) => {
  const turnBack = changeToCase('draft-is-linked-and-named', folder);
  try {
    const shown = await buildSite(folder, { memo, input: { drafts: true } });
    assert.is(shown.printed, '');
  } finally {
    turnBack();
  }
});

drafts('an entry that was published and is a draft now is lost only where drafts are not shown', async (state) => {
  const turnBack = changeToCase('published-entry-becomes-a-draft', state.folder);
  try {
    const hidden = await buildSite(state.folder, { memo: state.memo });
    assert.ok(hidden.diagnostics.some(({ code }) => code === 'lost-address'));
    const shown = await buildSite(state.folder, { memo: state.memo, input: { drafts: true } });
    assert.is(shown.printed, '');
  } finally {
    turnBack();
  }
});

drafts('a future entry comes on its day, and links to it are good from then on', async ({ folder, memo }) => {
  const turnBack = changeToCase('future-entry-is-linked-and-named', folder);
  try {
    const before = await buildSite(folder, { memo, input: { date: '2027-01-15' } });
    assert.equal([...new Set(before.diagnostics.map(({ code }) => code))], ['unpublished-reference']);
    const after = await buildSite(folder, { memo: before.memo, input: { date: '2027-01-16' } });
    assert.ok(await textOf(after.outputs, page));
    assert.match((await textOf(after.outputs, 'sitemap.xml')) ?? '', 'estimates-in-ranges');
    assert.equal([...new Set(after.diagnostics.map(({ code }) => code))], ['unrecorded-address']);
  } finally {
    turnBack();
  }
});

drafts.run();

/** The paths of a site’s files with their digests. */
function digestsOf(built: BuiltSite): [string, string][] {
  return built.outputs.map(({ path, digest }) => [path, digest]);
}
