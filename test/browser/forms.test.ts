import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/model/entry.ts';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import type { Locator, Page } from '../support/engines/page.ts';
import { entryWithForm, htmlOf, pagesWith } from '../support/entries.ts';
import { type Answer, fillForm } from '../support/fill.ts';
import { formOf, readyForm, recordingApi, textOf } from '../support/forms.ts';
import { tagsOf } from '../support/published-pages.ts';
import { docx, pdf } from '../unit/form-files.ts';

const forms = engineSuite('forms');

const folder = mkdtempSync(join(tmpdir(), 'form-files-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const cv = join(folder, 'cv.pdf');
writeFileSync(cv, pdf());
const renamed = join(folder, 'renamed.pdf');
writeFileSync(renamed, docx());

const person = { firstName: 'Ada', lastName: 'Dubois', email: 'ada@example.org' };

/** The address of a page with a form, by the form's type. */
const pathOf = {
  contact: (stand: Stand, locale: string) =>
    stand.pathOf(entryWithForm(stand, 'contact', 'contact', { locales: ['en', 'fr', 'nl'] }).ref, locale),
  requestPdf: (stand: Stand, locale: string) =>
    stand.pathOf(entryWithForm(stand, 'guide', 'requestPdf', { locales: ['en', 'fr', 'nl'] }).ref, locale),
  jobApplication: (stand: Stand, locale: string) =>
    stand.pathOf(entryWithForm(stand, 'job', 'jobApplication', { locales: ['en', 'fr'] }).ref, locale),
};

/** Returns a training of which a session to come is full and others are not. */
function trainingWithFullSession(stand: Stand) {
  const { date } = stand.site;
  const sessionsOf = ({ facts }: Entry): { id: string; starts: string; seatsLeft: number }[] =>
    facts.sessions.filter(({ starts }: { starts: string }) => starts > date);
  const isFull = ({ seatsLeft }: { seatsLeft: number }): boolean => seatsLeft === 0;
  const training = entryWithForm(stand, 'training', 'trainingRegistration', {
    locales: ['en', 'fr'],
    that: 'with a full session and two others',
    has: (entry) => sessionsOf(entry).some(isFull) && sessionsOf(entry).filter((one) => !isFull(one)).length > 1,
  });
  const sessions = sessionsOf(training);
  const [free, other] = sessions.filter((one) => !isFull(one)).map(({ id }) => id);
  return { ref: training.ref, id: training.id, full: sessions.find(isFull)?.id, free, other };
}

for (const [index, locale] of ['en', 'fr', 'nl'].entries()) {
  forms.variant(index, `${locale}: an empty contact form lists what is missing`, async ({ stand }) => {
    for (const width of stand.variants([360, 1280]))
      await stand.visit(pathOf.contact(stand, locale), { width }, async (page) => {
        const title = await page.title();
        const form = await readyForm(page, 'contact');
        await form.locator('textarea').fill('Half a message');
        await send(form);
        const summary = form.getByRole('alert');
        await eventually(() => summary.evaluate((element) => element === document.activeElement), true, 'it has focus');
        assert.ok((await summary.innerText()).startsWith(textOf(stand, locale, 'errors.form')));
        assert.is(await page.title(), textOf(stand, locale, 'errors.title').replace('{{title}}', title));
        const required = formOf(stand, 'contact').fields.filter(({ required }) => required && true);
        const missing = required.map(({ name }) => name).filter((name) => name !== 'message');
        assert.equal(await invalidFields(form), missing);
        assert.is(await summary.locator('a').count(), missing.length);
        await expectProblem(form, 'firstName', textOf(stand, locale, 'errors.required'));
        await expectProblem(form, 'email', textOf(stand, locale, 'errors.emailRequired'));
        assert.is(await form.locator('textarea').inputValue(), 'Half a message');

        await summary.locator('a').nth(missing.indexOf('email')).click();
        assert.ok(await form.locator('input[name="email"]').evaluate((field) => field === document.activeElement));
        assert.not((await page.url()).includes('#'), 'no fragment stays in the address');
      });
  });

  forms.variant(index + 1, `${locale}: the document request says which answer is wrong`, async ({ stand }) => {
    await stand.visit(pathOf.requestPdf(stand, locale), {}, async (page) => {
      const form = await readyForm(page, 'requestPdf');
      await form.locator('input[name="firstName"]').fill('   ');
      await form.locator('input[name="lastName"]').fill('Dubois');
      await form.locator('input[name="email"]').fill('ada@');
      await send(form);
      await eventually(() => invalidFields(form), ['firstName', 'email', 'newsletter']);
      await expectProblem(form, 'firstName', textOf(stand, locale, 'errors.required'));
      await expectProblem(form, 'email', textOf(stand, locale, 'errors.emailInvalid'));
      await expectProblem(form, 'newsletter', textOf(stand, locale, 'errors.consent'));
      assert.is(await form.locator('input[name="lastName"]').inputValue(), 'Dubois');
    });
  });
}

forms.in(['Chromium'], 'a wrong phone number is told in red, and what is mended is told no more', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit(pathOf.contact(stand, 'en'), { api }, async (page) => {
    const title = await page.title();
    const form = await readyForm(page, 'contact');
    await fillForm(form, contact);
    const phone = form.locator('[name="phoneNumber"]');
    const borderOf = () => phone.evaluate((field) => getComputedStyle(field).borderColor);
    const before = await borderOf();
    for (const number of ['32 470', '+32470abc', '470555010']) {
      await form.locator('input[name="phoneNumber"]').fill(number);
      await send(form);
      await eventually(() => invalidFields(form), ['phoneNumber'], number);
      await expectProblem(form, 'phoneNumber', textOf(stand, 'en', 'errors.phone'));
    }
    const message = form.locator('[data-field="phoneNumber"] p[id$="-error"]');
    assert.is.not(await borderOf(), before);
    assert.is(await message.evaluate((text) => getComputedStyle(text).color), await borderOf());
    assert.equal(received, []);
    await form.locator('input[name="phoneNumber"]').fill('0470555010');
    await send(form);
    await form.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.is(await page.title(), title);
  });
});

forms('while a form is sent, its button keeps the focus and its fields rest; then it thanks', async ({ stand }) => {
  let letGo = (): void => undefined;
  const { api, received } = recordingApi(
    { status: 200 },
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  await stand.visit('/?campaign=spring', { api }, async (page) => {
    await page.goto(stand.origin + pathOf.contact(stand, 'nl'));
    const form = await readyForm(page, 'contact');
    await fillForm(form, contact);
    await form.locator('[name="email"]').press('Enter');
    const button = form.locator('[type="submit"]');
    await eventually(() => button.innerText(), textOf(stand, 'nl', 'forms.sending'));
    assert.ok(await button.isDisabled());
    assert.is(await button.getAttribute('aria-busy'), 'true');
    assert.ok(await button.evaluate((element) => element === document.activeElement));
    assert.is(await button.evaluate((element) => getComputedStyle(element, '::before').borderTopStyle), 'solid');
    assert.is(await form.locator('p[role="status"]').textContent(), textOf(stand, 'nl', 'forms.sending'));
    assert.ok(await form.locator('[name="email"]').evaluate((field) => field.closest('[inert]') !== null));
    await eventually(async () => received.length, 1);
    letGo();
    const thanks = form.getByText(textOf(stand, 'nl', 'errors.responseMessage.thankYouShort'));
    await thanks.waitFor();
    await eventually(() => thanks.evaluate((text) => text === document.activeElement), true, 'focus is on the thanks');
    assert.is(await button.count(), 0);
    assert.is(received[0]?.data.startingURL, `${stand.origin}/?campaign=spring`);
  });
});

forms.variant(1, 'the form of an event names the event, and asks for two things', async ({ stand }) => {
  const event = entryWithForm(stand, 'event', 'eventRegistration', { locales: ['en', 'fr'] }).ref;
  for (const locale of ['en', 'fr'])
    await stand.visit(stand.pathOf(event, locale), {}, async (page) => {
      const section = page.locator('section:has(form[name="eventRegistration"])');
      const title = String(stand.site.entries.get(event)?.get(locale)?.words.title);
      assert.ok((await section.first().innerText()).includes(title), title);
      const form = await readyForm(page, 'eventRegistration');
      const fields = await form.locator('[data-field]').filter({ visible: true }).count();
      assert.is(fields, 2);
    });
});

forms.exhaustive('a failure is told, loses nothing, and a second try counts as the same', async ({ stand }) => {
  const { api, received } = recordingApi([{ status: 500 }, { status: 200 }]);
  await stand.visit(pathOf.contact(stand, 'en'), { api }, async (page) => {
    const form = await readyForm(page, 'contact');
    await fillForm(form, contact);
    await send(form);
    const failure = form.getByText(textOf(stand, 'en', 'errors.responseMessage.errorBackend'));
    await failure.waitFor();
    await eventually(() => failure.evaluate((text) => text === document.activeElement), true);
    assert.is(await form.locator('input[name="lastName"]').inputValue(), contact.lastName);
    assert.ok(await form.locator('[type="submit"]').isEnabled());
    await send(form);
    await form.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.not(await failure.isVisible());
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    assert.is(keys.length, 2);
    assert.is(keys[0], keys[1]);
    assert.match(keys[0] ?? '', /^[\w-]{16,64}$/);
  });
});

forms(
  'a country is found by its names in other languages, taken on Tab and Enter, and none is said where it is seen',
  async ({ stand }) => {
    await stand.visit(pathOf.contact(stand, 'en'), {}, async (page) => {
      const form = await readyForm(page, 'contact');
      const country = form.getByRole('combobox');
      const code = form.locator('input[type="hidden"][name="country"]');
      for (const [typed, expected] of [
        ['Pays-Bas', 'NL'],
        ['duitsland', 'DE'],
        ['cote d', 'CI'],
        ['Holland', 'NL'],
      ] as const) {
        await country.fill(typed);
        await form.getByRole('option').first().waitFor();
        await country.press('ArrowDown');
        await country.press('Enter');
        assert.is(await code.inputValue(), expected, typed);
      }
      await country.fill('');
      await country.press('ArrowDown');
      const names = new Intl.DisplayNames(['en'], { type: 'region' });
      const first = stand.site.config.priorityCountries.map((id) => names.of(id));
      assert.equal((await form.getByRole('option').allInnerTexts()).slice(0, first.length), first);
      await country.press('Escape');
      assert.is(await form.getByRole('option').count(), 0);
      assert.is(await country.getAttribute('autocomplete'), 'country');
      await country.fill('fran');
      await country.press('ArrowDown');
      await country.press('Tab');
      await eventually(() => country.inputValue(), 'France');
      for (const typed of ['deutschland', 'schweiz', 'eire', 'u.k.', 'portug']) {
        await country.fill(typed);
        await country.press('Tab');
        await eventually(() => code.evaluate((field) => (field as HTMLInputElement).value.length), 2, typed);
      }
      await country.fill('portug');
      await country.press('Enter');
      await eventually(() => country.inputValue(), 'Portugal');
      assert.is(await form.getByRole('alert').count(), 0, 'Enter sends nothing yet');
      await country.fill('atlantis');
      const none = form.locator('[data-field="country"] [role="status"]');
      await eventually(async () => ((await none.boundingBox())?.height ?? 0) > 10, true);
      assert.is(await none.innerText(), textOf(stand, 'en', 'countries.resultsNone'));
    });
  },
);

forms('what was typed before the script arrived is kept', async ({ stand }) => {
  // In a low window the form is far enough below for its script not to be asked for yet.
  await stand.visit(pathOf.contact(stand, 'en'), { height: 100 }, async (page) => {
    const typed = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form[name="contact"] input[name="firstName"]');
      if (field) field.value = 'Ada';
      return document.querySelector('[data-island]:has(form[name="contact"])')?.getAttribute('data-state');
    });
    assert.is.not(typed, 'ready');
    const form = await readyForm(page, 'contact');
    assert.is(await form.locator('input[name="firstName"]').inputValue(), 'Ada');
  });
});

