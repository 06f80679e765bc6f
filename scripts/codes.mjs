#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readArguments } from './setup/arguments.mjs';
import { ensurePackages } from './setup/packages.mjs';

const help = `Writes the page that explains every diagnostic code.

npm run codes
`;

/** The page that explains every diagnostic code, from the project's folder. */
export const codesPage = 'build/model/diagnostics/README.md';

const introduction = `# What a diagnostic means

Each problem that the build prints ends with a code in brackets. Of more than 30 with one code in one file, it prints 30 and
the number of the others; \`--format json\` has all. This page explains every code, with an example that a fixture site under
\`test/sites/\` prints. An error stops the build, and the last good site stays; a warning stops only strict runs. [How
checks work](../../pipeline/check/README.md) is for engineers.

\`npm run codes\` writes this page from \`model/diagnostic-codes.ts\` and the fixture sites. Do not edit it by hand.
`;

/**
 * Writes the page of all codes, in the order of the catalogue, each with the shortest example that a site prints.
 * @param {Record<string, string>} catalogue code → what it means
 * @param {string} sites the folder of the fixture sites
 * @returns {string} Markdown
 */
export function describeCodes(catalogue, sites) {
  const examples = readExamples(sites);
  const list = Object.keys(catalogue).map((code) => `- [\`${code}\`](#${code})`);
  const parts = Object.entries(catalogue).map(([code, meaning]) => {
    const all = examples.filter((example) => example.code === code);
    const [example] = all.sort((a, b) => a.text.length - b.text.length || (a.site < b.site ? -1 : 1));
    const severities = [...new Set(all.map(({ severity }) => severity))].sort().join(' or ');
    const shown = example
      ? `\`\`\`text\n${example.text}\n\`\`\`\n\nSeverity: ${severities}. Example: [${example.site}](../../../test/sites/${example.site}/)`
      : 'No fixture site prints it yet.';
    return `## ${code}\n\n${meaning}\n\n${shown}\n`;
  });
  return `${introduction}\n${list.join('\n')}\n\n${parts.join('\n')}`;
}

/** @typedef {{ code: string, severity: string, site: string, text: string }} Example */

/**
 * Reads what every fixture site prints, one example a diagnostic.
 * @param {string} sites
 * @returns {Example[]}
 */
export function readExamples(sites) {
  return readdirSync(sites)
    .sort()
    .flatMap((site) => {
      const path = join(sites, site, 'expected-errors.txt');
      return existsSync(path) ? splitExamples(readFileSync(path, 'utf8'), site) : [];
    });
}

/**
 * @param {string} printed
 * @param {string} site
 * @returns {Example[]}
 */
function splitExamples(printed, site) {
  return printed
    .split(/\n\n(?=\S+:\d+:\d+: )/)
    .map((text) => text.trimEnd())
    .flatMap((text) => {
      const [, severity, code] = /^\S+:\d+:\d+: (\w+): [^\n]* \[([\w-]+)\]$/m.exec(text) ?? [];
      return severity && code ? [{ code, severity, site, text }] : [];
    });
}

/**
 * Reads the catalogue, which is TypeScript.
 * @param {string} root
 * @returns {Promise<Record<string, string>>}
 */
async function readCatalogue(root) {
  const { transform } = await import('esbuild');
  const source = readFileSync(join(root, 'build/model/diagnostic-codes.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).catalogue;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  await readArguments(help, {});
  await ensurePackages({ development: false });
  const page = describeCodes(await readCatalogue(root), join(root, 'test/sites'));
  writeFileSync(join(root, codesPage), page);
  console.log(`${codesPage} is written; commit it.`);
}
