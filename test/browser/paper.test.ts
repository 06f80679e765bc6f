import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';
import type { Page } from '../support/engines/page.ts';
import { entriesOf, entryOf } from '../support/entries.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { samplePages } from '../support/samples.ts';

const paper = engineSuite('pages on paper');

paper('have their text, and nothing that works on a screen only', async ({ stand }) => {
  await stand.visit(stand.pathOf(entryOf(stand, 'guide').ref, 'en'), {}, async (page) => {
    assert.equal(await leftOut(page, ['h1', '.prose', '#related']), []);
    const onScreen = ['#menu', '#request', 'aside[data-print]', 'dialog', '[data-island]', 'footer > div:first-child'];
    assert.equal(await leftOut(page, onScreen), onScreen);
    // The legal links are left to the screen.
    assert.equal(await leftOut(page, ['footer ul', 'footer p']), ['footer ul']);
  });
});

paper.in(['Chromium'], 'show what is closed on the screen', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/press-room', 'en'), { width: 718 }, async (page) => {
    const closed = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('#releases details p')].filter(
            (text) => !text.checkVisibility({ contentVisibilityAuto: true }) || text.clientHeight === 0,
          ).length,
      );
    assert.ok((await closed()) > 0, 'the rest of each release');
    await playwrightPage(page).emulateMedia({ media: 'print' });
    await eventually(closed, 0);
    await playwrightPage(page).emulateMedia({ media: null });
  });
});

// Only Chromium shows a page as it is printed.
paper.in(['Chromium'], 'keep the figures of a case on the first sheet of A4, apart and level', async ({ stand }) => {
  const cases = entriesOf(stand, 'case', { locales: ['fr'] });
  for (const { ref } of stand.variants(cases))
    await stand.visit(stand.pathOf(ref, 'fr'), { width: 718 }, async (page) => {
      await playwrightPage(page).emulateMedia({ media: 'print' });
      const { end, figures } = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('dl [data-metric-line]')];
        return {
          end: Math.max(...lines.map((line) => line.getBoundingClientRect().bottom + scrollY)),
          figures: [...document.querySelectorAll('[aria-hidden] > dl dd > :first-child')].map((figure) => {
            const text = document.createRange();
            text.selectNodeContents(figure);
            const { left, right, top } = text.getBoundingClientRect();
            return { left, right, top };
          }),
        };
      });
      await playwrightPage(page).emulateMedia({ media: null });
      // 277 mm at 96 px an inch.
      assert.ok(end > 0 && end < 1047, `${ref}: they end at ${end} px`);
      assert.is(figures.length, 3);
      for (const [index, { left, top }] of figures.entries()) {
        const before = figures[index - 1];
        const isApart = !before || (left - before.right >= 16 && Math.abs(top - before.top) < 1);
        assert.ok(isApart, `${ref}: ${JSON.stringify(figures)}`);
      }
    });
});

// Only Chromium writes a page as PDF.
paper.in(['Chromium'], 'no sheet ends with a heading, or has the copyright alone', async ({ stand }) => {
  const samples = samplePages(stand).filter(({ type }) => ['case', 'events', 'office'].includes(type));
  const services = ['pages/ai-transformation', 'pages/data'].map((ref) => stand.pathOf(ref, 'nl'));
  const problems: string[] = [];
  for (const path of stand.variants([...samples.map(({ path }) => path), ...services]))
    await stand.visit(path, {}, async (page) => {
      const headings = (await page.locator('main h2, main p:has(+ h2)').allTextContents()).map((heading) =>
        heading.replaceAll('\u00a0', ' '),
      );
      const sheets = await printedSheets(page);
      const ends = sheets.map((sheet) => sheet.at(-1) ?? '').filter((end) => headings.includes(end));
      problems.push(...ends.map((end) => `${path}: a sheet ends with ${end}`));
      const last = sheets.findLast(([first]) => first !== '') ?? [];
      if (!last.at(-1)?.startsWith('©') || last.length < 2) problems.push(`${path}: the last sheet has ${last}`);
    });
  assert.equal(problems, []);
});

paper.variant(1, 'have the steps of a method and its price on the first sheet', async ({ stand }) => {
  for (const locale of ['en', 'fr'])
    await stand.visit(stand.pathOf('pages/change-management', locale), {}, async (page) => {
      const [first = [], ...others] = await printedSheets(page);
      assert.ok(
        first.some((line) => /^€?0\s*€?\s+.*€/.test(line)),
        first.join('\n'),
      );
      assert.ok(others.length < 8, `${others.length + 1} sheets`);
      const last = others.findLast(([line]) => line !== '') ?? [];
      assert.ok(last.length > 10, `the last sheet has only ${last.join('\n')}`);
    });
});

paper.run();

/** Writes a page as a PDF of A4 and returns the lines of each sheet. */
async function printedSheets(page: Page): Promise<string[][]> {
  const text = await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'page.pdf');
    await playwrightPage(page).pdf({ path, format: 'A4' });
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  });
  return text.split('\f').map((sheet) => sheet.trim().split(/\n\s*/));
}

/** Finds which of some elements the rules for print hide, by themselves or with what they stand in. */
function leftOut(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => ('cssRules' in rule ? [rule, ...rulesIn(rule.cssRules as CSSRuleList)] : [rule]));
    const hidden = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((media) => rulesIn(media.cssRules))
      .flatMap((rule) => (rule instanceof CSSStyleRule && rule.style.display === 'none' ? rule.selectorText : []));
    return wanted.filter((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return hidden.some((rule) => element.closest(rule) !== null);
    });
  }, selectors);
}
