import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { findTooWide } from '../support/every-page/fit.ts';
import { readyForm } from '../support/forms.ts';
import { withLargeLetters } from '../support/letters.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const accessible = engineSuite('accessible');

// Styles are the same in every engine.
accessible.in(
  ['Chromium'],
  'rows of dates keep room for their titles with letters twice as large at 390 px',
  async ({ stand }) => {
    for (const ref of ['pages/training-calendar', 'pages/spark-the-change', 'trainings/agile-foundations'])
      await stand.visit(stand.pathOf(ref, 'en'), { width: 390 }, async (page) => {
        await withLargeLetters(page, async () => {
          const shares = await page
            .locator('main ol > li:has(time) :is(h3, h4)')
            .evaluateAll((titles) =>
              titles.map((title) => title.getBoundingClientRect().width / (title.closest('ol')?.clientWidth ?? 1)),
            );
          assert.ok(shares.length > 0 && shares.every((share) => share > 0.9), `${ref}: ${shares.join(' ')}`);
          assert.equal(await findTooWide(page), [], ref);
        });
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
    await twoAtOnce(stand.variants(locales), (locale) =>
      stand.visit(stand.pathOf(ref, locale), { ...options, bypassCSP: true }, async (page) => {
        await act(page);
        // Axe looks at each state in one language, and so at each language in some states.
        const found = locale === locales[index % locales.length] ? await axeProblems(page) : [];
        assert.equal([...found, ...(await findTooWide(page))], [], locale);
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
