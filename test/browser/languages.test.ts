import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import { entryOf, htmlOf } from '../support/entries.ts';
import { tagsOf } from '../support/published-pages.ts';

const languages = engineSuite('language switcher');

// Where links lead is a matter of markup.
languages.in(
  ['Chromium'],
  'header and footer lead to each language that a page has, and to no other',
  async ({ stand }) => {
    for (const { url, entry, alternates, layout } of stand.site.routes.values()) {
      const others = [...alternates].filter(([locale]) => locale !== entry.locale);
      const expected = others.map(([locale, href]) => ({ lang: locale, hreflang: locale, href }));
      for (const part of layout === 'bare' ? [] : layout === 'minimal' ? ['footer'] : ['header', 'footer'])
        assert.equal(switchers(htmlOf(stand, url), part), expected, `${part} of ${url}`);
    }
  },
);

languages('a click shows the page in that language, and back', async ({ stand }) => {
  const { ref } = entryOf(stand, 'guide', { locales: ['en', 'fr', 'nl'] });
  for (const width of stand.variants([360, 1280]))
    await stand.visit(stand.pathOf(ref, 'en'), { width }, async (page) => {
      for (const locale of ['fr', 'nl', 'en']) {
        if (width < 960) await page.locator('[popovertarget="menu"]').first().click();
        const link = page.locator(`header a[lang="${locale}"]`);
        assert.is(await link.innerText(), stand.site.config.locales.find(({ id }) => id === locale)?.name);
        await link.click();
        await page.waitForURL((url) => url.pathname === stand.pathOf(ref, locale));
        assert.is(await page.locator('html').getAttribute('lang'), locale);
      }
    });
});

languages.run();

/** Returns the links to other languages that a part of a page has. */
function switchers(html: string, part: string) {
  const inner = new RegExp(`<${part}\\b.*</${part}>`, 's').exec(html)?.[0] ?? '';
  return tagsOf(inner, 'a').flatMap(({ lang, hreflang, href }) => (lang && hreflang ? [{ lang, hreflang, href }] : []));
}
