import { suite } from 'uvu';
import {
  type BaseSite,
  caseNames,
  compareCase,
  expectedErrors,
  prepareBase,
  removeBase,
  runsAllCases,
} from './support/fixture-sites.ts';
import { isExhaustive } from './support/project.ts';
import { editsTemplates } from './support/site.ts';

/**
 * The fixture sites that edit templates: each compiles them, and renders every page. Outside an exhaustive run, those
 * that have a diagnostic which the ones before them lack.
 */
const sites = suite<BaseSite>('fixture sites with templates');
const known = new Set<string>();
const names = runsAllCases
  ? caseNames.filter((name) => editsTemplates(name) && (isExhaustive || hasNewCode(name)))
  : [];

sites.before((state) => {
  Object.assign(state, prepareBase());
});
sites.after(removeBase);

for (const name of names) sites(name, (state) => compareCase(name, state));

sites.run();

function hasNewCode(name: string): boolean {
  const before = known.size;
  for (const [code] of expectedErrors(name).matchAll(/\[[a-z-]+\]$/gm)) known.add(code);
  return known.size > before;
}
