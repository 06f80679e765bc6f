#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith, readArguments, readNumber } from './setup/arguments.mjs';
import { formatScripts, formatWeights } from './weights/format.mjs';
import { weighPages } from './weights/weigh.mjs';

const help = `Lists the heaviest pages of a built site, in bytes as they are sent (brotli), and what is over its budget; then the
script of each type of page.

node scripts/weights.mjs [folder] [options]

  folder      the built site (dist)
  --count N   how many pages are listed (20)
  --help      prints this
`;

const options = /** @type {const} */ ({ count: { type: 'string', default: '20' } });
const { values, positionals } = await readArguments(help, options, 1);
const count = await readNumber('--count', values.count, 1);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = resolve(positionals[0] ?? join(root, 'dist'));
if (!existsSync(join(folder, 'index.html')))
  await endWith(2, `There is no built site in ${folder}. Run npm run build first.`);
const pages = weighPages(folder);
process.stdout.write(`${formatWeights(pages, count)}\n${formatScripts(pages)}`);
