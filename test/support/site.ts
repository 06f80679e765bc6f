import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import type { Diagnostic } from '../../build/model/diagnostic.ts';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import { textReader } from '../../build/model/files/text-reader.ts';
import type { Contents, OutputArea, OutputFile } from '../../build/model/output.ts';
import { TemplateProblem } from '../../build/model/template-problem.ts';
import type { Templates } from '../../build/model/templates.ts';
import { type PipelineInput, runPipeline, withContentProblems } from '../../build/pipeline/build.ts';
import { emptyMemo, type Memo } from '../../build/pipeline/cache/memo.ts';
import type { PipelineResult } from '../../build/pipeline/result.ts';
import type { Stages } from '../../build/pipeline/run.ts';
import type { CompileOptions } from '../../build/pipeline/templates/compile-options.ts';
import { createTemplateLoader, loadTemplates, type TemplateLoader } from '../../build/pipeline/templates/load.ts';
import { loadCompilable } from '../../build/pipeline/templates/load-compilable.ts';
import { createMemoryWriter, type MemoryWriter } from './memory-writer.ts';
import { assetCache, root } from './project.ts';

/** Replaces the digest of all code. Each run has its own, so that no file in the cache is from code that has changed since. */
export const testCode = `test ${process.pid}`;

/** The folder of the fixture sites. */
export const sitesFolder = join(root, 'test/sites');

/** The day on which fixture sites are built. */
export const buildDate = '2027-01-15';

/** One change of a base file, as a case's `edits.yaml` lists them: of its text, or of its path and those of the files below it. */
export type Edit = { file: string } & (TextChange | { rename: string });

type TextChange = { find: string; replace: string } | { append: string } | { prepend: string };

/** The base site of the fixture sites, which has content, static files, templates and browser code of its own. */
export const baseFolder = join(sitesFolder, '_base');

/** Lays out the base site in a folder. */
export function layOutBase(folder: string): void {
  cpSync(baseFolder, folder, { recursive: true });
}

/** Lays out the base site without what only fixtures need: half of its pages. */
export function layOutSmallBase(folder: string): void {
  layOutBase(folder);
  changeToCase('_small', folder);
}

