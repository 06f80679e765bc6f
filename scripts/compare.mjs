#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareSites } from './compare/compare-sites.mjs';
import { formatComparison } from './compare/format-comparison.mjs';
import { readSite } from './compare/read-site.mjs';
import { endWith, readArguments } from './setup/arguments.mjs';
import { weighPages } from './weights/weigh.mjs';

const help = `Says what changes on the site between two builds: pages added, changed, redirected and removed, problems, weights.

npm run -s compare -- OLD NEW [options]

  OLD, NEW         two built sites, such as dist-before and dist
  --report FILE    the build's own report, from npm run -s build -- --format json
  --format FORMAT  markdown, for the summary of a pull request, or json (markdown)
  --help           prints this

Exit codes: 0 compared, 2 wrong usage.
`;

const { values, positionals } = await readArguments(
  help,
  { report: { type: 'string' }, format: { type: 'string', default: 'markdown' } },
  2,
);
const [before, after] = positionals.map((path) => resolve(path));
if (!before || !after) await endWith(2, `Name two built sites.\n\n${help}`);
else if (values.format !== 'markdown' && values.format !== 'json')
  await endWith(2, `--format ${values.format} does not exist. The formats are: markdown, json.`);
else {
  const report = values.report === undefined ? undefined : await readReport(values.report);
  const comparison = compareSites(await readBuilt(before), await readBuilt(after));
  process.stdout.write(
    values.format === 'json'
      ? `${JSON.stringify({ ...comparison, ...(report ? { report } : {}) }, null, 2)}\n`
      : formatComparison(comparison, report),
  );
}

/** @param {string} folder */
async function readBuilt(folder) {
  if (!existsSync(join(folder, 'index.html')))
    await endWith(2, `There is no built site in ${folder}. Run npm run build -- --out ${folder} first.`);
  return { site: readSite(folder), weights: weighPages(folder) };
}

/** @param {string} path */
async function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(report.diagnostics)) return report;
  } catch {
    // Falls through to the message.
  }
  return endWith(2, `${path} is no report of a build. Write it with npm run -s build -- --format json > ${path}`);
}
