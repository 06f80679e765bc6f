#!/usr/bin/env node
import './setup/output-errors.mjs';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatScripts, formatWeights } from './weights/format.mjs';
import { weighPages } from './weights/weigh.mjs';

const help = `Lists the heaviest pages of a built site, in bytes as they are sent (brotli), and what is over its budget; then the
script of each type of page.

node scripts/weights.mjs [folder] [options]

  folder      the built site (dist)
  --count N   how many pages are listed (20)
  --help      prints this
`;

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '20' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = resolve(positionals[0] ?? join(root, 'dist'));
if (values.help) process.stdout.write(help);
else if (existsSync(join(folder, 'index.html'))) {
  const pages = weighPages(folder);
  process.stdout.write(`${formatWeights(pages, Number(values.count))}\n${formatScripts(pages)}`);
} else {
  console.error(`There is no built site in ${folder}. Run npm run build first.`);
  process.exitCode = 2;
}
