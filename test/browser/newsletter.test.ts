import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { readyForm, recordingApi, textOf } from '../support/forms.ts';

const newsletter = engineSuite('newsletter dialog');

const trigger = '[data-opens="newsletter"]';
const type = 'newsletterSubscription';

for (const [index, width] of [360, 1280].entries()) {
  newsletter.variant(
    index,
    `at ${width} px: opens from its button, holds the focus, closes on Escape`,
    async ({ stand }) => {
      await stand.visit(stand.pathOf('pages/activities', 'en'), { width }, async (page) => {
        assert.not(await isOpen(page), 'it never opens by itself');
        await page.locator(trigger).focus();
        await page.keyboard.press('Enter');
        await eventually(() => isOpen(page), true);
        assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
        assert.is(
          await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
          'hidden',
          'it stays still',
        );
        assert.is(await page.getByRole('dialog').getAttribute('aria-labelledby'), 'newsletter-sticky-title');
        for (let presses = 0; presses < 8; presses += 1) {
          assert.ok(await holdsFocus(page), `after ${presses} presses of Tab`);
          await page.keyboard.press('Tab');
        }
        const box = await page.getByRole('dialog').boundingBox();
        assert.ok((box?.width ?? width) <= 0.8 * width + 1, `it is ${box?.width} px wide`);
        await page.keyboard.press('Escape');
        assert.not(await isOpen(page));
        assert.ok(await page.locator(trigger).evaluate((link) => link === document.activeElement), 'focus is back');
      });
    },
  );
}

newsletter.in(['Chromium'], 'the footer opens it on pages of each generation', async ({ stand }) => {
  for (const ref of stand.variants(['pages/index', 'pages/activities', 'pages/contact-2025']))
    await stand.visit(stand.pathOf(ref, 'fr'), {}, async (page) => {
      await page.locator(`footer a[href="${stand.pathOf('pages/newsletter', 'fr')}"]`).click();
      await eventually(() => isOpen(page), true);
    });
});

newsletter('its close button and a press beside it close it, but not one that begins in it', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/activities', 'en'), {}, async (page) => {
    await page.locator(trigger).click();
    await page.locator('dialog [data-close]').click();
    await eventually(() => isOpen(page), false);
    await page.locator(trigger).click();
    await eventually(() => isOpen(page), true);
    // What an engine reports when text is selected to beyond the edge: the click is that of what both ends have in common.
    await page.locator('dialog[data-newsletter]').evaluate((dialog) => {
      dialog.querySelector('h2')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    assert.ok(await isOpen(page));
    await page.mouse.click(5, 5);
    await eventually(() => isOpen(page), false);
  });
});

newsletter.in(
  ['Chromium'],
  'what was wrong in it leaves the title of the page, and is forgotten, when it is closed',
  async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/contact', 'en'), {}, async (page) => {
      const title = await page.title();
      const contact = await readyForm(page, 'contact');
      await contact.locator('[type="submit"]').click();
      await eventually(() => page.title(), textOf(stand, 'en', 'errors.title').replace('{{title}}', title));
      await page.locator(trigger).click();
      const form = page.locator(`dialog form[name="${type}"]`);
      await page.locator('dialog [data-island][data-state="ready"]').waitFor();
      await form.locator('[type="submit"]').click();
      await form.getByRole('alert').waitFor();
      assert.is(await page.title(), textOf(stand, 'en', 'errors.title').replace('{{title}}', title), 'it is said once');
      await page.keyboard.press('Escape');
      await eventually(() => form.getByRole('alert').count(), 0);
      assert.is(
        await page.title(),
        textOf(stand, 'en', 'errors.title').replace('{{title}}', title),
        'the other form is still wrong',
      );
    });
  },
);

newsletter.in(['Chromium'], 'a failure is forgotten when it is closed; what was typed is not', async ({ stand }) => {
  const { api } = recordingApi({ status: 500 });
  await stand.visit(stand.pathOf('pages/activities', 'en'), { api }, async (page) => {
    await page.locator(trigger).click();
    const form = await readyForm(page, type);
    await form.locator('input[name="email"]').fill('ada@example.org');
    await form.locator('[type="submit"]').click();
    await form.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page), false);
    await page.locator(trigger).click();
    await eventually(() => isOpen(page), true);
    await eventually(() => form.getByRole('alert').count(), 0);
    assert.is(await form.locator('input[name="email"]').inputValue(), 'ada@example.org');
  });
});

