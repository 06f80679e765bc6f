import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';
import type { Page } from '../support/engines/page.ts';
import { inTemporaryFolder } from '../support/project.ts';

const paper = engineSuite('pages on paper');

paper('have their text, and nothing that works on a screen only', async ({ stand }) => {
  await stand.visit(stand.pathOf('toolbox/honest-devops', 'en'), {}, async (page) => {
    assert.equal(await leftOut(page, ['h1', '.prose', '#related']), []);
    const onScreen = ['#menu', '#request', 'aside[data-print]', 'dialog', '[data-island]', 'footer > div:first-child'];
    assert.equal(await leftOut(page, onScreen), onScreen);
  });
});

paper('end with their text, and leave the legal links to the screen', async ({ stand }) => {
  await stand.visit(stand.pathOf('client-cases/brewer-demand-data', 'en'), {}, async (page) => {
    assert.equal(await leftOut(page, ['footer ul']), ['footer ul']);
    assert.equal(await leftOut(page, ['footer p']), []);
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
    assert.ok((await closed()) > 5, 'the rest of each release');
    await playwrightPage(page).emulateMedia({ media: 'print' });
    await eventually(closed, 0);
    await playwrightPage(page).emulateMedia({ media: null });
  });
});

// Only Chromium shows a page as it is printed.
paper.in(['Chromium'], 'keep the metrics of a case on the first sheet of A4', async ({ stand }) => {
  await stand.visit(stand.pathOf('client-cases/port-authority-copilot', 'fr'), { width: 718 }, async (page) => {
    await playwrightPage(page).emulateMedia({ media: 'print' });
    const end = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('[data-metric-line]')].slice(0, 3);
      return Math.max(...lines.map((line) => line.getBoundingClientRect().bottom + scrollY));
    });
    await playwrightPage(page).emulateMedia({ media: null });
    // 277 mm at 96 px an inch.
    assert.ok(end > 0 && end < 1047, `they end at ${end} px`);
  });
});

paper.in(['Chromium'], 'set the figures of a case apart and level on A4', async ({ stand }) => {
  await stand.visit(stand.pathOf('client-cases/brewer-demand-data', 'en'), { width: 718 }, async (page) => {
    await playwrightPage(page).emulateMedia({ media: 'print' });
    const figures = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-hidden] > dl dd > :first-child')].map((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        const { left, right, top } = text.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    await playwrightPage(page).emulateMedia({ media: null });
    assert.is(figures.length, 3);
    for (const [index, { left, top }] of figures.entries()) {
      const before = figures[index - 1];
      if (before) assert.ok(left - before.right >= 16 && Math.abs(top - before.top) < 1, JSON.stringify(figures));
    }
  });
});

// Only Chromium writes a page as PDF.
for (const [ref, locale] of [
  ['client-cases/hospital-group-one-record', 'en'],
  ['client-cases/insurer-claims-in-days', 'en'],
  ['client-cases/city-permits-online', 'en'],
  ['client-cases/notaries-secure-exchange', 'en'],
  ['pages/ai-transformation', 'nl'],
  ['pages/data', 'nl'],
  ['pages/spark-the-change', 'nl'],
  ['offices/brussels', 'fr'],
] as const)
  paper.in(['Chromium'], `${ref}: no sheet ends with a heading, or has the copyright alone`, async ({ stand }) => {
    await stand.visit(stand.pathOf(ref, locale), {}, async (page) => {
      const headings = (await page.locator('main h2, main p:has(+ h2)').allTextContents()).map((heading) =>
        heading.replaceAll('\u00a0', ' '),
      );
      const sheets = await printedSheets(page);
      for (const sheet of sheets)
        assert.not(headings.includes(sheet.at(-1) ?? ''), `a sheet ends with ${sheet.at(-1)}`);
      const last = sheets.findLast(([first]) => first !== '') ?? [];
      assert.ok(last.at(-1)?.startsWith('©'));
      assert.ok(last.length > 1, 'the copyright is alone');
    });
  });

paper.in(['Chromium'], 'have the steps of a method and its price on the first sheet', async ({ stand }) => {
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