/** Turns the base site laid out in a folder into a fixture site → what turns it back. */
export function changeToCase(name: string, folder: string): () => void {
  const before = new Map<string, Buffer | undefined>();
  const touch = (path: string): string => {
    const target = join(folder, path);
    if (!before.has(path)) before.set(path, existsSync(target) ? readFileSync(target) : undefined);
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  const turnBack = (): void => {
    for (const [path, contents] of before) {
      rmSync(join(folder, path), { force: true });
      if (contents) writeFileSync(join(folder, path), contents);
    }
  };
  try {
    makeChanges(name, folder, touch);
  } catch (error) {
    turnBack();
    throw error;
  }
  return turnBack;
}

/** @param touch keeps what a file has before it is changed → its path */
function makeChanges(name: string, folder: string, touch: (path: string) => string): void {
  const own = join(sitesFolder, name);
  for (const other of readLines(join(own, 'with.txt'))) makeChanges(other, folder, touch);
  for (const path of readLines(join(own, 'removed.txt'))) {
    const status = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!status) throw new Error(`${name}/removed.txt names ${path}, which is not there.`);
    if (status.isDirectory()) for (const file of filesBelow(folder, path)) touch(file);
    else touch(path);
  }
  for (const path of filesBelow(own).filter((file) => /^(content|static)\//.test(file)))
    copyFile(join(own, path), touch(path));
  for (const edit of readEdits(join(own, 'edits.yaml'))) {
    if ('rename' in edit) {
      renameFiles(folder, edit.file, edit.rename, touch);
      continue;
    }
    const path = join(folder, edit.file);
    const text = applyEdit(existsSync(path) ? readFileSync(path, 'utf8') : '', edit, name);
    writeFileSync(touch(edit.file), text);
  }
}

/** Gives a file, or each file of a folder, another path. */
function renameFiles(folder: string, from: string, to: string, touch: (path: string) => string): void {
  const paths = statSync(join(folder, from)).isDirectory() ? filesBelow(folder, from) : [from];
  for (const path of paths) {
    const contents = readFileSync(join(folder, path));
    touch(path);
    writeFileSync(touch(path.replace(from, to)), contents);
  }
}

/** Returns whether a fixture site edits templates. */
export function editsTemplates(name: string): boolean {
  return readEdits(join(sitesFolder, name, 'edits.yaml')).some(({ file }) => /^(?:templates|client)\//.test(file));
}

/** Copies a file; a symbolic link as it is, also one that leads nowhere. */
function copyFile(from: string, to: string): void {
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

function readLines(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
}

function readEdits(path: string): Edit[] {
  return existsSync(path) ? (load(readFileSync(path, 'utf8')) as Edit[]) : [];
}

/** The keys that an edit has beside `file`, sorted. */
const editKeys = ['append', 'prepend', 'find replace', 'rename'];

function applyEdit(text: string, edit: { file: string } & TextChange, name: string): string {
  const { file, ...change } = edit;
  const keys = Object.keys(change).sort().join(' ');
  if (!editKeys.includes(keys))
    throw new Error(
      `${name}/edits.yaml: an edit of ${file} has "${keys}", not find and replace, append, prepend or rename.`,
    );
  if ('append' in edit) return text + edit.append;
  if ('prepend' in edit) return edit.prepend + text;
  if (!text.includes(edit.find)) throw new Error(`${name}/edits.yaml: ${edit.file} has no "${edit.find}".`);
  return text.replace(edit.find, () => edit.replace);
}

/** Reads with which options of the pipeline a fixture site is built, as its `options.yaml` has them. */
export function optionsOf(name: string): Partial<PipelineInput> {
  const path = join(sitesFolder, name, 'options.yaml');
  return existsSync(path) ? (load(readFileSync(path, 'utf8')) as Partial<PipelineInput>) : {};
}

/** What building a laid-out site gave. */
export interface BuiltSite extends PipelineResult {
  writer: MemoryWriter;
  /** The diagnostics as the command line prints them. */
  printed: string;
}

interface BuildOptions {
  memo?: Memo;
  writer?: MemoryWriter;
  /** Whether the outputs are written; they are by default. */
  writes?: boolean;
  input?: Partial<PipelineInput>;
  /** The stages of a variant of the site. */
  stages?: Stages;
  /** Whether there are outputs although the content has errors, as in the preview. */
  despiteErrors?: boolean;
  /** Loads the site's own templates, if it has some; keeps what it has parsed for the next call. */
  loader?: TemplateLoader;
}

/** Builds the site laid out in a folder through the memory writer, which keeps what it has where there is no output. */
export async function buildSite(folder: string, options: BuildOptions = {}): Promise<BuiltSite> {
  const writer = options.writer ?? createMemoryWriter();
  const contentFolder = join(folder, 'content');
  const memo = options.memo ?? emptyMemo(testCode);
  const templates = options.input?.templates ?? (await templatesOf(folder, options.loader));
  const input = { contentFolder, staticFolder: join(folder, 'static'), date: buildDate };
  const built: PipelineResult =
    templates instanceof TemplateProblem
      ? { outputs: [], diagnostics: await problemsOf(templates, folder, input), pages: [], rendered: 0, memo }
      : await runPipeline({ ...input, templates, assetCache, has: writer.has, ...options.input }, memo, options.stages);
  const result = hasErrors(built) && !options.despiteErrors ? { ...built, outputs: [] } : built;
  if (options.writes !== false && result.outputs.length > 0) await writer.write(result.outputs);
  const readText = textReader(contentFolder);
  const printed = formatDiagnostics(result.diagnostics, { format: 'text', readText, folder: 'content' });
  return { ...result, writer, printed };
}

/** Returns the problems of templates that cannot be compiled, and of the content. */
async function problemsOf(
  problem: TemplateProblem,
  folder: string,
  input: Parameters<typeof withContentProblems>[2],
): Promise<Diagnostic[]> {
  return withContentProblems(problem, await loadCompilable(compileOptionsOf(folder), problem), input);
}

function compileOptionsOf(folder: string): CompileOptions {
  return { root, siteFolder: folder, cache: join(folder, 'cache'), runtime: 'preact' };
}

/** Returns the loader of the templates of a laid-out site. */
export function templateLoaderOf(folder: string): TemplateLoader {
  return createTemplateLoader(() => compileOptionsOf(folder));
}

/** Compiles and loads the templates of the base site, once for each runtime. */
export function baseTemplates(runtime: 'preact' | 'react' = 'preact'): Promise<Templates> {
  const cache = join(root, '.cache/test-base');
  const known = loaded.get(runtime) ?? loadTemplates({ root, siteFolder: baseFolder, cache, runtime });
  loaded.set(runtime, known);
  return known;
}

const loaded = new Map<string, Promise<Templates>>();

/** Loads the templates of a laid-out site, or returns why they cannot be compiled. */
function templatesOf(folder: string, loader?: TemplateLoader): Promise<Templates | TemplateProblem> {
  if (hasBaseTemplates(folder)) return baseTemplates();
  return (loader?.load() ?? loadTemplates(compileOptionsOf(folder))).catch((error) => {
    if (error instanceof TemplateProblem) return error;
    throw error;
  });
}

/** Returns whether the templates and browser code of a laid-out site are those of the base site. */
function hasBaseTemplates(folder: string): boolean {
  baseCode ??= readCode(baseFolder);
  const own = readCode(folder);
  return own.size === baseCode.size && [...own].every(([path, text]) => baseCode?.get(path) === text);
}

/** The files of the base site's code, by their paths from its folder. */
let baseCode: Map<string, string> | undefined;

function readCode(folder: string): Map<string, string> {
  const paths = ['templates', 'client'].flatMap((code) => filesBelow(folder, code));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

export function hasErrors({ diagnostics }: Pick<PipelineResult, 'diagnostics'>): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** Returns the text of an output, or nothing where the site has no such file. */
export function textOf(
  outputs: readonly OutputFile[],
  path: string,
  area: OutputArea = 'site',
): Promise<string | undefined> {
  return contentsOf(outputs, path, area).then((contents) =>
    contents === undefined || typeof contents === 'string' ? contents : new TextDecoder().decode(contents),
  );
}

async function contentsOf(
  outputs: readonly OutputFile[],
  path: string,
  area: OutputArea,
): Promise<Contents | undefined> {
  return outputs.find((output) => output.area === area && output.path === path)?.contents();
}

/** Returns the files below a folder, sorted, as paths from it. */
export function filesBelow(folder: string, path = ''): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .flatMap((entry) => {
      const child = path ? `${path}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, child) : [child];
    })
    .sort();
}
