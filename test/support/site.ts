import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { formatDiagnostics } from '../../build/diagnostics/report.ts';
import { emptyMemo, type Memo } from '../../build/memo/memo.ts';
import type { Contents, OutputArea, OutputFile } from '../../build/model.ts';
import { type PipelineInput, type PipelineResult, runPipeline } from '../../build/pipeline.ts';
import { createMemoryWriter, type MemoryWriter } from '../../build/write/memory.ts';
import { assetCache, projectTemplates, root } from './project.ts';

/** The folder of the miniature sites. */
export const sitesFolder = join(root, 'test/sites');

/** The day on which miniature sites are built. */
export const buildDate = '2027-01-15';

/** One change of a base file, as a case's `edits.yaml` lists them. */
export type Edit = { file: string } & ({ find: string; replace: string } | { append: string });

/**
 * Lays out the base site in a folder: `content/` and `static/`. The interface's strings and the forms are the
 * project's own, because its templates ask for them by name.
 */
export function layOutBase(folder: string): void {
  cpSync(join(sitesFolder, '_base'), folder, { recursive: true });
  for (const locale of ['en', 'fr'])
    cpSync(join(root, `content/strings/${locale}.yaml`), join(folder, `content/strings/${locale}.yaml`));
  cpSync(join(root, 'content/forms'), join(folder, 'content/forms'), { recursive: true });
}

/** Lays out a miniature site: the base with the case's files, edits and removals. */
export function layOutCase(name: string, folder: string): void {
  layOutBase(folder);
  const own = join(sitesFolder, name);
  if (existsSync(join(own, 'removed.txt'))) {
    for (const path of readFileSync(join(own, 'removed.txt'), 'utf8').trim().split('\n')) {
      if (!existsSync(join(folder, path))) throw new Error(`${name}/removed.txt names ${path}, which is not there.`);
      rmSync(join(folder, path), { recursive: true });
    }
  }
  for (const part of ['content', 'static']) {
    if (existsSync(join(own, part)))
      cpSync(join(own, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
  for (const edit of readEdits(join(own, 'edits.yaml'))) applyEdit(folder, edit, name);
}

function readEdits(path: string): Edit[] {
  return existsSync(path) ? (load(readFileSync(path, 'utf8')) as Edit[]) : [];
}

function applyEdit(folder: string, edit: Edit, name: string): void {
  const path = join(folder, edit.file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if ('append' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text + edit.append);
  } else {
    if (!text.includes(edit.find)) throw new Error(`${name}/edits.yaml: ${edit.file} has no "${edit.find}".`);
    writeFileSync(path, text.replace(edit.find, () => edit.replace));
  }
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
  input?: Partial<PipelineInput>;
}

/** Builds the site laid out in a folder through the memory writer, which keeps what it has where there are errors. */
export async function buildSite(folder: string, options: BuildOptions = {}): Promise<BuiltSite> {
  const writer = options.writer ?? createMemoryWriter();
  const contentFolder = join(folder, 'content');
  const result = await runPipeline(
    {
      contentFolder,
      staticFolder: join(folder, 'static'),
      templates: await projectTemplates(),
      date: buildDate,
      assetCache,
      has: writer.has,
      ...options.input,
    },
    options.memo ?? emptyMemo('test'),
  );
  if (!hasErrors(result)) await writer.write(result.outputs);
  const readText = (file: string): string | undefined => {
    const path = join(contentFolder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const printed = formatDiagnostics(result.diagnostics, { format: 'text', readText, folder: 'content' });
  return { ...result, writer, printed };
}

export function hasErrors({ diagnostics }: Pick<PipelineResult, 'diagnostics'>): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** The text of an output, or nothing where the site has no such file. */
export function textOf(outputs: readonly OutputFile[], path: string, area: OutputArea = 'site'): Promise<string | undefined> {
  return contentsOf(outputs, path, area).then((contents) =>
    contents === undefined || typeof contents === 'string' ? contents : new TextDecoder().decode(contents),
  );
}

async function contentsOf(outputs: readonly OutputFile[], path: string, area: OutputArea): Promise<Contents | undefined> {
  return outputs.find((output) => output.area === area && output.path === path)?.contents();
}

/** The files below a folder, sorted, as paths from it. */
export function filesBelow(folder: string, path = ''): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .flatMap((entry) => {
      const child = path ? `${path}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, child) : [child];
    })
    .sort();
}
