import { suite } from 'uvu';
import { type BaseSite, caseNames, compareCase, prepareBase, removeBase } from './support/fixture-sites.ts';
import { editsTemplates } from './support/site.ts';

/**
 * The fixture sites that edit templates: each compiles them, and renders every page. They take as long as a quick run may,
 * so only a whole run and `npm run test:quick -- sites` have them.
 */
const sites = suite<BaseSite>('fixture sites with templates');

sites.before((state) => {
  Object.assign(state, prepareBase());
});
sites.after(removeBase);

for (const name of caseNames.filter(editsTemplates)) sites(name, (state) => compareCase(name, state));

sites.run();
