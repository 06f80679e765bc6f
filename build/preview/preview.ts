import { join, relative } from 'node:path';
import { openAssetCache } from '../cache/asset-cache.ts';
import { emptyMemo } from '../cache/memo.ts';
import type { Options } from '../commands/options.ts';
import { openProject } from '../commands/project.ts';
import { formatDiagnostics } from '../diagnostics/report.ts';
import { headersOf, type PipelineResult, runPipeline } from '../pipeline/build.ts';
import { renderSavedPage } from '../pipeline/saved-page.ts';
import { textReader } from '../read/text-reader.ts';
import type { Templates } from '../templates/load.ts';
import { createLazyWriter } from '../write/memory.ts';
import { bundleBrowserScripts } from './browser-script.ts';
import { createDashboard } from './dashboard/own-pages.ts';
import { createEvents } from './events.ts';
import { createFormsApi } from './forms.ts';
import { listen } from './listen.ts';
import { createQueue } from './queue.ts';
import { createPreviewServer } from './server.ts';
import type { PreviewSettings } from './settings.ts';
import { watchFolders } from './watch.ts';

/** How long a page that is shown ahead may be fetched before everything else is made again, in ms. */
const lookTime = 60;

/** A running preview. */
export interface Preview {
  url: string;
  /** Ends the server and the watchers. */
  stop: () => Promise<void>;
}

/** Runs `preview` until the process is told to end → the exit code. */
export async function runPreview(options: Options): Promise<number> {
  const preview = await startPreview(options, (line) => process.stdout.write(`${line}\n`));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await preview.stop();
  return 0;
}

/** Builds the site in memory, serves it on 127.0.0.1, and builds it again by the same function on every change. */
export async function startPreview(options: Options, say: (line: string) => void): Promise<Preview> {
  const { cache } = options;
  const project = openProject(options);
  const { folders } = project;
  const writer = createLazyWriter();
  const events = createEvents();
  const scripts = await bundleBrowserScripts(options.root);
  let settings: PreviewSettings = { date: options.date, drafts: options.drafts, pseudo: options.pseudo };
  const assetCache = openAssetCache(cache);
  let templates: Templates | undefined;
  let memo = emptyMemo('');
  let result: PipelineResult | undefined;

  async function rebuild(changed: readonly string[]): Promise<void> {
    const started = performance.now();
    // Editors take this line as the beginning of a new list of problems.
    say('Building');
    const inTemplates = changed.some((path) => !path.startsWith(options.content) && !path.startsWith(folders.static));
    const inContent = changed.filter((path) => path.startsWith(options.content));
    if (!templates || inTemplates) {
      const loaded = await project.loadTemplates(templates);
      if (loaded !== templates) memo = emptyMemo(loaded.compiled.digest);
      templates = loaded;
    }
    const touched = memo.files.size > 0 ? inContent.map((path) => relative(options.content, path)) : undefined;
    if (touched?.length === 1 && changed.length === 1) await showAhead(touched[0] as string, templates);
    const next = await runPipeline(
      {
        contentFolder: options.content,
        staticFolder: folders.static,
        templates,
        ...settings,
        override: {
          formsApi: `${address}/forms-api/`,
          precompress: [],
          ...(options.origin === undefined ? {} : { origin: options.origin }),
        },
        ...(touched ? { touched } : {}),
        emitsDespiteErrors: true,
        assetCache,
        has: writer.has,
      },
      memo,
    );
    memo = next.memo;
    result = next.site ? next : { ...next, ...(result?.site ? { site: result.site } : {}) };
    const { written, removed } = next.site ? await writer.write(next.outputs) : { written: [], removed: [] };
    const found = formatDiagnostics(next.diagnostics, {
      format: 'text',
      readText: textReader(options.content),
      folder: project.contentPath,
    });
    events.send({
      files: [...written, ...removed],
      errors: next.diagnostics.filter(({ severity }) => severity === 'error').length,
      warnings: next.diagnostics.filter(({ severity }) => severity === 'warning').length,
    });
    const milliseconds = Math.round(performance.now() - started);
    if (found) say(found);
    say(
      `${changed.length > 0 ? `${changed.map((path) => relative(options.siteFolder, path)).join(', ')}: ` : ''}${next.rendered} of ${next.pages.length} pages rendered, ${written.length} files changed in ${milliseconds} ms`,
    );
  }

  /** Shows the page whose words were saved, and lets those who look at it fetch it. */
  async function showAhead(path: string, loaded: Templates): Promise<void> {
    if (!result || settings.pseudo) return;
    const ahead = renderSavedPage({ contentFolder: options.content, path, templates: loaded, memo, last: result });
    if (!ahead || writer.has(ahead)) return;
    writer.put(ahead);
    const fetched = new Promise<void>((resolve) => {
      onRead = (read) => read === ahead.path && setImmediate(resolve);
    });
    events.sendAhead(ahead.path);
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, lookTime))]);
    onRead = () => {};
  }

  let onRead: (path: string) => void = () => {};
  let address = '';
  const messagesFolder = join(cache, 'forms');
  const formsApi = createFormsApi({ result: () => result, templates: () => templates, folder: messagesFolder, say });
  const ownPages = createDashboard({
    options,
    result: () => result,
    templates: () => templates,
    settings: () => settings,
    async change(wanted) {
      settings = wanted;
      await queue.run([]);
    },
    read: (path) => writer.readLater('site', path),
    openEvents: events.open,
    scripts,
    messagesFolder,
  });
  const server = createPreviewServer({
    read(path) {
      onRead(path);
      return writer.readLater('site', path);
    },
    redirects: () => result?.site?.redirects ?? [],
    prefixes: () => (result?.site?.config.locales ?? []).map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
    headersFor: (path) => (result?.site ? headersOf(result.site, path) : []),
    get addition() {
      return `<script type="module" src="/_preview/client.js?${events.version()}"></script>`;
    },
    own: (request) => (new URL(request.url).pathname.startsWith('/forms-api/') ? formsApi(request) : ownPages(request)),
    report: (error) => say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  address = await listen(server, options.port);

  const queue = createQueue(rebuild, say);
  // Watched before it is read, so that what is saved during the first build is seen too.
  const watcher = await watchFolders(Object.values(folders), queue.add);
  await queue.run([]);
  say(`Preview: ${address}/`);
  return {
    url: address,
    async stop() {
      await watcher.close();
      events.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
