import { entriesOf } from '../entries.ts';
import { isSameColor, pixelsOf } from '../pixels.ts';
import type { PageCheck } from './page-check.ts';
import { allWith, inEach, inOne, markup } from './pages.ts';

const widths = [360, 768, 1280, 1920];

/** What is drawn on pages. */
export const drawings: PageCheck[] = [
  {
    name: 'the point of a drawing is whole and has its full color',
    pages: (stand) => [
      ...inOne(stand, ['pages/index', 'pages/error', 'pages/not-found', 'pages/contact-2025'], 'en'),
      ...entriesOf(stand, 'office', { locales: ['nl'] }).map(({ ref }) => stand.pathOf(ref, 'nl')),
    ],
    widths: widths,
    find: async (page) => {
      const points = page.locator('main > :first-child [data-point]');
      const found: string[] = [];
      for (const [index, point] of (await points.all()).entries()) {
        const { x, y, color } = await point.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.fillStyle = getComputedStyle(element).stroke;
          context.fillRect(0, 0, 1, 1);
          const box = element.getBoundingClientRect();
          return { x: box.x, y: box.y, color: [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)] };
        });
        const shown = await pixelsOf(page, { x: Math.floor(x) - 4, y: Math.floor(y) - 4, width: 9, height: 9 });
        const isPainted = [-3, 0, 3].every(
          (by) => isSameColor(shown(x + by, y), color) && isSameColor(shown(x, y + by), color),
        );
        if (!isPainted) found.push(`point ${index + 1} is ${shown(x, y)} instead of ${color}`);
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      return found.length > 0 || (await points.count()) > 0 ? found : ['no point'];
    },
  },
  {
    name: 'a page alone on its panel is whole, with a lower edge',
    pages: (stand) => inEach(stand, ['pages/newsletter']),
    widths: widths,
    find: (page) =>
      page.evaluate(() => {
        const sheet = document.querySelector('[data-sheet] > div')?.getBoundingClientRect();
        const panel = document.querySelector('[data-sheet]')?.closest('.hero-panel')?.getBoundingClientRect();
        const rows = [...document.querySelectorAll('[data-sheet] tr')].map((row) => row.getBoundingClientRect());
        if (!sheet || !panel || panel.bottom - sheet.bottom < 24) return ['the sheet runs to the edge of its panel'];
        return rows.some(({ bottom }) => bottom > sheet.bottom + 1) ? ['a row is cut'] : [];
      }),
  },
  {
    name: 'the share of an answer is in its part of the bar',
    pages: (stand) => allWith(stand, markup.answers),
    widths: [320, ...widths],
    find: (page) =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll('#results svg > g')];
        if (parts.length === 0) return ['no parts'];
        return parts.flatMap((part) => {
          const bar = part.closest('svg')?.getBoundingClientRect();
          const box = part.querySelector('rect')?.getBoundingClientRect();
          const text = part.querySelector('text');
          const value = text?.getBoundingClientRect();
          if (!bar || !box) return ['no bar'];
          const isShown = !!text && getComputedStyle(text).display !== 'none';
          const percent = Math.round((100 * box.width) / bar.width);
          if (!isShown) return percent > 14 ? [`${percent}% has no value`] : [];
          if (value && (value.left < box.left || value.right > box.right)) return [`${text.textContent} has no room`];
          return Math.abs(Number.parseInt(text.textContent ?? '', 10) - percent) > 1 ? [`${text.textContent}`] : [];
        });
      }),
  },
  {
    name: 'each first answer of a survey is a dot for each group, the larger its share the further',
    pages: (stand) => allWith(stand, markup.answers),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const scales = [...document.querySelectorAll('[data-answers] svg:has(> line)')];
        if (scales.length === 0) return ['no scales'];
        return scales.flatMap((scale) => {
          const dots = [...scale.querySelectorAll('circle')].map((dot) => dot.getBoundingClientRect().left);
          const shares = [...scale.querySelectorAll('text')].map((text) => Number.parseInt(text.textContent ?? '', 10));
          const order = (values: number[]): string =>
            [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)).join();
          if (shares.length < dots.length) return [];
          return order(dots) === order(shares) ? [] : [`${dots.join()} for ${shares.join()}`];
        });
      }),
  },
];
