import { atOnce } from '../at-once.ts';
import type { Stand } from '../browser.ts';
import type { Page } from '../engines/page.ts';
import { isExhaustive } from '../project.ts';
import { type Sample, samplePages } from '../samples.ts';

/**
 * A check that only reads pages: one of each type, in each layout and language, or those that it names. Outside an
 * exhaustive run it reads one page of each type, at the usual widths of a phone and a desktop; of pages that it names,
 * those that are among these, or one.
 */
export interface PageCheck {
  name: string;
  /** Returns the paths of its pages. */
  pages?: (stand: Stand) => readonly string[];
  /** The widths of the window in px at which the check runs. */
  widths: readonly number[] | ((page: Sample) => readonly number[]);
  /** Lists what is wrong with the page in its present state. */
  find: (page: Page, stand: Stand) => Promise<string[]>;
  /** Lists what is wrong with all its pages together, after the last one. */
  summary?: () => string[];
  /** Whether it changes the page for good: it runs last. */
  leavesTraces?: true;
}

/** The name of a check → the problems that it found, with their pages. */
export type Survey = ReadonlyMap<string, string[]>;

/** How many pages are open at once: enough to fill two cores while some wait for a frame. */
const pagesAtOnce = 4;

/** Opens each page once, and runs every check on it, from the narrowest window to the widest. */
export async function survey(stand: Stand, checks: readonly PageCheck[]): Promise<Survey> {
  const found = new Map<string, string[]>(checks.map(({ name }) => [name, []]));
  await atOnce(pagesAtOnce, [...checksByPage(stand, checks)], ([path, own]) =>
    surveyPage(stand, pageAt(stand, path), own, found),
  );
  for (const { name, summary } of checks)
    found
      .get(name)
      ?.sort()
      .push(...(summary?.() ?? []));
  return found;
}

function checksByPage(stand: Stand, checks: readonly PageCheck[]): Map<string, PageCheck[]> {
  const byPage = new Map(samplePages(stand).map(({ path }) => [path, [] as PageCheck[]]));
  const samples = [...byPage.keys()];
  for (const check of checks) {
    const own = check.pages?.(stand);
    for (const path of new Set(own ? pagesOf(own, byPage) : samples))
      byPage.set(path, [...(byPage.get(path) ?? []), check]);
  }
  return byPage;
}

/** Returns the pages of a check: outside an exhaustive run those that are opened anyway, or the first if there is none. */
function pagesOf(own: readonly string[], opened: ReadonlyMap<string, unknown>): readonly string[] {
  if (isExhaustive) return own;
  const known = own.filter((path) => opened.has(path));
  return known.length > 0 ? known : own.slice(0, 1);
}

function pageAt({ site }: Stand, path: string): Sample {
  const route = site.routes.get(path);
  if (!route) throw new Error(`A check names ${path}, which is no page.`);
  return { path, type: route.pageType.name, layout: route.layout, locale: route.entry.locale };
}

async function surveyPage(
  stand: Stand,
  sample: Sample,
  checks: readonly PageCheck[],
  found: ReadonlyMap<string, string[]>,
): Promise<void> {
  const run = async (page: Page, { name, find }: PageCheck, width: number): Promise<void> => {
    const problems = await find(page, stand);
    found.get(name)?.push(...problems.map((problem) => `${sample.path} at ${width} px: ${problem}`));
  };
  const widths = widthsOf(sample, checks);
  await stand.visit(sample.path, { width: widths[0] ?? 360, dark: sample.locale === 'nl' }, async (page) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      for (const check of checks)
        if (!check.leavesTraces && widthsOn(sample, check).includes(width)) await run(page, check, width);
    }
    for (const check of checks.filter(({ leavesTraces }) => leavesTraces))
      for (const width of widthsOn(sample, check)) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await run(page, check, width);
      }
  });
}

/** Returns the widths of the checks that leave a page as it was, from the narrowest. */
function widthsOf(sample: Sample, checks: readonly PageCheck[]): number[] {
  const all = checks.flatMap((check) => (check.leavesTraces ? [] : widthsOn(sample, check)));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** The widths in px that stand for the others: a phone and a desktop. */
const usualWidths = [360, 1280];

function widthsOn(sample: Sample, { widths }: PageCheck): readonly number[] {
  const all = typeof widths === 'function' ? widths(sample) : widths;
  const usual = all.filter((width) => usualWidths.includes(width));
  return isExhaustive ? all : usual.length > 0 ? usual : all.slice(0, 1);
}

/** Returns the window's height in px. */
const heightOf = (width: number): number => (width < 600 ? 740 : 800);
