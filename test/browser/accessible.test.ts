import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, type Stand, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { entryOf } from '../support/entries.ts';
import { findTooWide } from '../support/every-page/fit.ts';
import { readyForm } from '../support/forms.ts';
import { isExhaustive } from '../support/project.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const accessible = engineSuite('accessible');

/** What is done on a page before it is looked at. */
const states: {
  name: string;
  ref: string | ((stand: Stand) => string);
  options: VisitOptions;
  /** What that changes; the rest is looked at in `every-page`. */
  part: string;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'menu open',
    ref: 'pages/activities',
    options: {},
    part: '[data-header]',
    act: (page) => page.locator('[data-header] summary').nth(1).click(),
  },
  {
    name: '2025 menu open',
    ref: 'pages/index',
    options: {},
    part: '[data-header]',
    act: (page) => page.locator('[data-header] summary').nth(1).click(),
  },
  {
    name: 'drawer open',
    ref: 'pages/activities',
    options: { width: 360 },
    part: '[data-drawer]',
    act: async (page) => {
      await page.locator('[popovertarget="menu"]').first().click();
      await page.locator('[data-drawer] summary').nth(1).click();
    },
  },
  {
    name: 'dialog open, with errors',
    ref: 'pages/activities',
    options: {},
    part: 'dialog[open]',
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
    part: 'form[name="contact"]',
    act: sendEmpty('contact'),
  },
  {
    name: 'document request with errors',
    ref: (stand) => entryOf(stand, 'guide', { locales: ['en', 'fr', 'nl'] }).ref,
    options: {},
    part: 'form[name="requestPdf"]',
    act: sendEmpty('requestPdf'),
  },
  {
    name: 'list of countries open',
    ref: 'pages/contact',
    options: {},
    part: 'form[name="contact"]',
    act: async (page) => {
      await (await readyForm(page, 'contact')).getByRole('combobox').fill('b');
      await page.getByRole('option').first().waitFor();
    },
  },
];

for (const [index, { name, ref, options, part, act }] of states.entries()) {
  accessible(name, async ({ stand }) => {
    // Axe looks at each state in one language, in turn; markup and styles are the same in the others.
    const locales = ['en', 'fr', 'nl'].map((_, turn, all) => all[(index + turn) % all.length] ?? 'en');
    await twoAtOnce(stand.variants(locales), (locale) =>
      stand.visit(stand.pathOf(typeof ref === 'string' ? ref : ref(stand), locale), options, async (page) => {
        await act(page);
        const found = locale === locales[0] ? await axeProblems(page, isExhaustive ? 'html' : part) : [];
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
