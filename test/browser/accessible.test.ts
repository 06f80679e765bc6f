import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { readyForm } from '../support/forms.ts';
import { samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const accessible = engineSuite('accessible');

/**
 * Language → the widths at which its pages must fit, and the one and the colors in which axe looks at them: markup and
 * styles are the same in every language.
 */
const looks: Record<string, { widths: number[]; axe: number; dark?: true }> = {
  en: { widths: [320, 1280], axe: 1280 },
  fr: { widths: [320, 360], axe: 360 },
  nl: { widths: [320, 360, 768, 1280], axe: 768, dark: true },
};

for (const [locale, { widths, axe, dark = false }] of Object.entries(looks)) {
  // The other engines are put to what is operated; markup and styles are the same in them.
  accessible.in(
    ['Chromium'],
    `${locale}: one page of each type and layout fits and is accessible${dark ? ' in the dark' : ''}`,
    async ({ stand }) => {
      const samples = samplePages(stand).filter((sample) => sample.locale === locale);
      assert.ok(samples.length > 15, 'there are pages of many types');
      const problems: string[] = [];
      await twoAtOnce(samples, ({ path }) =>
        stand.visit(path, { bypassCSP: true, dark, width: 320 }, async (page) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 740 });
            const found = [...(await tooWide(page)), ...(width === axe ? await axeProblems(page) : [])];
            problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
          }
        }),
      );
      assert.equal(problems.sort(), []);
    },
  );
}

// In Dutch, which has the longest words.
accessible.in(
  ['Chromium'],
  'pages fit with letters twice as large, and with more room between them',
  async ({ stand }) => {
    const samples = samplePages(stand).filter((sample) => sample.locale === 'nl');
    const problems: string[] = [];
    await twoAtOnce(samples, ({ path }) =>
      stand.visit(path, { width: 1280 }, async (page) => {
        const look = async (how: string) =>
          problems.push(...(await tooWide(page)).map((problem) => `${path} with ${how}: ${problem}`));
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        for (const width of [1280, 768]) {
          await page.setViewportSize({ width, height: 740 });
          await look(`letters twice as large at ${width} px`);
        }
        // WCAG 2.2, criterion 1.4.12.
        await page.evaluate(() => {
          const { style } = document.documentElement;
          style.removeProperty('font-size');
          for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
            element.style.setProperty('line-height', '1.5', 'important');
            element.style.setProperty('letter-spacing', '0.12em', 'important');
            element.style.setProperty('word-spacing', '0.16em', 'important');
          }
        });
        await page.setViewportSize({ width: 320, height: 740 });
        await look('more room between letters at 320 px');
      }),
    );
    assert.equal(problems.sort(), []);
  },
);

// Styles are the same in every engine.
accessible.in(
  ['Chromium'],
  'rows of dates keep room for their titles with letters twice as large at 390 px',
  async ({ stand }) => {
    for (const ref of ['pages/training-calendar', 'pages/spark-the-change', 'trainings/agile-foundations'])
      await stand.visit(stand.pathOf(ref, 'en'), { width: 390 }, async (page) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const shares = await page
          .locator('main ol > li:has(time) :is(h3, h4)')
          .evaluateAll((titles) =>
            titles.map((title) => title.getBoundingClientRect().width / (title.closest('ol')?.clientWidth ?? 1)),
          );
        assert.ok(shares.length > 0 && shares.every((share) => share > 0.9), `${ref}: ${shares.join(' ')}`);
        assert.equal(await tooWide(page), [], ref);
      });
  },
);

/** What is done on a page before it is looked at. */
const states: { name: string; ref: string; options: VisitOptions; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu open',
    ref: 'pages/activities',
    options: {},
    act: (page) => page.locator('[data-header] summary').nth(1).click(),
  },
  {
    name: '2025 menu open',
    ref: 'pages/index',
    options: {},
    act: (page) => page.locator('[data-header] summary').nth(1).click(),
  },
  {
    name: 'drawer open',
    ref: 'pages/activities',
    options: { width: 360 },
    act: async (page) => {
      await page.locator('[popovertarget="menu"]').first().click();
      await page.locator('[data-drawer] summary').nth(1).click();
    },
  },
  {
    name: 'dialog open, with errors',
    ref: 'pages/activities',
    options: {},
    act: async (page) => {
      await page.locator('[data-opens="newsletter"]').click();
      await (await readyForm(page, 'newsletterSubscription')).locator('[type="submit"]').click();
      await page.locator('dialog [role="alert"]').waitFor();
    },
  },
  {
    name: 'form with errors',
    ref: 'pages/contact',
    options: { width: 360 },
    act: sendEmpty('contact'),
  },
  {
    name: 'document request with errors',
    ref: 'toolbox/honest-devops',
    options: {},
    act: sendEmpty('requestPdf'),
  },
  {
    name: 'list of countries open',
    ref: 'pages/contact',
    options: {},
    act: async (page) => {
      await (await readyForm(page, 'contact')).getByRole('combobox').fill('b');
      await page.getByRole('option').first().waitFor();
    },
  },
];

for (const [index, { name, ref, options, act }] of states.entries()) {
  accessible(name, async ({ stand }) => {
    const locales = ['en', 'fr', 'nl'];
    await twoAtOnce(locales, (locale) =>
      stand.visit(stand.pathOf(ref, locale), { ...options, bypassCSP: true }, async (page) => {
        await act(page);
        // Axe looks at each state in one language, and so at each language in some states.
        const found = locale === locales[index % locales.length] ? await axeProblems(page) : [];
        assert.equal([...found, ...(await tooWide(page))], [], locale);
      }),
    );
  });
}

accessible.run();

function sendEmpty(type: string) {
  return async (page: Page): Promise<void> => {
    const form = await readyForm(page, type);
    await form.locator('[type="submit"]').click();
    await form.getByRole('alert').waitFor();
  };
}

/** Says what makes a page scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`${scrollWidth} px wide in ${clientWidth}: ${names.join(', ')}`];
  });
}