forms('a session’s row chooses it in the form, and a full one joins the waiting list', async ({ stand }) => {
  const { ref, id, full, free } = trainingWithFullSession(stand);
  const { api, received } = recordingApi();
  await stand.visit(stand.pathOf(ref, 'en'), { api }, async (page) => {
    const form = page.locator('form[name="trainingRegistration"]');
    await page.locator(`a[href="#register-${free}"]`).click();
    await readyForm(page, 'trainingRegistration');
    const chosen = () =>
      form
        .locator('[name="sessionId"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked && one.id));
    await eventually(async () => (await chosen()).filter(Boolean), [`register-${free}`]);
    await page.locator(`a[href="#register-${full}"]`).click();
    await eventually(async () => (await chosen()).filter(Boolean), [`register-${full}`]);
    const waiting = textOf(stand, 'en', 'pages.training.waitingList');
    assert.ok((await form.locator('label:has(:checked)').innerText()).includes(waiting), waiting);
    await fillForm(form, { ...person, company: 'Moreau', country: 'BE', terms: true });
    await send(form);
    await form.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.is(received[0]?.data.sessionId, `${full}-waiting-list`);
    assert.is(received[0]?.data.trainingId, id);
  });
});

forms(
  'without script, a press on a session’s row chooses it, and its link leads the keyboard there',
  async ({ stand }) => {
    const { ref, free, other } = trainingWithFullSession(stand);
    await stand.visit(stand.pathOf(ref, 'fr'), { script: false }, async (page) => {
      await page.locator(`#dates label[for="register-${other}"]`).click();
      const pressed = page.locator(`[id="register-${other}"]`);
      assert.ok(await pressed.isChecked());
      await eventually(() => isInView(pressed), true, 'the page moves there');
      const choice = page.locator(`[id="register-${free}"]`);
      await page.locator(`a[href="#register-${free}"]`).press('Enter');
      await eventually(() => choice.evaluate((one) => one.matches(':target') && one === document.activeElement), true);
      await page.keyboard.press('Space');
      assert.ok(await choice.isChecked());
    });
  },
);

// Where links lead is a matter of markup.
forms.in(['Chromium'], 'an agreement links its terms, in a new tab', async ({ stand }) => {
  for (const { type, fields } of stand.site.forms.values())
    for (const { name, document = '' } of fields.filter((field) => field.document)) {
      const [page] = pagesWith(stand, new RegExp(`<form [^>]*name="${type}"`)).filter(
        ({ entry }) => entry.locale === 'en',
      );
      const label = new RegExp(
        `<form [^>]*name="${type}".*?<label\\b[^>]*><input[^>]* name="${name}"(.*?)</label>`,
        's',
      );
      const [link] = tagsOf(label.exec(htmlOf(stand, page?.url ?? ''))?.[1] ?? '', 'a');
      assert.is(link?.href, stand.pathOf(document, 'en'), `${type}: ${name}`);
      assert.is(link?.target, '_blank');
      assert.ok(link?.hreflang && link.type === 'application/pdf');
    }
});

forms.in(['Chromium'], 'a document request gives way to what was asked for', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit(pathOf.requestPdf(stand, 'nl'), { api }, async (page) => {
    const form = await readyForm(page, 'requestPdf');
    const asked = page.locator('[data-after="request-pdf-form"]');
    assert.not(await asked.isVisible());
    await fillForm(form, { ...person, firstName: ' Ada ', newsletter: true });
    await send(form);
    await form.getByText(textOf(stand, 'nl', 'errors.responseMessage.thankYou')).waitFor();
    assert.is(received[0]?.data.firstName, 'Ada', 'blanks around an answer are left out');
    assert.not(await form.locator('[name="email"]').isVisible());
    await eventually(() => asked.isVisible(), true);
    assert.match(await asked.innerText(), /PDF\s·\s\w+\s·\s\d+\s/);
    assert.ok((await form.innerText()).includes(formOf(stand, 'request-pdf').next?.nl?.slice(0, 40) ?? ''));
  });
});

