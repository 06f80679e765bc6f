import { engineSuite, eventually } from '../support/browser.ts';
import { readyForm } from '../support/forms.ts';

const floating = engineSuite('floating links');

floating(
  '360 px: no bar is at the lower edge of a page with a form, also after an attempt to send it',
  async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/contact', 'fr'), { width: 360 }, async (page) => {
      const isInWindow = () =>
        page.locator('[data-dock] > a').evaluate((bar) => bar.getBoundingClientRect().top < innerHeight);
      const form = await readyForm(page, 'contact');
      await form.locator('[name="lastName"]').scrollIntoViewIfNeeded();
      await eventually(() => page.locator(':root[data-past-first-band]').count(), 1);
      await eventually(isInWindow, false);
      await form.locator('[type="submit"]').click();
      await form.getByRole('alert').waitFor();
      // In Firefox it left 13 px of the first name in sight.
      await eventually(isInWindow, false);
    });
  },
);

floating.run();
