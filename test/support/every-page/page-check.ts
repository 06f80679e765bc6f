import { atOnce } from '../at-once.ts';
import type { Stand } from '../browser.ts';
import type { Page } from '../engines/page.ts';
import { type Sample, samplePages } from '../samples.ts';

/** What is looked for on one page of each type, in each layout and language. */
export interface Look {
  name: string;
  /** The window's widths in px at which a page is looked at. */
  widths: (sample: Sample) => readonly number[];
  /** Lists what is wrong with the page as it stands. */
  find: (page: Page) => Promise<string[]>;
  /** Whether it changes the page for good: it comes last. */
  leavesTraces?: true;
}

/** What was found: the name of a look → the problems, with their pages. */
export type Survey = ReadonlyMap<string, string[]>;

/** How many pages are looked at at once: enough to fill two cores while some wait for a frame. */
const pagesAtOnce = 4;

/** Opens each page once, and takes every look at it, from the narrowest window to the widest. */
export async function survey(stand: Stand, looks: readonly Look[]): Promise<Survey> {
  const found = new Map<string, string[]>(looks.map(({ name }) => [name, []]));
  await atOnce(pagesAtOnce, samplePages(stand), (sample) => surveyPage(stand, sample, looks, found));
  for (const problems of found.values()) problems.sort();
  return found;
}

async function surveyPage(
  stand: Stand,
  sample: Sample,
  looks: readonly Look[],
  found: ReadonlyMap<string, string[]>,
): Promise<void> {
  const take = async (page: Page, { name, find }: Look, width: number): Promise<void> => {
    const problems = await find(page);
    found.get(name)?.push(...problems.map((problem) => `${sample.path} at ${width} px: ${problem}`));
  };
  const widths = widthsOf(sample, looks);
  await stand.visit(sample.path, { width: widths[0] ?? 360, dark: sample.locale === 'nl' }, async (page) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      for (const look of looks)
        if (!look.leavesTraces && look.widths(sample).includes(width)) await take(page, look, width);
    }
    for (const look of looks.filter(({ leavesTraces }) => leavesTraces))
      for (const width of look.widths(sample)) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await take(page, look, width);
      }
  });
}

/** Returns the widths of the looks that leave a page as it was, from the narrowest. */
function widthsOf(sample: Sample, looks: readonly Look[]): number[] {
  const all = looks.flatMap((look) => (look.leavesTraces ? [] : look.widths(sample)));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Returns the window's height in px. */
const heightOf = (width: number): number => (width < 600 ? 740 : 800);
