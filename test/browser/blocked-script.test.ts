import * as assert from 'uvu/assert';
import { engineSuite, eventually, type Stand, type VisitOptions } from '../support/browser.ts';
import { entryOf } from '../support/entries.ts';
import { fillForm } from '../support/fill.ts';
import { formOf, recordingApi } from '../support/forms.ts';

const blocked = engineSuite('blocked script');

/** Script is on, but none arrives. */
const noScript: VisitOptions = { missing: true, isLacking: (path) => path.endsWith('.js') };

// The other engines say of a script that does not arrive more than that it is missing.
blocked.in(['Chromium'], 'a form posts by itself', async ({ stand: used }) => {
  const stand = await withoutCache(used);
  const thanks = `${stand.pathOf('pages/thank-you', 'fr')}#request-pdf`;
  const { ref, facts } = entryOf(stand, 'guide', { locales: ['fr'] });
  const { api, received } = recordingApi({ status: 303, headers: { Location: stand.origin + thanks } });
  await stand.visit(stand.pathOf(ref, 'fr'), { ...noScript, api }, async (page) => {
    const form = page.locator('form[name="requestPdf"]');
    await fillForm(form, { firstName: 'Ada', lastName: 'Dubois', email: 'ada@example.org', newsletter: true });
    await form.locator('[type="submit"]').click();
    await page.waitForURL(stand.origin + thanks);
    assert.ok(await page.getByText(formOf(stand, 'request-pdf').next?.fr ?? '').isVisible());
  });
  assert.is(`documents/${received[0]?.data.pdfId}`, facts.pdfId);
});

blocked.in(
  ['Chromium'],
  'filters that would not filter are out of sight, every row can be seen, and the footer is open',
  async ({ stand: used }) => {
    const stand = await withoutCache(used);
    for (const width of stand.variants([360, 1280]))
      await stand.visit(stand.pathOf('pages/training-calendar', 'en'), { ...noScript, width }, async (page) => {
        assert.is(await page.locator('[data-filter]').count(), 1);
        for (const part of await page.locator('[data-filter] :is(summary, button, input), [data-filter-toggle]').all())
          assert.not(await part.isVisible());
        assert.is(await page.locator('footer details:not([open])').count(), 0);
        if (width < 600) await page.locator('details[data-filter-group] > summary').last().click();
        assert.ok(await page.locator('[data-filter-item]').last().isVisible());
      });
  },
);

blocked.in(['Chromium'], 'the search says how to find things instead', async ({ stand }) => {
  for (const isLacking of stand.variants([noScript.isLacking, (path: string) => /\/search-[A-Z0-9]+\.js$/.test(path)]))
    await (await withoutCache(stand)).visit(
      `${stand.pathOf(entryOf(stand, 'search').ref, 'nl')}?q=okr`,
      { missing: true, isLacking },
      async (page) => {
        await page.locator('search + p').waitFor();
        assert.not(await page.getByRole('searchbox').isVisible());
        assert.ok(await page.locator('#lists a').first().isVisible());
      },
    );
});

blocked.in(
  ['Chromium'],
  'the self-assessment has all its questions, whatever of its script is missing',
  async ({ stand }) => {
    const { ref } = entryOf(stand, 'assessment');
    for (const isLacking of [noScript.isLacking, ...['islands', 'assessment'].map(lacksChunk)])
      await (await withoutCache(stand)).visit(stand.pathOf(ref, 'nl'), { missing: true, isLacking }, async (page) => {
        const questions = page.locator('[data-island="assessment"] fieldset');
        await questions.first().scrollIntoViewIfNeeded();
        await eventually(() => questions.last().isVisible(), true);
        assert.not(await page.locator('[data-island="assessment"] button').first().isVisible());
      });
  },
);

const lacksChunk = (name: string) => (path: string) => new RegExp(`/${name}-[A-Z0-9]+\\.js$`).test(path);

blocked.run();

/** The same site at an address of which the browser has no script. */
function withoutCache(stand: Stand): Promise<Stand> {
  return stand.beside(stand);
}
