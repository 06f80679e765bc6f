import type { OutputFile, StagedFile, StoredHtml, StorePage } from '../../model/output.ts';
import type { CachedPart, RenderedPage } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import { type PackedBatch, unpackBatch } from './packed-batch.ts';
import type { RenderedBatch } from './rendered-batch.ts';
import type { Renderer } from './renderer.ts';
import type { Sources } from './sources.ts';

/** Renders routes on worker threads. Returns `undefined` if no workers are available. */
export type RenderWorkers = (
  routes: readonly Route[],
  counter: SharedArrayBuffer,
) => Promise<PackedBatch[]> | undefined;

/** What the last run has stored of its pages. */
interface KnownPages {
  /** Address → page. */
  pages: ReadonlyMap<string, RenderedPage>;
  parts: ReadonlyMap<string, CachedPart>;
  /** The digests of what was read, by kind and key. */
  reads: {
    kinds: () => Iterable<string>;
    forEach: (kind: string, look: (key: string, digest: string) => void) => void;
  };
  /** Kind of read → digest of all data that its answers are made from. */
  inputHashes: ReadonlyMap<string, string>;
}

interface RenderPagesInput {
  /** Address → route of each page of the site, or of those that this run renders. */
  routes: ReadonlyMap<string, Route>;
  memo: KnownPages;
  renderer: Renderer;
  /** Returns a function that tests whether a page or a shared part has read one of the keys. */
  createReadMatcher: (keys: ReadonlySet<string>) => (part: Pick<RenderedPage, 'reads'>) => boolean;
  has: (file: Pick<OutputFile, 'area' | 'path' | 'digest'>) => boolean;
  workers: RenderWorkers;
  /** Runs on this thread while workers render, if there are any. */
  meanwhile?: () => Promise<void>;
  storePage: StorePage;
  progress: (stage: string, done?: number, total?: number) => void;
  /** Called after each portion of pages. If it throws, rendering ends. */
  pause?: () => Promise<void>;
}

/** Every page of the site, rendered in this run or known from the one before. */
export interface RenderedSite {
  pages: RenderedPage[];
  parts: ReadonlyMap<string, CachedPart>;
  /** What was read in this run: key → digest. The reads of other pages are as they were. */
  reads: [string, string][];
  inputHashes: ReadonlyMap<string, string>;
  htmlOf: (page: RenderedPage) => StoredHtml;
  /** Where the HTML of a page that was rendered in this run waits on disk, if it does. */
  stagedOf: (page: RenderedPage) => StagedFile | undefined;
  /** How many pages were rendered in this run. */
  rendered: number;
}

/** Renders the pages that read something that has changed, and takes the others as they were. */
export async function renderPages(input: RenderPagesInput): Promise<RenderedSite> {
  const { memo, renderer, progress } = input;
  const isUnchanged = createUnchangedTest(input);
  const stale = byEntry([...input.routes.values()].filter((route) => !isUnchanged(route)));
  const counter = new SharedArrayBuffer(4);
  const elsewhere = input.workers(stale, counter);
  if (elsewhere) await input.meanwhile?.();
  const renderHere = (routes: readonly Route[], taken: SharedArrayBuffer) =>
    renderBatch({
      routes,
      counter: taken,
      renderer,
      storePage: input.storePage,
      progress: (done) => progress('render', done, stale.length),
      ...(input.pause ? { pause: input.pause } : {}),
    });
  const batches = [await renderHere(stale, counter)];
  batches.push(...((await elsewhere) ?? []).map(unpackBatch));
  const done = new Set(batches.flatMap((batch) => batch.pages.map(({ url }) => url)));
  // Routes that a worker took before it stopped.
  const lost = stale.filter(({ url }) => !done.has(url));
  if (lost.length > 0) batches.push(await renderHere(lost, new SharedArrayBuffer(4)));

  const fresh = new Map<string, { page: RenderedPage; html: StoredHtml }>();
  for (const { pages, htmls } of batches) {
    pages.forEach((page, index) => {
      fresh.set(page.url, { page, html: htmls[index] ?? new Uint8Array() });
    });
  }
  const pages = [...input.routes.keys()].flatMap((url) => fresh.get(url)?.page ?? memo.pages.get(url) ?? []);
  const parts = partsOf(pages, new Map(batches.flatMap((batch) => batch.parts)), memo);
  return {
    pages,
    parts,
    reads: batches.flatMap((batch) => batch.reads),
    inputHashes: renderer.sources.inputHashes,
    rendered: stale.length,
    htmlOf: htmlBy(input, fresh),
    stagedOf: ({ url }) => {
      const html = fresh.get(url)?.html;
      return html instanceof Uint8Array ? undefined : html;
    },
  };
}

