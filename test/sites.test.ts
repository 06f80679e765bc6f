import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BaseSite, caseNames, compareCase, prepareBase, removeBase } from './support/fixture-sites.ts';
import { buildSite, editsTemplates } from './support/site.ts';

/**
 * Every folder of `test/sites/` is the base site with a small change, and what comes of it: `expected-errors.txt` holds
 * all that is printed, `expected/` some of the files. It is built with the options of its `options.yaml`, if it has one;
 * where it has a file that a translator returned, that is imported instead. Those that edit templates are in
 * `template-sites.test.ts`.
 * `UPDATE=1 npm run test:quick -- sites` writes both anew.
 */
const sites = suite<BaseSite>('fixture sites');

sites.before((state) => {
  Object.assign(state, prepareBase());
});
sites.after(removeBase);

sites('the base site has no diagnostics', async (state) => {
  const base = await buildSite(state.folder);
  assert.is(base.printed, '');
  state.memo = base.memo;
  const strict = await buildSite(state.folder, { input: { strict: true } });
  assert.is(strict.printed, '');
  state.strictMemo = strict.memo;
});

for (const name of caseNames.filter((name) => !editsTemplates(name)))
  sites(name, async (state) => {
    // Without memos the base site has a diagnostic. Its test reports it once; the cases would repeat it.
    if (state.memo && state.strictMemo) await compareCase(name, state);
  });

sites.run();