forms('a problem goes as soon as it is mended', async ({ stand }) => {
  await stand.visit(pathOf.requestPdf(stand, 'en'), {}, async (page) => {
    const title = await page.title();
    const form = await readyForm(page, 'requestPdf');
    await form.locator('[name="firstName"]').fill('Ada');
    assert.equal(await invalidFields(form), [], 'nothing is said before the form is sent');
    await send(form);
    await eventually(() => invalidFields(form), ['lastName', 'email', 'newsletter']);
    await form.locator('[name="lastName"]').fill('Dubois');
    await eventually(() => invalidFields(form), ['email', 'newsletter']);
    await form.locator('[name="email"]').fill('ada@');
    await eventually(
      async () =>
        (await form.locator('[data-field="email"] p[id$="-error"]').innerText()).endsWith(
          textOf(stand, 'en', 'errors.emailInvalid'),
        ),
      true,
    );
    assert.ok(
      await form.locator('[name="email"]').evaluate((field) => field === document.activeElement),
      'focus stays',
    );
    await form.locator('[name="email"]').fill('ada@example.org');
    await form.locator('[name="newsletter"]').check();
    await eventually(() => form.getByRole('alert').count(), 0);
    await eventually(() => page.title(), title);
  });
});

forms(
  'a file is checked, and its size told, when it is chosen; while it is sent, a bar says how far that is',
  async ({ stand }) => {
    let letGo = (): void => undefined;
    const { api, received } = recordingApi(
      { status: 200 },
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    await stand.visit(pathOf.jobApplication(stand, 'fr'), { api }, async (page) => {
      const form = await readyForm(page, 'jobApplication');
      const file = form.locator('[name="cv"]');
      await file.setInputFiles(renamed);
      await eventually(() => invalidFields(form), ['cv']);
      await expectProblem(form, 'cv', textOf(stand, 'fr', 'errors.fileContent'));
      await file.setInputFiles(cv);
      await eventually(() => invalidFields(form), []);
      assert.match(await form.locator('[data-field="cv"] [role="status"]').innerText(), /^1\s\w+$/);
      await fillForm(form, { ...person, country: 'BE', terms: true });
      const bar = form.locator('progress');
      assert.is(await bar.count(), 0);
      await send(form);
      await bar.waitFor();
      assert.is(await bar.getAttribute('aria-label'), textOf(stand, 'fr', 'forms.sending'));
      await eventually(async () => received.length, 1);
      await eventually(() => bar.evaluate((element) => (element as HTMLProgressElement).value), 1, 'all has left');
      letGo();
      await form.getByText(textOf(stand, 'fr', 'errors.responseMessage.thankYouShort')).waitFor();
      assert.is(await bar.count(), 0);
    });
  },
);

forms('a draft is there after a reload, another page and in another language, until it is sent', async ({ stand }) => {
  const { api } = recordingApi();
  const typed = (form: Locator) => form.locator('[name="message"]').inputValue();
  await stand.visit(pathOf.contact(stand, 'en'), { api }, async (page) => {
    await fillForm(await readyForm(page, 'contact'), contact);
    await draftIsSaved(page, 'country', 'BE');
    await page.reload();
    const again = await readyForm(page, 'contact');
    await eventually(() => typed(again), contact.message);
    assert.is(await again.getByRole('combobox').inputValue(), 'Belgium');
    await page.goto(stand.origin + pathOf.contact(stand, 'fr'));
    const french = await readyForm(page, 'contact');
    await eventually(() => typed(french), contact.message);
    assert.is(await french.getByRole('combobox').inputValue(), 'Belgique');
    assert.ok(await french.locator('[value="train your people"]').isChecked());
    await page.goto(`${stand.origin}/fr/`);
    await page.goBack();
    await readyForm(page, 'contact');
    await eventually(() => typed(french), contact.message);
    await eventually(() => french.getByRole('combobox').inputValue(), 'Belgique');
    assert.is(await french.locator('[type="hidden"][name="country"]').inputValue(), 'BE');
    await send(french);
    await french.getByText(textOf(stand, 'fr', 'errors.responseMessage.thankYouShort')).waitFor();
    await page.goto(stand.origin + pathOf.contact(stand, 'nl'));
    assert.is(await typed(await readyForm(page, 'contact')), '');
  });
});

forms.exhaustive('a country that the browser filled in without an event is sent', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit(pathOf.contact(stand, 'en'), { api }, async (page) => {
    const form = await readyForm(page, 'contact');
    await fillForm(form, contact);
    await form.getByRole('combobox').evaluate((field) => {
      // Past the property by which a component would notice.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Portugal');
    });
    await send(form);
    await form.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.is(received[0]?.data.country, 'PT');
  });
});

