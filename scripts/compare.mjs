#!/usr/bin/env node
import './setup/output-errors.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSites } from './compare/compare-sites.mjs';
import { formatComparison } from './compare/format-comparison.mjs';
import { readSite } from './compare/read-site.mjs';
import { weighPages } from './weights/weigh.mjs';

const help = `Says what changes on the site between two builds: pages added, changed, redirected and removed, problems, weights.

npm run -s compare -- OLD NEW [options]

  OLD, NEW         two built sites, such as dist-before and dist
  --report FILE    the build's own report, from npm run -s build -- --format json
  --format FORMAT  markdown, for the summary of a pull request, or json (markdown)
  --help           prints this

Exit codes: 0 compared, 2 wrong usage.
`;

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        report: { type: 'string' },
        format: { type: 'string', default: 'markdown' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    refuse(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/** @param {string} folder */
function readBuilt(folder) {
  if (!existsSync(join(folder, 'index.html')))
    refuse(`There is no built site in ${folder}. Run npm run build -- --out ${folder} first.`);
  return { site: readSite(folder), weights: weighPages(folder) };
}

/** @param {string} path */
function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(report.diagnostics)) return report;
  } catch {
    // Falls through to the message.
  }
  return refuse(`${path} is no report of a build. Write it with npm run -s build -- --format json > ${path}`);
}

const { values, positionals } = readArguments();
const [before, after, ...rest] = positionals.map((path) => resolve(path));
if (values.help) process.stdout.write(help);
else if (!before || !after || rest.length > 0) refuse(`Name two built sites.\n\n${help}`);
else if (values.format !== 'markdown' && values.format !== 'json')
  refuse(`--format ${values.format} does not exist. The formats are: markdown, json.`);
else {
  const report = values.report === undefined ? undefined : readReport(values.report);
  const comparison = compareSites(readBuilt(before), readBuilt(after));
  process.stdout.write(
    values.format === 'json'
      ? `${JSON.stringify({ ...comparison, ...(report ? { report } : {}) }, null, 2)}\n`
      : formatComparison(comparison, report),
  );
}
