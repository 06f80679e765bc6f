import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';
import type { Page } from '../support/engines/page.ts';
import { entryOf } from '../support/entries.ts';

const links = engineSuite('hidden links');

links('no page holds their addresses before they are followed', async ({ stand }) => {
  await stand.visit('/', {}, async (page) => {
    for (const { id, address } of hiddenLinks(stand)) {
      assert.is(await linkTo(page, id).getAttribute('href'), `${pathOfNames(stand, 'en')}#${id}`);
      assert.not((await page.content()).includes(new URL(address).host), id);
    }
  });
});

links.in(['Chromium'], 'social links open in a new tab', async ({ stand }) => {
  const social = hiddenLinks(stand).filter(({ target }) => target === 'blank');
  assert.ok(social.length > 1);
  await stand.visit('/fr/', { elsewhere: social.map(({ address }) => address) }, async (page) => {
    for (const { id, address } of social) {
      const [opened] = await Promise.all([
        playwrightPage(page).context().waitForEvent('page'),
        linkTo(page, id).click(),
      ]);
      await opened.waitForURL(address);
      assert.is(await opened.evaluate(() => opener), null, 'the new page cannot reach back');
      assert.ok((await page.url()).endsWith('/fr/'));
      await opened.close();
    }
  });
});

links.in(['Chromium'], 'the press link opens in the same tab, by key too', async ({ stand }) => {
  const press = hiddenLinks(stand).find(({ target }) => target === undefined);
  if (!press) throw new Error('The site has no hidden link that opens in the same tab.');
  const { id, address } = press;
  await stand.visit('/nl/', { elsewhere: [address] }, async (page) => {
    await linkTo(page, id).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
  });
});

links('only https addresses are decoded', async ({ stand }) => {
  const [{ id = '' } = {}] = hiddenLinks(stand);
  await stand.visit('/', {}, async (page) => {
    for (const address of ['javascript:alert(1)', 'http://www.linkedin.com/', 'data:text/html,hello', 'no address']) {
      const found = await linkTo(page, id).evaluate((link, encoded) => {
        link.setAttribute('data-link', encoded);
        link.addEventListener('click', (event) => event.preventDefault());
        (link as HTMLElement).click();
        return link.getAttribute('href');
      }, btoa(address));
      assert.is(found, `${pathOfNames(stand, 'en')}#${id}`, address);
    }
  });
});

links('without script they lead to the page that names them', async ({ stand }) => {
  const [{ id: first = '' } = {}] = hiddenLinks(stand);
  for (const locale of stand.variants(['en', 'fr', 'nl']))
    await stand.visit(stand.pathOf('pages/index', locale), { script: false }, async (page) => {
      await linkTo(page, first).click();
      await page.waitForURL((url) => url.pathname === pathOfNames(stand, locale) && url.hash === `#${first}`);
      for (const { id, address } of hiddenLinks(stand)) {
        const text = await page.locator(`main #${id}`).innerText();
        assert.ok(text.includes(new URL(address).host.replace(/^www\./, '')), `${id}: ${text}`);
      }
    });
});

links.run();

function hiddenLinks({ site }: Pick<Stand, 'site'>) {
  return site.config.hiddenLinks.map(({ encoded, ...link }) => ({ ...link, address: atob(encoded) }));
}

/** Returns the address of the page that names the hidden links. */
function pathOfNames(stand: Stand, locale: string): string {
  const { ref } = entryOf(stand, 'notice', {
    that: 'that names hidden links',
    has: ({ facts }) => facts.shows === 'hidden-links',
  });
  return stand.pathOf(ref, locale);
}

function linkTo(page: Page, id: string) {
  return page.locator(`footer a[href$="#${id}"]`);
}
