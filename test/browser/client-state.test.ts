import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { entriesOf, entryWithForm } from '../support/entries.ts';
import { fillForm } from '../support/fill.ts';
import { readyForm, recordingApi, textOf } from '../support/forms.ts';

const state = engineSuite('client state');

const person = { firstName: 'Ada', lastName: 'Dubois', email: 'ada@example.org' };

/** The specification's names of what the toolbox form holds, in its order. */
const toolboxNames = [
  'toolboxFirstName',
  'toolboxLastName',
  'toolboxEmail',
  'toolboxJobTitle',
  'toolboxCountry',
  'toolboxNewsletterCheckbox',
];

state.exhaustive('a document request is there after a reload, and the next one begins with it', async ({ stand }) => {
  const [first, second] = entriesOf(stand, 'guide', { locales: ['en', 'fr'] });
  assert.ok(first && second, 'the site has two guides in English and French');
  const { api } = recordingApi();
  await stand.visit(stand.pathOf(first.ref, 'en'), { api }, async (page) => {
    const form = await readyForm(page, 'requestPdf');
    assert.equal(await valuesOf(page, 'requestPdf'), { firstName: '', lastName: '', email: '', newsletter: false });
    await fillForm(form, { ...person, newsletter: true });
    const stored = ['Ada', 'Dubois', 'ada@example.org', null, null, true];
    await eventually(() => storedUnder(page, toolboxNames), stored);
    await page.reload();
    const again = await readyForm(page, 'requestPdf');
    await eventually(() => valuesOf(page, 'requestPdf'), { ...person, newsletter: true });
    await again.locator('[type="submit"]').click();
    await again.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYou')).waitFor();
    await eventually(() => storedUnder(page, ['toolboxNewsletterCheckbox']), [false]);

    await page.goto(stand.origin + stand.pathOf(second.ref, 'fr'));
    await readyForm(page, 'requestPdf');
    await eventually(() => valuesOf(page, 'requestPdf'), { ...person, newsletter: false });
  });
});

state('job title and country go along from one form to the next; other agreements do not', async ({ stand }) => {
  const training = entryWithForm(stand, 'training', 'trainingRegistration');
  await stand.visit(stand.pathOf('pages/remote-acceleration-offers', 'fr'), {}, async (page) => {
    const form = await readyForm(page, 'remoteOffers');
    await fillForm(form, { ...person, jobTitle: 'Directeur', country: 'BE', newsletter: true });
    await eventually(
      () => storedUnder(page, toolboxNames),
      ['Ada', 'Dubois', 'ada@example.org', 'Directeur', 'BE', null],
    );
    const [draft] = (await storedUnder(page, ['draft remote-offers'])) as [Record<string, unknown>];
    assert.is(draft.jobTitle, 'Directeur');
    assert.not('newsletter' in draft, 'an agreement is given anew');
    await page.goto(stand.origin + stand.pathOf(training.ref, 'en'));
    const registration = await readyForm(page, 'trainingRegistration');
    await eventually(() => registration.locator('[name="jobTitle"]').inputValue(), 'Directeur');
    assert.is(await registration.locator('[data-field="country"] [role="combobox"]').inputValue(), 'Belgium');
    assert.is(await registration.locator('[name="newsletter"]').isChecked(), false);
    assert.is(await registration.locator('[name="company"]').inputValue(), '');
  });
});

state('an address without a language is answered in the language that was read, too', async ({ stand }) => {
  await stand.visit('/nowhere/', { missing: true }, async (page) => {
    const offered = () => page.locator('main [data-offer]:not([hidden])').allTextContents();
    await page.locator('html[data-script]').waitFor();
    assert.equal(await offered(), [], 'in the default language');
    await page.goto(stand.origin + stand.pathOf('pages/toolbox', 'nl'));
    await page.goto(`${stand.origin}/nowhere/`);
    assert.equal(await offered(), [], 'the specification’s store ignores Dutch');
    await page.goto(stand.origin + stand.pathOf('pages/toolbox', 'fr'));
    await page.goto(`${stand.origin}/nowhere/`);
    await eventually(offered, ['Français']);
    await page.locator('main [data-offer="fr"]').click();
    await page.waitForURL(stand.origin + stand.pathOf('pages/not-found', 'fr'));
    await page.goto(stand.origin + stand.pathOf('pages/toolbox', 'en'));
    await page.goto(`${stand.origin}/nowhere/`);
    await page.locator('html[data-script]').waitFor();
    assert.equal(await offered(), []);
  });
});

state.run();

function storedUnder(page: Page, names: readonly string[]): Promise<unknown[]> {
  return page.evaluate((all) => all.map((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null')), names);
}

/** What stands in the fields of a document request. */
function valuesOf(page: Page, type: string): Promise<Record<string, unknown>> {
  return page
    .locator(`form[name="${type}"] [data-field] [name]`)
    .evaluateAll((controls) =>
      Object.fromEntries(
        controls.map((control) => [
          (control as HTMLInputElement).name,
          (control as HTMLInputElement).type === 'checkbox'
            ? (control as HTMLInputElement).checked
            : (control as HTMLInputElement).value,
        ]),
      ),
    );
}