for (const [index, [type, thanks]] of (
  [
    ['requestPdf', 'thankYou'],
    ['jobApplication', 'thankYouShort'],
  ] as const
).entries())
  forms.variant(index, `${type}: an API that allows no headers of ours is given them as fields`, async ({ stand }) => {
    const { api, received } = recordingApi();
    await stand.visit(pathOf[type](stand, 'en'), { api, allowedHeaders: 'Content-Type' }, async (page) => {
      const form = await readyForm(page, type);
      const more: Record<string, Answer> =
        type === 'requestPdf' ? { newsletter: true } : { country: 'BE', cv: { path: cv }, terms: true };
      await fillForm(form, { ...person, ...more });
      await send(form);
      await form.getByText(textOf(stand, 'en', `errors.responseMessage.${thanks}`)).waitFor();
    });
    assert.is(received.length, 1);
    assert.is(received[0]?.headers['idempotency-key'], undefined);
    assert.match(String(received[0]?.data['Idempotency-Key']), new RegExp(`^${type}-[0-9a-f]{32}$`));
    assert.match(String(received[0]?.data['Form-Elapsed']), /^\d{4,}$/);
    assert.is(received[0]?.data.email, person.email);
  });

forms('near its limit a text says how much is left, in characters as people count', async ({ stand }) => {
  await stand.visit(pathOf.contact(stand, 'en'), {}, async (page) => {
    const form = await readyForm(page, 'contact');
    const count = form.locator('[data-field="message"] [aria-live]');
    await form.locator('[name="message"]').fill('Short.');
    await form.locator('[name="message"]').fill('👍🏽'.repeat(3990));
    await eventually(() => count.innerText(), '10 characters left');
    await form.locator('[name="message"]').fill('Short.');
    await eventually(() => count.innerText(), '');
  });
});

