import { setImmediate } from 'node:timers/promises';
import type { Options } from '../../commands/options/options.ts';
import { formatReport } from '../../commands/project/format-report.ts';
import type { Project } from '../../commands/project/project.ts';
import { findRefusedLinks } from '../../commands/project/refused-links.ts';
import { withWebEditor } from '../../commands/project/web-editor.ts';
import type { AssetCache } from '../../model/asset-cache.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isBelow, relativePath } from '../../model/files/relative-path.ts';
import { formatCount } from '../../model/format-count.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import type { Templates } from '../../model/templates.ts';
import { type PipelineInput, runPipeline, siteStages, withContentProblems } from '../../pipeline/build.ts';
import { openAssetCache } from '../../pipeline/cache/asset-cache.ts';
import { emptyMemo } from '../../pipeline/cache/memo.ts';
import type { ContentAhead } from '../../pipeline/read/read-ahead.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import type { Stages } from '../../pipeline/run.ts';
import type { TemplateLoader } from '../../pipeline/templates/load.ts';
import { forPreview } from '../../pipeline/variants/preview.ts';
import { inPseudoLocale } from '../../pipeline/variants/pseudo-locale.ts';
import { withoutPages } from '../../pipeline/variants/without-pages.ts';
import type { LazyWriter } from '../../pipeline/write/lazy-writer.ts';
import type { Events } from '../events.ts';
import type { ShownProblem } from '../problems.ts';
import type { PreviewState } from '../state.ts';
import type { EarlyView } from './early-view.ts';
import { chooseShownOutputs } from './shown-outputs.ts';
import { createStageMarks } from './stages.ts';

interface RebuildInput {
  options: Options;
  project: Project;
  loader: TemplateLoader;
  state: PreviewState;
  writer: LazyWriter;
  events: Events;
  early: EarlyView;
  /** Whether something has changed since the build began. */
  hasChanges: () => boolean;
  /** Starts to watch the files, after the first page was shown. */
  watch: () => Promise<void>;
  address: () => string;
  log: (line: string) => void;
  showProblems: (diagnostics: readonly Diagnostic[]) => ShownProblem[];
  /** The content, if another thread reads it for the first build. */
  ahead?: Promise<ContentAhead> | undefined;
}

/** Creates the function that builds the site again, and reports to open pages and the terminal. */
export function createRebuild(input: RebuildInput): (changed: readonly string[]) => Promise<void> {
  const { options, state, writer, log } = input;
  const assetCache = openAssetCache(options.cache);
  /** What has changed since the last build that was not interrupted. */
  const unbuilt = new Set<string>();
  const stages = createStageMarks();
  async function build(paths: readonly string[]): Promise<void> {
    const started = performance.now();
    stages.begin();
    stages.enter('begin');
    for (const path of paths) unbuilt.add(path);
    const changed = [...unbuilt].sort();
    // Editors take this line as the start of a new list of problems.
    log('Building');
    input.events.begin();
    const linked = findRefusedLinks(options);
    if (linked.length > 0) {
      report(input, linked);
      return;
    }
    const edited = editedTemplates(input, changed);
    if (edited.length > 0) {
      stages.enter('edited pages');
      await input.early.showEdited(edited);
      stages.enter('templates');
    }
    const templates = await reloadOrReport(input, changed);
    if (!templates) return;
    stages.enter('saved page');
    const touched = touchedContent(input, changed);
    const [saved] = touched ?? [];
    if (saved !== undefined && touched?.length === 1 && changed.length === 1)
      await input.early.showSaved(saved, templates);
    const pipeline = { ...pipelineInput(input, { templates, touched, assetCache }), progress: stages.enter };
    if (!state.result && !(await prepareFirstPages(pipeline, input))) return;
    const next = await runUnlessChanged(pipeline, input);
    if (!next) return;
    unbuilt.clear();
    delete state.firstSite;
    state.memo = next.memo;
    // Without a site, the pages of the last run are shown.
    state.result = next.site || !state.result ? next : { ...state.result, diagnostics: next.diagnostics };
    delete state.failedAhead;
    delete state.crash;
    const outputs = chooseShownOutputs(next, { writer, showProblems: input.showProblems, keeps: changed.length > 0 });
    const { written, removed } = next.site ? await writer.write(outputs) : { written: [], removed: [] };
    stages.enter('announce');
    announce(input, next, [...written, ...removed]);
    const milliseconds = Math.round(performance.now() - started);
    log(
      `${nameFiles(changed, options.siteFolder)}${next.rendered} of ${next.pages.length} pages rendered, ${written.length} files changed in ${milliseconds} ms`,
    );
  }
  return async (paths) => {
    try {
      await build(paths);
    } catch (error) {
      state.crash = { error };
      input.events.send({ files: [], ...countProblems(state) });
      throw error;
    }
  };
}

/** How many changed files a line of the terminal names. */
const mostNames = 3;

/** Names the files that a build was for: the first of many, and how many others there are. */
function nameFiles(paths: readonly string[], siteFolder: string): string {
  if (paths.length === 0) return '';
  const others = paths.length - mostNames;
  const shown = others > 1 ? paths.slice(0, mostNames) : paths;
  const names = shown.map((path) => relativePath(siteFolder, path)).join(', ');
  return `${names}${others > 1 ? ` and ${formatCount(others)} other files` : ''}: `;
}

