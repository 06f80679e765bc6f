import type { Stand } from './browser.ts';
import type { Page } from './engines/page.ts';
import { samplePages } from './samples.ts';
import { twoAtOnce } from './two-at-once.ts';

/** Returns the paths of the samples of some types in a language. */
export const pathsOf = (stand: Stand, types: readonly string[], locale: string): string[] =>
  samplePages(stand)
    .filter((sample) => sample.locale === locale && types.includes(sample.type))
    .map(({ path }) => path);

/** Opens each path, sets each width of the window, and returns the problems found, each with its page and width. */
export async function measure(
  stand: Stand,
  paths: readonly string[],
  find: (page: Page) => Promise<string[]>,
  widths: readonly number[] = [360, 1280],
): Promise<string[]> {
  const problems: string[] = [];
  await twoAtOnce(paths, (path) =>
    stand.visit(path, { width: widths[0] }, async (page) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await find(page)).map((problem) => `${path} at ${width} px: ${problem}`));
      }
    }),
  );
  return problems.sort();
}
