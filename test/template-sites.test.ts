import { suite } from 'uvu';
import {
  type BaseSite,
  buildBase,
  caseNames,
  compareCase,
  prepareBase,
  removeBase,
  runsAllCases,
} from './support/fixture-sites.ts';
import { editsTemplates } from './support/site.ts';

/** The fixture sites that edit templates: each compiles them, and renders every page. */
const sites = suite<BaseSite>('fixture sites with templates');
const names = runsAllCases ? caseNames.filter(editsTemplates) : [];

sites.before(async (state) => {
  Object.assign(state, prepareBase());
  await buildBase(state, names.length);
});
sites.after(removeBase);

for (const name of names) sites(name, (state) => compareCase(name, state));

sites.run();