/** Ends a run of the pipeline whose input has changed. */
class Superseded extends Error {}

/** Runs the pipeline. Returns `undefined` if something changes before all pages are rendered. */
async function runUnlessChanged(
  pipeline: PipelineInput,
  { options, state, early }: RebuildInput,
  variant: (stages: Stages) => Stages = (stages) => stages,
): Promise<PipelineResult | undefined> {
  const withEditor = withWebEditor(options.cache, siteStages);
  const shown = state.settings.pseudo ? inPseudoLocale(withEditor) : withEditor;
  try {
    return await runPipeline(pipeline, state.memo, variant(forPreview(early.openPages(), shown)));
  } catch (error) {
    if (error instanceof Superseded) return undefined;
    throw error;
  }
}

/**
 * Prepares the site, so that a page that is asked for before the first build has ended is rendered at once. Returns `false`
 * if something has changed meanwhile.
 */
async function prepareFirstPages(pipeline: PipelineInput, input: RebuildInput): Promise<boolean> {
  const { state, writer } = input;
  const first = await runUnlessChanged(pipeline, input, withoutPages);
  if (!first) return false;
  state.memo = first.memo;
  if (!first.site) return true;
  for (const file of first.outputs) writer.put(file);
  state.firstSite = first;
  // Requests that have waited are answered before the build goes on.
  await setImmediate();
  await input.watch();
  return true;
}

/** Returns the templates. If they cannot be compiled, reports why, and the site stays as it was. */
async function reloadOrReport(input: RebuildInput, changed: readonly string[]): Promise<Templates | undefined> {
  const { state } = input;
  try {
    return await reloadTemplates(input, changed);
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    // Even a change of the content has to wait for templates that can be compiled.
    state.templatesFailed = true;
    const { options, project } = input;
    const compilable = await project.loadCompilable(error);
    const folders = { contentFolder: options.content, staticFolder: project.folders.static };
    report(input, withContentProblems(error, compilable, { ...folders, ...state.settings }));
    return undefined;
  }
}

/** Reports why there is nothing to build: the site stays as it was. */
function report(input: RebuildInput, diagnostics: Diagnostic[]): void {
  const { state } = input;
  const last = state.result ?? { outputs: [], pages: [], rendered: 0, memo: state.memo };
  state.result = { ...last, diagnostics };
  delete state.failedAhead;
  delete state.crash;
  announce(input, state.result, []);
}

/** Returns the templates, compiled again if one of their files has changed. */
async function reloadTemplates(
  { project, loader, state, ahead }: RebuildInput,
  changed: readonly string[],
): Promise<Templates> {
  const folders = [project.folders.content, project.folders.static];
  const isTemplate = (path: string) => !folders.some((folder) => isBelow(folder, path));
  if (state.templates && !state.templatesFailed && !changed.some(isTemplate)) return state.templates;
  const loaded = await loader.load(state.templates);
  state.templatesFailed = false;
  // What was read is the same for all templates. What was read ahead is read again if its stamps have changed.
  const { statics } = state.memo;
  const { files, pictures } = (state.memo.files.size === 0 && (await ahead)) || state.memo;
  if (loaded !== state.templates) state.memo = { ...emptyMemo(loaded.compiled.digest), files, pictures, statics };
  state.templates = loaded;
  return loaded;
}

/** Returns the changed paths of templates and scripts, from the folder of the site. */
function editedTemplates({ options, project }: RebuildInput, changed: readonly string[]): string[] {
  const folders = [project.folders.templates, project.folders.client];
  return changed
    .filter((path) => folders.some((folder) => isBelow(folder, path)))
    .map((path) => relativePath(options.siteFolder, path));
}

/** Returns the changed paths below the content folder. Until there is a site, any file may be new: `undefined`. */
function touchedContent({ options, state }: RebuildInput, changed: readonly string[]): string[] | undefined {
  if (!(state.result ?? state.firstSite)?.site) return undefined;
  return changed.filter((path) => isBelow(options.content, path)).map((path) => relativePath(options.content, path));
}

function pipelineInput(
  { options, project, state, writer, hasChanges, address }: RebuildInput,
  { templates, touched, assetCache }: { templates: Templates; touched: string[] | undefined; assetCache: AssetCache },
) {
  return {
    contentFolder: options.content,
    staticFolder: project.folders.static,
    templates,
    date: state.settings.date,
    drafts: state.settings.drafts,
    override: {
      formsApi: `${address()}/forms-api/`,
      precompress: [],
      ...(options.origin === undefined ? {} : { origin: options.origin }),
    },
    ...(touched ? { touched } : {}),
    assetCache,
    has: writer.has,
    async pause() {
      // Requests and reports of changed files are handled between two portions.
      await setImmediate();
      if (hasChanges()) throw new Superseded();
    },
  };
}

/** Reports to open pages which files have changed, and prints the problems. */
function announce(
  { options, state, events, log }: RebuildInput,
  { diagnostics }: PipelineResult,
  files: string[],
): void {
  const found = formatReport(diagnostics, options);
  events.send({ files, ...countProblems(state) });
  if (found) log(found);
}

/** Counts the problems of the last build, and a failure of the generator as an error. */
function countProblems({ result, crash }: PreviewState): { errors: number; warnings: number } {
  const diagnostics = result?.diagnostics ?? [];
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors: errors + (crash ? 1 : 0), warnings: diagnostics.length - errors };
}
