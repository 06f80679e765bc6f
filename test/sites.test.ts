import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Memo } from '../build/cache/memo.ts';
import type { OutputArea } from '../build/model/output.ts';
import type { TemplateLoader } from '../build/templates/load.ts';
import { printImport } from './support/imported.ts';
import { outlineOf } from './support/outline.ts';
import { isFullRun, makeTemporaryFolder, updates } from './support/project.ts';
import {
  type BuiltSite,
  buildSite,
  changeToCase,
  filesBelow,
  hasErrors,
  hasOwnTemplates,
  layOutBase,
  optionsOf,
  sitesFolder,
  templateLoaderOf,
  textOf,
} from './support/site.ts';

/**
 * Every folder of `test/sites/` is the base site with a small change, and what comes of it: `expected-errors.txt` holds
 * all that is printed, `expected/` some of the files. It is built with the options of its `options.yaml`, if it has one;
 * where it has a file that a translator returned, that is imported instead.
 * `UPDATE=1 npm run test:quick -- sites` writes both anew.
 */
const cases = readdirSync(sitesFolder)
  .filter((name) => !name.startsWith('_'))
  .sort();

const sites = suite<{ folder: string; loader: TemplateLoader; memo?: Memo; strictMemo?: Memo }>('fixture sites');

sites.before((state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  state.loader = templateLoaderOf(state.folder);
});
sites.after(async ({ folder, loader }) => {
  await loader.dispose();
  rmSync(folder, { recursive: true });
});

sites('the base site has no diagnostics', async (state) => {
  const base = await buildSite(state.folder);
  assert.is(base.printed, '');
  state.memo = base.memo;
  const strict = await buildSite(state.folder, { input: { strict: true } });
  assert.is(strict.printed, '');
  state.strictMemo = strict.memo;
});

for (const name of cases) {
  sites(name, async ({ folder, loader, memo, strictMemo }) => {
    // Without memos the base site has a diagnostic. Its test reports it once; the cases would repeat it.
    if (!memo || !strictMemo) return;
    const turnBack = changeToCase(name, folder);
    try {
      const returned = ['returned.xlf', 'returned.po'].find((file) => existsSync(join(sitesFolder, name, file)));
      if (returned) {
        comparePrinted(name, await printImport(folder, join(sitesFolder, name, returned)));
        return;
      }
      // What the base gave saves most of the work; the governing test shows that it changes nothing.
      const input = optionsOf(name);
      const built = await buildSite(
        folder,
        isCold(name) || hasOwnTemplates(folder)
          ? { input, writes: false, loader }
          : { memo: input.strict ? strictMemo : memo, input: { has: () => true, ...input }, writes: false },
      );
      compareErrors(name, built);
      await compareOutputs(name, built);
    } finally {
      turnBack();
    }
  });
}

sites.run();

/** Whether a case is built without what the base gave: in a whole run those with outputs, and one of five others. */
function isCold(name: string): boolean {
  return isFullRun && (existsSync(join(sitesFolder, name, 'expected')) || cases.indexOf(name) % 5 === 0);
}

function compareErrors(name: string, built: BuiltSite): void {
  comparePrinted(name, built.printed);
  if (hasErrors(built)) assert.equal(built.outputs, [], 'content with errors gives no output');
}

function comparePrinted(name: string, printed: string): void {
  const path = join(sitesFolder, name, 'expected-errors.txt');
  if (updates) {
    if (printed === '') rmSync(path, { force: true });
    else writeFileSync(path, printed);
  }
  assert.fixture(printed, readIfThere(path));
}

/** Compares each expected file: `expected/<area>/<path>`; with `.outline` after its name, only a page's outline. */
async function compareOutputs(name: string, built: BuiltSite): Promise<void> {
  const folder = join(sitesFolder, name, 'expected');
  for (const file of filesBelow(folder)) {
    const [area = '', ...rest] = file.split('/');
    const path = rest.join('/').replace(/\.outline$/, '');
    const output = await textOf(built.outputs, path, area as OutputArea);
    assert.ok(output !== undefined, `the site has no ${area} file ${path}`);
    const found = file.endsWith('.outline') ? outlineOf(output ?? '') : (output ?? '');
    if (updates) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), found);
    }
    assert.fixture(found, readFileSync(join(folder, file), 'utf8'), file);
  }
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
