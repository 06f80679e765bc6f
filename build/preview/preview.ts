import { join } from 'node:path';
import { CacheProblem } from '../../scripts/bundle.mjs';
import type { Options } from '../commands/options/options.ts';
import { formatReport } from '../commands/project/format-report.ts';
import { openProject } from '../commands/project/project.ts';
import { basePathOf } from '../model/addresses/base-path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { headersOf } from '../pipeline/build.ts';
import { emptyMemo } from '../pipeline/cache/memo.ts';
import type { ContentAhead } from '../pipeline/read/read-ahead.ts';
import { reportStrayErrors } from '../pipeline/templates/stray-errors.ts';
import { createLazyWriter, type LazyWriter } from '../pipeline/write/lazy-writer.ts';
import { type BrowserScripts, createBrowserScripts } from './browser/browser-script.ts';
import { openContent } from './dashboard/content.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { showSiteProblems } from './dashboard/show-problems.ts';
import { createEvents, type Events } from './events.ts';
import { createFormsApi } from './forms-api/forms.ts';
import { failedPage, waitingPage } from './pages/failed-page.ts';
import { createEarlyView } from './rebuild/early-view.ts';
import { listPageProblems, listSiteProblems } from './rebuild/failed-pages.ts';
import { renderFirst } from './rebuild/first-pages.ts';
import { createQueue } from './rebuild/queue.ts';
import { createRebuild } from './rebuild/rebuild.ts';
import { watchFolders } from './rebuild/watch.ts';
import { listen } from './server/listen.ts';
import { createPreviewServer } from './server/server.ts';
import type { PreviewSettings } from './settings.ts';
import type { PreviewState } from './state.ts';

interface Preview {
  url: string;
  /** Ends the server and the watchers. */
  stop: () => Promise<void>;
}

/** Runs `preview` until the process gets a signal to end → the exit code. */
export async function runPreview(options: Options, content: Promise<ContentAhead>): Promise<number> {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  let last = '';
  reportStrayErrors((diagnostic) => {
    const text = formatReport([diagnostic], options);
    // A page that is rendered again throws the same again.
    if (text !== last) log(text);
    last = text;
  });
  const preview = await startPreview(options, log, content);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await preview.stop();
  return 0;
}

/**
 * Builds the site in memory, serves it on 127.0.0.1, and builds it again by the same function on every change.
 * @param ahead the content, if it is being read already
 */
export async function startPreview(
  options: Options,
  log: (line: string) => void,
  ahead?: Promise<ContentAhead>,
): Promise<Preview> {
  const { date, drafts, pseudo, content } = options;
  const state: PreviewState = { settings: { date, drafts, pseudo }, memo: emptyMemo('') };
  const project = openProject(options);
  const loader = project.createTemplateLoader();
  const writer = createLazyWriter();
  const events = createEvents();
  const showProblems = openContent(options).show;
  const early = createEarlyView({ contentFolder: content, loader, state, writer, events, showProblems });
  let address = '';
  const rebuild = createRebuild({
    ...{ options, project, loader, state, writer, events, early, log, showProblems, ahead },
    address: () => address,
    hasChanges: () => queue.hasChanges(),
    watch: () => watcher.start(),
  });
  const queue = createQueue(rebuild, log);
  const server = createPreviewServer(
    describeServer({
      options,
      state,
      events,
      scripts: createBrowserScripts(options.root),
      async read(path) {
        const first = !state.result && state.firstSite && renderFirst(state.firstSite, path, showProblems);
        if (first && !writer.has(first)) writer.put(first);
        return writer.readLater('site', path);
      },
      onRead: early.onRead,
      async change(settings) {
        state.settings = settings;
        await queue.run([]);
      },
      log,
    }),
  );
  address = await listen(server, options.port);
  log(`Preview: ${address}${baseOf(options)}/`);
  // Stamps the files before they are read, so that a file saved during the first build is not missed.
  const watcher = watchFolders(Object.values(project.folders), { onChange: queue.add, onFailure: log });
  const stop = async () => {
    watcher.close();
    events.close();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await loader.dispose();
  };
  await queue.run([]);
  await watcher.start();
  if (state.crash?.error instanceof CacheProblem) {
    await stop();
    throw state.crash.error;
  }
  void early.prepare();
  return { url: address, stop };
}

interface ServerInput {
  options: Options;
  state: PreviewState;
  events: Events;
  scripts: () => Promise<BrowserScripts>;
  read: (path: string) => ReturnType<LazyWriter['readLater']>;
  /** Called with each path of the site that a browser reads. */
  onRead: (path: string) => void;
  change: (settings: PreviewSettings) => Promise<void>;
  log: (line: string) => void;
}

/** Returns the problems of the site as they concern a page, by its output path; without one, all. */
function listProblems({ result, failedAhead }: PreviewState, page: string | undefined): Diagnostic[] {
  if (!result) return [];
  return page === undefined ? listSiteProblems(result, failedAhead) : listPageProblems(page, result, failedAhead);
}

/** Returns the path below which the site is served. */
function baseOf({ origin }: Pick<Options, 'origin'>): string {
  return origin === undefined ? '' : basePathOf(origin);
}

/** Returns what the server serves: the site, the preview's dashboard and the forms API. */
function describeServer({ options, state, events, scripts, read, onRead, change, log }: ServerInput) {
  const built = {
    result: () => state.result,
    problems: (page: string | undefined) => listProblems(state, page),
    crash: () => state.crash,
    event: events.last,
    templates: () => state.templates,
  };
  const messagesFolder = join(options.cache, 'forms');
  const formsApi = createFormsApi({ ...built, folder: messagesFolder, log });
  const ownPages = createDashboard({
    options,
    ...built,
    settings: () => state.settings,
    change,
    read,
    openEvents: events.open,
    scripts,
    messagesFolder,
  });
  const site = () => (state.result ?? state.firstSite)?.site;
  const base = () => baseOf(options);
  const content = openContent(options);
  return {
    async read(path: string) {
      onRead(path);
      return read(path);
    },
    unbuilt() {
      if (site()) return undefined;
      const problems = showSiteProblems(built, content);
      return problems.length > 0 && !events.last().building ? failedPage(problems) : waitingPage();
    },
    base,
    redirects: () => site()?.redirects ?? [],
    prefixes: () => (site()?.config.locales ?? []).map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
    headersFor: (path: string) => {
      const current = site();
      return current ? headersOf(current, path) : [];
    },
    get addition() {
      return `<script type="module" src="/_preview/client.js?${events.last().version}#${base()}"></script>`;
    },
    own: (request: Request) =>
      new URL(request.url).pathname.startsWith('/forms-api/') ? formsApi(request) : ownPages(request),
    report: (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  };
}
