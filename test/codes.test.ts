import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogue } from '../build/model/diagnostic-codes.ts';
import { readExamples } from '../scripts/codes.mjs';
import { root } from './support/project.ts';
import { sitesFolder } from './support/site.ts';

/** Every code is explained, shown by a fixture site, and used. */
const codes = suite('diagnostic codes');

codes('every code has a fixture site that prints it in full', () => {
  const shown = new Set(readExamples(sitesFolder).map(({ code }) => code));
  const unseen = Object.keys(catalogue).filter((code) => !shown.has(code));
  assert.equal(
    unseen,
    [],
    `Add a folder to test/sites/ for: ${unseen.join(', ')}. Then run UPDATE=1 npm run test:quick -- sites, and npm run codes.`,
  );
});

codes('fixture sites print no code that the catalogue lacks', () => {
  const unknown = readExamples(sitesFolder).filter(({ code }) => !(code in catalogue));
  assert.equal(
    unknown.map(({ site, code }) => `${site}: ${code}`),
    [],
    'Add the code to build/model/diagnostic-codes.ts, or run UPDATE=1 npm run test:quick -- sites.',
  );
});

codes('every code of the catalogue is used by the build', () => {
  const sources = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== join('model', 'diagnostic-codes.ts'))
    .map((path) => readFileSync(join(root, 'build', path), 'utf8'))
    .join('\n');
  const unused = Object.keys(catalogue).filter((code) => !sources.includes(`'${code}'`));
  assert.equal(unused, [], `Nothing reports: ${unused.join(', ')}. Take it out of build/model/diagnostic-codes.ts.`);
});

codes.run();
