import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';

import { findClosest } from '../../build/model/diagnostics/suggest.ts';
import type { OutputArea, OutputFile } from '../../build/model/output.ts';
import type { Memo } from '../../build/pipeline/cache/memo.ts';
import type { TemplateLoader } from '../../build/pipeline/templates/load.ts';
import { printImport } from './imported.ts';
import { outlineOf } from './outline.ts';
import { isExhaustive, makeTemporaryFolder, updates } from './project.ts';
import {
  type BuiltSite,
  baseTemplates,
  buildSite,
  changeToCase,
  editsTemplates,
  filesBelow,
  hasErrors,
  layOutBase,
  optionsOf,
  sitesFolder,
  templateLoaderOf,
  textOf,
} from './site.ts';

export const caseNames: readonly string[] = chooseCases();

/** Whether all fixture sites run, so that what the base site gives saves work. */
export const runsAllCases = !process.env.TEST_FIXTURES;

function chooseCases(): string[] {
  const all = readdirSync(sitesFolder)
    .filter((name) => !name.startsWith('_'))
    .sort();
  const named = process.env.TEST_FIXTURES?.split(',').filter(Boolean) ?? [];
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    const near = findClosest(unknown, all);
    throw new Error(`There is no fixture site test/sites/${unknown}.${near ? ` Did you mean ${near}?` : ''}`);
  }
  return named.length > 0 ? named : all;
}

/** The base site laid out in a folder, and what it gave without changes. */
export interface BaseSite {
  folder: string;
  loader: TemplateLoader;
  memo?: Memo;
  strictMemo?: Memo;
  outputs?: readonly OutputFile[];
}

/** Lays out the base site in a folder, which `removeBase` removes. */
export function prepareBase(): BaseSite {
  const folder = makeTemporaryFolder();
  layOutBase(folder);
  return { folder, loader: templateLoaderOf(folder) };
}

/**
 * Builds the base site, also as strict, whose memos save its fixtures most of their work. Throws if it has a diagnostic:
 * each fixture would only repeat it.
 */
export async function buildBase(state: BaseSite, fixtures: number): Promise<void> {
  for (const [memo, input] of [
    ['memo', {}],
    ['strictMemo', { strict: true }],
  ] as const) {
    const built = await buildSite(state.folder, { input });
    if (built.printed !== '') {
      const printed = built.printed.replace(
        /^(?:\.\.\/)?(?=(?:content|static|templates|client)\/)/gm,
        'test/sites/_base/',
      );
      throw new Error(`The base site has diagnostics, so ${fixtures} fixtures were not run:\n${printed}`);
    }
    state[memo] = built.memo;
    state.outputs ??= built.outputs;
  }
}

export async function removeBase({ folder, loader }: BaseSite): Promise<void> {
  await loader.dispose();
  rmSync(folder, { recursive: true });
}

/**
 * Builds a fixture site, and compares what is printed and the files that it expects. With `UPDATE=1` both are written
 * anew.
 */
export async function compareCase(name: string, base: BaseSite): Promise<void> {
  const { folder, loader, memo, strictMemo } = base;
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
      isCold(name) || editsTemplates(name)
        ? { input, writes: false, loader }
        : {
            memo: input.strict ? strictMemo : memo,
            input: { has: () => true, templates: await baseTemplates(), ...input },
            writes: false,
          },
    );
    compareErrors(name, built);
    await compareOutputs(name, built, base.outputs);
  } finally {
    turnBack();
  }
}

/** Whether a case is built without what the base gave: one that is named; in a whole run those with outputs, and one of five others. */
function isCold(name: string): boolean {
  if (!runsAllCases) return true;
  return isExhaustive && (existsSync(join(sitesFolder, name, 'expected')) || caseNames.indexOf(name) % 5 === 0);
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
  assert.fixture(printed, expectedErrors(name));
}

/** Returns whether a fixture site is compared with files of the base site. */
export function needsBase(name: string): boolean {
  return filesBelow(join(sitesFolder, name, 'expected')).some((file) => file.endsWith('.changes'));
}

/**
 * Compares each expected file: `expected/<area>/<path>`; with `.outline` after its name, only a page's outline; with
 * `.changes`, only the lines that the base site's file lacks, after `+`, and those that it alone has, after `-`.
 */
async function compareOutputs(name: string, built: BuiltSite, base: readonly OutputFile[] = []): Promise<void> {
  const folder = join(sitesFolder, name, 'expected');
  for (const file of filesBelow(folder)) {
    const [area = '', ...rest] = file.split('/');
    const path = rest.join('/').replace(/\.(outline|changes)$/, '');
    const textIn = (outputs: readonly OutputFile[]) => textOf(outputs, path, area as OutputArea);
    const output = await textIn(built.outputs);
    assert.ok(output !== undefined, `the site has no ${area} file ${path}`);
    let found = output ?? '';
    if (file.endsWith('.outline')) found = outlineOf(found);
    if (file.endsWith('.changes')) found = changesOf((await textIn(base)) ?? '', found);
    if (updates) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), found);
    }
    assert.fixture(found, readFileSync(join(folder, file), 'utf8'), file);
  }
}

function changesOf(before: string, after: string): string {
  const [old, current] = [before, after].map((text) => text.split('\n'));
  const removed = old?.filter((line) => !current?.includes(line)).map((line) => `- ${line}\n`) ?? [];
  const added = current?.filter((line) => !old?.includes(line)).map((line) => `+ ${line}\n`) ?? [];
  return [...removed, ...added].join('');
}

/** Returns what a fixture site prints. */
export function expectedErrors(name: string): string {
  const path = join(sitesFolder, name, 'expected-errors.txt');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
