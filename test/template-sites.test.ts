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
 * The fixture sites that edit templates: each compiles them, and renders every page. Outside an exhaustive run, the fewest
 * that have every diagnostic which no other fixture site has.
 */
const sites = suite<BaseSite>('fixture sites with templates');
const all = caseNames.filter(editsTemplates);
const others = caseNames.filter((name) => !editsTemplates(name));
const names = runsAllCases ? (isExhaustive ? all : fewestOf(all, codesOf(others))) : [];

sites.before((state) => {
  Object.assign(state, prepareBase());
});
sites.after(removeBase);

for (const name of names) sites(name, (state) => compareCase(name, state));

sites.run();

/** Takes those that have most new codes, one after the other, until no other has a new one. */
function fewestOf(candidates: readonly string[], known: Set<string>): string[] {
  const newCodes = (name: string): string[] => [...codesOf([name])].filter((code) => !known.has(code));
  const [best] = [...candidates].sort((one, other) => newCodes(other).length - newCodes(one).length);
  if (best === undefined || newCodes(best).length === 0) return [];
  return [best, ...fewestOf(candidates, new Set([...known, ...codesOf([best])]))];
}

/** The codes of what fixtures print; one of a problem that a template makes is another than of one in content. */
function codesOf(fixtures: readonly string[]): Set<string> {
  const problems = fixtures.flatMap((name) => [...expectedErrors(name).matchAll(/^(.*)(\[[a-z-]+\])$/gm)]);
  return new Set(
    problems.map(([, message, code]) => `${message?.includes(': This template ') ? 'template: ' : ''}${code}`),
  );
}