newsletter.variant(1, 'its button widens to its words while it is pointed at', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/activities', 'en'), {}, async (page) => {
    const width = async () => (await page.locator(trigger).boundingBox())?.width ?? 0;
    const narrow = await width();
    assert.ok(narrow < 64, `${narrow} px`);
    await page.locator(trigger).hover();
    await eventually(async () => (await width()) > narrow + 60, true);
    await page.mouse.move(5, 300);
    await eventually(width, narrow);
  });
});

for (const [index, locale] of ['en', 'fr', 'nl'].entries()) {
  newsletter.variant(index, `${locale}: says what is wrong only after sending`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/activities', locale), {}, async (page) => {
      await page.locator(trigger).click();
      const form = await readyForm(page, type);
      const email = form.locator('input[name="email"]');
      const problem = form.locator('[data-field="email"] p[id$="-error"]');
      const title = await page.title();
      await email.fill('nobody@nowhere');
      await email.fill('nobody');
      await page.keyboard.press('Tab');
      assert.is(await problem.count(), 0, 'not when the field is left');
      await form.locator('[type="submit"]').click();
      await eventually(
        async () => (await problem.innerText()).includes(textOf(stand, locale, 'errors.emailInvalid')),
        true,
      );
      const list = form.getByRole('alert');
      await eventually(() => list.evaluate((element) => element === document.activeElement), true, 'it has focus');
      await email.fill('');
      await form.locator('[type="submit"]').click();
      await eventually(
        async () => (await problem.innerText()).includes(textOf(stand, locale, 'errors.emailRequired')),
        true,
      );
      assert.ok(await isOpen(page));
      assert.is(await page.title(), textOf(stand, locale, 'errors.title').replace('{{title}}', title));
      await page.keyboard.press('Escape');
      await eventually(() => page.title(), title);
    });
  });
}

newsletter('sends what the specification lists, and is done', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit('/?from=letter', { api }, async (page) => {
    await page.goto(`${stand.origin}${stand.pathOf('pages/activities', 'fr')}`);
    await page.locator(trigger).click();
    const form = await readyForm(page, type);
    await form.locator('input[name="email"]').fill('  ines.moreau@example.org ');
    await form.locator('[type="submit"]').click();
    await form.getByText(textOf(stand, 'fr', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.not(await form.locator('input[name="email"]').isVisible());
    assert.is(await form.locator('[type="submit"]').count(), 0);
    assert.equal(
      received.map(({ url, method, data }) => ({ url, method, data })),
      [
        {
          url: `${stand.site.config.formsApi}newsletter-subscription`,
          method: 'POST',
          data: {
            email: 'ines.moreau@example.org',
            newsletter: true,
            lang: 'fr',
            pageURL: stand.site.forms.get('newsletter')?.pageURL,
            startingURL: `${stand.origin}/?from=letter`,
          },
        },
      ],
    );
  });
});

newsletter('without script its button leads to the page with the form', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit(stand.pathOf('pages/activities', 'nl'), { script: false, api }, async (page) => {
    await page.locator(trigger).click();
    await page.waitForURL((url) => url.pathname === stand.pathOf('pages/newsletter', 'nl'));
    const form = page.locator(`main form[name="${type}"]`);
    await form.locator('input[name="email"]').fill('joost@example.org');
    await form.locator('[type="submit"]').click();
    await page.waitForURL(`${stand.formsApi}newsletter-subscription`);
    const { origin } = stand.site.config;
    assert.equal(
      received.map(({ data }) => data),
      [
        {
          lang: 'nl',
          pageURL: origin + stand.pathOf('pages/newsletter', 'nl'),
          startingURL: origin + stand.pathOf('pages/newsletter', 'nl'),
          thankYouURL: `${origin}${stand.pathOf('pages/thank-you', 'nl')}#newsletter`,
          newsletter: 'true',
          email: 'joost@example.org',
          website: '',
        },
      ],
    );
  });
});

newsletter.run();

function isOpen(page: Page): Promise<boolean> {
  return page.locator('dialog[data-newsletter]').evaluate((dialog) => dialog.matches(':modal'));
}

/** The browser's own bar may have the focus between the last field and the first: the page then has none. */
function holdsFocus(page: Page): Promise<boolean> {
  return page
    .locator('dialog[data-newsletter]')
    .evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body);
}
