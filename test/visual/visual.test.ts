import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startBrowser } from '../support/engines/chromium.ts';
import { lastResort } from '../support/last-resort.ts';
import { root } from '../support/project.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import { type Sample, samplePages } from '../support/samples.ts';
import { serveSite } from '../support/serve.ts';
import { twoAtOnce } from '../support/two-at-once.ts';
import {
  cutPicture,
  decodePicture,
  describeDifference,
  drawDifference,
  encodePicture,
  type Gray,
  joinForStorage,
  makeThumbnail,
} from './thumbnails.ts';

const widths = [360, 768, 1280, 1920];
/** What is below is not compared. */
const longest = 6000;
const references = join(root, 'test/visual/references');
/** Where differences are written; the dashboard of the preview shows them. */
const differences = join(root, '.cache/visual');

/** One page at one width, and where its thumbnail is in the reference of its type. */
interface View {
  path: string;
  type: string;
  width: number;
  thumbnail: Gray;
}

/** What is stored of all references: with which browser they were made, and the lengths of thumbnails by path and width. */
interface Index {
  chromium: string;
  heights: Record<string, Record<string, number[]>>;
}

const visual = suite('visual');

visual('pages look as their references do', async () => {
  const site = await realSite();
  const { views, version } = await takeViews(site);
  if (process.env.UPDATE) return writeReferences(views, version);
  const index: Index = JSON.parse(readFileSync(join(references, 'index.json'), 'utf8'));
  rmSync(differences, { recursive: true, force: true });
  const problems: string[] = [];
  for (const [type, ofType] of byType(views)) problems.push(...(await compareType(type, ofType, index)));
  const hints = [
    ...(index.chromium === version ? [] : [`The references are of Chromium ${index.chromium}, this is ${version}.`]),
    'Look at .cache/visual/ (reference, page, difference), then: UPDATE=1 npm test -- visual',
  ];
  assert.equal(problems.length > 0 ? [...hints, ...problems] : [], []);
});

visual.run();

/** Takes the thumbnail of one page of each type, in each language and width. */
async function takeViews(site: RealSite): Promise<{ views: View[]; version: string }> {
  const { origin, stop } = await serveSite(site);
  const browser = await startBrowser();
  const views = new Map<string, View>();
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', bypassCSP: true });
  context.setDefaultTimeout(lastResort);
  await twoAtOnce(samplesByType(site), async ({ path, type }) => {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const length = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
        return document.documentElement.scrollHeight;
      });
      const size = { width, height: Math.min(length, longest) };
      const png = await takeSteadyScreenshot(page, size);
      views.set(`${path} ${width}`, { path, type, width, thumbnail: await makeThumbnail(png, size) });
    }
    await page.close();
  });
  const version = browser.version();
  await browser.close();
  await stop();
  // Two tabs finish in any order.
  return {
    views: [...views.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.width - b.width)),
    version,
  };
}

/** Takes screenshots until two are the same: on a busy machine the first may lack what is below the window. */
async function takeSteadyScreenshot(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const take = (): Promise<Buffer> => page.screenshot({ fullPage: true, clip: { x: 0, y: 0, ...size } });
  let last = await take();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} at ${size.width} px does not come to rest.`);
}

/** Lists the first page of each type in each language. */
function samplesByType(site: RealSite): Sample[] {
  const first = new Map<string, Sample>();
  for (const sample of samplePages(site)) {
    const key = `${sample.type} ${sample.locale}`;
    if (!first.has(key)) first.set(key, sample);
  }
  return [...first.values()];
}

function byType(views: readonly View[]): Map<string, View[]> {
  const types = new Map<string, View[]>();
  for (const view of views) types.set(view.type, [...(types.get(view.type) ?? []), view]);
  return types;
}

async function writeReferences(views: readonly View[], chromium: string): Promise<void> {
  rmSync(references, { recursive: true, force: true });
  mkdirSync(references, { recursive: true });
  const heights: Index['heights'] = {};
  for (const [type, ofType] of byType(views)) {
    const picture = joinForStorage(ofType.map(({ thumbnail }) => thumbnail));
    writeFileSync(join(references, `${type}.webp`), await encodePicture(picture));
    const lengths: Record<string, number[]> = {};
    for (const { path, thumbnail } of ofType) lengths[path] = [...(lengths[path] ?? []), thumbnail.height];
    heights[type] = lengths;
  }
  writeFileSync(
    join(references, 'index.json'),
    `${JSON.stringify({ chromium, heights } satisfies Index, undefined, 2)}\n`,
  );
}

/** Compares the views of a type with their reference, writes what differs, and names it. */
async function compareType(type: string, views: readonly View[], { heights }: Index): Promise<string[]> {
  const file = join(references, `${type}.webp`);
  const stored = heights[type];
  if (!existsSync(file) || !stored) return [`${type}: no reference`];
  const reference = await decodePicture(readFileSync(file));
  const problems: string[] = [];
  let left = 0;
  for (const { path, lengths } of Object.entries(stored).map(([path, lengths]) => ({ path, lengths })))
    for (const [index, height] of lengths.entries()) {
      const width = Math.round((widths[index] ?? 0) / 8);
      const old = cutPicture(reference, { left, width, height });
      left += width;
      const view = views.find((other) => other.path === path && other.width === widths[index]);
      const difference = view ? describeDifference(old, view.thumbnail) : 'not published any more';
      if (!difference) continue;
      problems.push(`${path} at ${widths[index]} px: ${difference}`);
      if (view) await writeDifference(view, old);
    }
  const isNew = (path: string): boolean => !stored[path];
  return [...problems, ...new Set(views.filter(({ path }) => isNew(path)).map(({ path }) => `${path}: no reference`))];
}

async function writeDifference({ path, width, thumbnail }: View, old: Gray): Promise<void> {
  mkdirSync(differences, { recursive: true });
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
  writeFileSync(join(differences, `${name}-${width}.png`), await drawDifference(old, thumbnail));
}