forms.run();

const contact = {
  ...person,
  workEmail: 'ada.dubois@company.example',
  phoneNumber: '+32470555010',
  company: 'Company & Sons',
  jobTitle: 'Head of “change”',
  message: 'Two hundred people, by June.',
  topicsOfInterest: ['train your people', 'other'],
  country: 'BE',
};

/** Waits until a form has saved a value in this tab: the code that saves is loaded with the first key. */
async function draftIsSaved(page: Page, name: string, value: string): Promise<void> {
  const saved = () =>
    page.evaluate(
      (field) =>
        Object.keys(sessionStorage)
          .filter((key) => key.startsWith('draft '))
          .map((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}')[field]),
      name,
    );
  await eventually(async () => (await saved()).includes(value), true);
}

function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

function send(form: Locator): Promise<void> {
  return form.locator('[type="submit"]').click();
}

/** The names of the fields that have a problem. */
function invalidFields(form: Locator): Promise<(string | null)[]> {
  return form
    .locator('[data-field]:has(p[id$="-error"])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-field')));
}

/** A field's problem is said beside it, and its control names it. */
async function expectProblem(form: Locator, name: string, message: string): Promise<void> {
  const field = form.locator(`[data-field="${name}"]`);
  const problem = field.locator('p[id$="-error"]');
  assert.ok((await problem.innerText()).endsWith(message), `${name}: ${await problem.innerText()}`);
  const control = field.locator('input:not([type="hidden"]), textarea, select').first();
  assert.is(await control.getAttribute('aria-invalid'), 'true', name);
  const id = (await problem.getAttribute('id')) ?? '';
  assert.ok((await control.getAttribute('aria-describedby'))?.split(' ').includes(id), name);
}