/** Returns the shared parts of the pages, made in this run or known from the one before. */
function partsOf(
  pages: readonly RenderedPage[],
  made: ReadonlyMap<string, CachedPart>,
  memo: KnownPages,
): ReadonlyMap<string, CachedPart> {
  const sameUse = ({ url, shared }: RenderedPage) => memo.pages.get(url)?.shared.join() === shared.join();
  if (pages.length === memo.pages.size && pages.every((page) => memo.pages.get(page.url) === page || sameUse(page)))
    return made.size === 0 ? memo.parts : new Map([...memo.parts, ...made]);
  const parts = new Map<string, CachedPart>();
  for (const page of pages) {
    for (const key of page.shared) {
      if (parts.has(key)) continue;
      const part = made.get(key) ?? memo.parts.get(key);
      if (part) parts.set(key, part);
    }
  }
  return parts;
}

/** Puts the languages of an entry side by side, so that the same thread makes what they have in common. */
function byEntry(routes: readonly Route[]): Route[] {
  return [...routes].sort((a, b) => (a.entry.ref < b.entry.ref ? -1 : a.entry.ref > b.entry.ref ? 1 : 0));
}

/** How many routes a worker takes from the queue at a time. */
const portion = 12;

interface BatchInput extends Pick<RenderPagesInput, 'renderer' | 'storePage' | 'pause'> {
  routes: readonly Route[];
  /** How many of the routes are taken already. */
  counter: SharedArrayBuffer;
  progress?: (done: number) => void;
}

/** Renders batches of routes from a queue shared with other workers. */
export async function renderBatch({
  routes,
  counter,
  renderer,
  storePage,
  pause,
  progress = () => {},
}: BatchInput): Promise<RenderedBatch> {
  const taken = new Int32Array(counter);
  const batch: RenderedBatch = { pages: [], htmls: [], parts: [], reads: [] };
  for (let start = Atomics.add(taken, 0, portion); start < routes.length; start = Atomics.add(taken, 0, portion)) {
    for (const route of routes.slice(start, start + portion)) {
      const { page, html } = renderer.render(route);
      batch.pages.push(page);
      batch.htmls.push(storePage(html, route.output));
    }
    progress(Math.min(start + portion, routes.length));
    await pause?.();
  }
  batch.parts = [...renderer.sharedParts].map(([key, { reads, scan, diagnostics }]) => [
    key,
    { reads, scan, diagnostics },
  ]);
  const keys = new Set([
    ...batch.pages.flatMap((page) => page.reads),
    ...batch.parts.flatMap(([, part]) => part.reads),
  ]);
  batch.reads = [...keys].map((key) => [key, renderer.sources.read(key).digest]);
  return batch;
}

/** Returns a function that tests whether a page can stay: nothing it read has changed, and its file is there. */
function createUnchangedTest({ memo, renderer, createReadMatcher, has }: RenderPagesInput): (route: Route) => boolean {
  const hasOtherReads = createReadMatcher(changedKeys(memo, renderer.sources));
  const otherParts = new Set<string>();
  for (const [key, part] of memo.parts) if (part.diagnostics.length > 0 || hasOtherReads(part)) otherParts.add(key);
  return (route) => {
    const before = memo.pages.get(route.url);
    return (
      before !== undefined &&
      before.output === route.output &&
      // A page with problems is rendered again: their places may have moved.
      before.diagnostics.length === 0 &&
      !hasOtherReads(before) &&
      (otherParts.size === 0 || !before.shared.some((key) => otherParts.has(key))) &&
      has({ area: 'site', path: before.output, digest: before.digest })
    );
  };
}

/** Returns the keys whose answers have changed since the last run. A kind with the same input hash is not asked. */
function changedKeys(memo: KnownPages, sources: Sources): Set<string> {
  const changed = new Set<string>();
  for (const kind of memo.reads.kinds()) {
    const hash = sources.inputHashes.get(kind);
    if (hash !== undefined && hash === memo.inputHashes.get(kind)) continue;
    memo.reads.forEach(kind, (key, digest) => {
      if (sources.digestOf(key) !== digest) changed.add(key);
    });
  }
  return changed;
}

/** Returns the HTML of a page. An unchanged page is rendered if its HTML is requested all the same. */
function htmlBy(
  { routes, renderer }: RenderPagesInput,
  fresh: ReadonlyMap<string, { html: StoredHtml }>,
): (page: RenderedPage) => StoredHtml {
  return (page) => {
    const html = fresh.get(page.url)?.html;
    if (html) return html;
    const route = routes.get(page.url);
    if (!route) throw new Error(`${page.url} is no page of this site.`);
    return renderer.render(route).html;
  };
}
