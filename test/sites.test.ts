import { suite } from 'uvu';
import {
  type BaseSite,
  buildBase,
  caseNames,
  compareCase,
  needsBase,
  prepareBase,
  removeBase,
  runsAllCases,
} from './support/fixture-sites.ts';
import { editsTemplates } from './support/site.ts';

/**
 * Every folder of `test/sites/` is the base site with a small change, and what comes of it: `expected-errors.txt` holds
 * all that is printed, `expected/` some of the files. It is built with the options of its `options.yaml`, if it has one;
 * where it has a file that a translator returned, that is imported instead. Those that edit templates are in
 * `template-sites.test.ts`, unless they are named.
 * `UPDATE=1 npm run test:quick -- sites` writes both anew. TEST_FIXTURES=name,name runs these alone.
 */
const sites = suite<BaseSite>('fixture sites');
const names = caseNames.filter((name) => !runsAllCases || !editsTemplates(name));

sites.before(async (state) => {
  Object.assign(state, prepareBase());
  if (runsAllCases || names.some(needsBase)) await buildBase(state, names.length);
});
sites.after(removeBase);

for (const name of names) sites(name, (state) => compareCase(name, state));

sites.run();
