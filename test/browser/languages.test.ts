import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const languages = engineSuite('language switcher');

/** An entry in all languages, one without Dutch, and one whose address differs in each. */
const shown: { ref: string; locale: string; others: string[] }[] = [
  { ref: 'pages/index', locale: 'en', others: ['fr', 'nl'] },
  { ref: 'pages/activities', locale: 'fr', others: ['en', 'nl'] },
  { ref: 'offices/the-hague', locale: 'nl', others: ['en', 'fr'] },
  { ref: 'toolbox/honest-devops', locale: 'en', others: ['fr', 'nl'] },
  { ref: 'toolbox/investing-in-human-skills', locale: 'fr', others: ['en'] },
  { ref: 'pages/devops', locale: 'en', others: ['fr'] },
  { ref: 'pages/training-calendar', locale: 'fr', others: ['en'] },
];

for (const { ref, locale, others } of shown) {
  languages.in(['Chromium'], `${ref} in ${locale} leads to ${others.join(' and ')}`, async ({ stand }) => {
    const expected = others.map((other) => ({ lang: other, hreflang: other, href: stand.pathOf(ref, other) }));
    await stand.visit(stand.pathOf(ref, locale), {}, async (page) => {
      for (const part of ['header', 'footer']) assert.equal(await switchers(page, part), expected, part);
    });
  });
}

languages('a click shows the page in that language, and back', async ({ stand }) => {
  for (const width of stand.variants([360, 1280]))
    await stand.visit(stand.pathOf('toolbox/honest-devops', 'en'), { width }, async (page) => {
      for (const locale of ['fr', 'nl', 'en']) {
        if (width < 960) await page.locator('[popovertarget="menu"]').first().click();
        await page.locator(`header a[lang="${locale}"]`).click();
        await page.waitForURL((url) => url.pathname === stand.pathOf('toolbox/honest-devops', locale));
        assert.is(await page.locator('html').getAttribute('lang'), locale);
      }
    });
});

languages.in(['Chromium'], 'names languages in their own words', async ({ stand }) => {
  await stand.visit('/nl/', {}, async (page) => {
    assert.equal(await page.locator('header a[hreflang]').allInnerTexts(), ['English', 'Français']);
  });
});

languages.run();

/** The links to other languages that a part of the page has. */
function switchers(page: Page, part: string) {
  return page.locator(`${part} a[lang][hreflang]`).evaluateAll((links) =>
    links.map((link) => ({
      lang: link.getAttribute('lang'),
      hreflang: link.getAttribute('hreflang'),
      href: link.getAttribute('href'),
    })),
  );
}
