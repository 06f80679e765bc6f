import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { ApiAnswer } from '../support/api.ts';
import { type BadText, badTexts } from '../support/bad-input.ts';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Locator } from '../support/engines/page.ts';
import { entryWithForm } from '../support/entries.ts';
import { fillForm } from '../support/fill.ts';
import { formOf, readyForm, recordingApi, textOf } from '../support/forms.ts';
import { recordRow } from '../support/record.ts';
import { docx, pdf } from '../unit/form-files.ts';

/** Bad input gets a clear message, loses nothing, sends nothing twice and runs nothing. */
const bad = engineSuite('bad input');

/** The fields of the contact form that a text is typed in, and what is wrong with it there. */
const problems: Record<BadText, Record<string, string>> = {
  nothing: {
    firstName: 'errors.required',
    lastName: 'errors.required',
    email: 'errors.emailRequired',
    message: 'errors.required',
  },
  blanks: {
    firstName: 'errors.required',
    lastName: 'errors.required',
    email: 'errors.emailRequired',
    message: 'errors.required',
  },
  '10,000 characters': {
    firstName: 'errors.tooLong',
    lastName: 'errors.tooLong',
    email: 'errors.tooLong',
    workEmail: 'errors.tooLong',
    phoneNumber: 'errors.phone',
    company: 'errors.tooLong',
    jobTitle: 'errors.tooLong',
    message: 'errors.tooLong',
  },
  'right to left': onlyAddresses(),
  emoji: onlyAddresses(),
  markup: onlyAddresses(),
  formula: onlyAddresses(),
  'formula with +': onlyAddresses(),
};

const typedIn = ['firstName', 'lastName', 'email', 'workEmail', 'phoneNumber', 'company', 'jobTitle', 'message'];
const languages = ['en', 'fr', 'nl'];

/** What engines treat differently: blanks in a field for an address, long texts, and texts from right to left. */
const ofEveryEngine: readonly BadText[] = ['blanks', '10,000 characters', 'right to left'];

/** What notices most of what the others notice. */
const main: readonly BadText[] = ['10,000 characters'];

for (const [index, name] of (Object.keys(badTexts) as BadText[]).entries()) {
  const locale = languages[index % languages.length] ?? 'en';
  addTest(
    [main.includes(name), ofEveryEngine.includes(name)],
    `${name} in every field of the contact form, in ${locale}`,
    async ({ stand }) => {
      const text = badTexts[name];
      await stand.visit(stand.pathOf('pages/contact', locale), { width: index % 2 ? 360 : 1280 }, async (page) => {
        const form = await readyForm(page, 'contact');
        const lines = text.replace(/\s+/g, ' ');
        await fillForm(form, Object.fromEntries(typedIn.map((field) => [field, lines])));
        await form.locator('input[name="topicsOfInterest"]').first().check();
        await send(form);
        await form.getByRole('alert').waitFor();
        for (const field of typedIn) {
          const problem = await problemOf(form, field);
          assert.is(problem, said(stand, locale, problems[name][field], field), field);
          record({ input: name, where: `contact: ${field}, ${locale}`, answer: problem });
          // A field for an address drops blanks by itself.
          const kept = field.toLowerCase().includes('email') ? lines.trim() : lines;
          assert.is(await form.locator(`[name="${field}"]`).inputValue(), kept, `${field} keeps what was typed`);
        }
        assert.is(await page.evaluate(() => 'hacked' in window), false);
      });
    },
  );
}

bad('a country that is none is named, and stays', async ({ stand }) => {
  for (const text of stand.variants([badTexts['right to left'], badTexts.markup, 'Atlantis']))
    await stand.visit(stand.pathOf('pages/contact', 'en'), {}, async (page) => {
      const form = await readyForm(page, 'contact');
      const country = form.getByRole('combobox');
      await country.fill(text);
      await send(form);
      await form.getByRole('alert').waitFor();
      const problem = await problemOf(form, 'country');
      assert.is(problem, textOf(stand, 'en', 'errors.country'));
      record({ input: text, where: 'contact: country, en', answer: problem });
      assert.is(await country.inputValue(), text);
      assert.is(await page.evaluate(() => 'hacked' in window), false);
    });
});

const folder = mkdtempSync(join(tmpdir(), 'bad-files-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Files that are not what they should be, and the message for each. */
const files: { what: string; name: string; bytes: Uint8Array; key: string }[] = [
  { what: 'another kind of file', name: 'cv.txt', bytes: Buffer.from('CV'), key: 'errors.fileExtension' },
  { what: 'an executable', name: 'cv.pdf.exe', bytes: executable(), key: 'errors.fileExtension' },
  { what: 'an executable that is renamed', name: 'cv.pdf', bytes: executable(), key: 'errors.fileContent' },
  {
    what: 'a document with macros that is renamed',
    name: 'cv.docx',
    bytes: docx(['word/vbaProject.bin']),
    key: 'errors.fileContent',
  },
  { what: 'a Word document called PDF', name: 'word.pdf', bytes: docx(), key: 'errors.fileContent' },
  { what: 'an encrypted PDF', name: 'locked.pdf', bytes: pdf('/Encrypt 5 0 R'), key: 'errors.fileLocked' },
  { what: 'an empty file', name: 'empty.pdf', bytes: new Uint8Array(), key: 'errors.fileEmpty' },
  { what: '1 MB and a byte', name: 'big.pdf', bytes: padded(1_048_577), key: 'errors.fileSize' },
];

bad('files that are wrong or disguised are told, and the right one is sent once', async ({ stand }) => {
  const { api, received } = recordingApi();
  await stand.visit(stand.pathOf(entryWithForm(stand, 'job', 'jobApplication').ref, 'en'), { api }, async (page) => {
    const form = await readyForm(page, 'jobApplication');
    await fillForm(form, applicant);
    for (const [index, { what, name, bytes, key }] of files.entries()) {
      await form.locator('[name="cv"]').setInputFiles(fileOf(String(index), name, bytes));
      await send(form);
      const problem = textOf(stand, 'en', key);
      await eventually(() => problemOf(form, 'cv'), problem, what);
      record({ input: `${what} (${name})`, where: 'jobApplication: cv, en', answer: problem });
      assert.is(await form.locator('[name="lastName"]').inputValue(), applicant.lastName, what);
    }
    assert.equal(received, []);
    await form.locator('[name="cv"]').setInputFiles(fileOf('right', 'CV.PDF', padded(1_048_576)));
    await send(form);
    await form.getByText(textOf(stand, 'en', 'errors.responseMessage.thankYouShort')).waitFor();
    assert.equal(
      received.map(({ data }) => data.cv),
      [{ name: 'right-CV.PDF', type: 'application/pdf', size: 1_048_576 }],
    );
  });
});

/** What the API may answer beside what it should. */
const failures: [what: string, answer: ApiAnswer][] = [
  ['500', { status: 500 }],
  ['503 with a page', { status: 503, body: '<!doctype html><script>window.hacked=1</script><h1>Busy</h1>' }],
  ['422 with problems', { status: 422, body: '{"problems":[]}' }],
  ['a connection that is cut', { status: 200, cut: 'before' }],
  ['500, cut in the middle', { status: 500, cut: 'amid' }],
];

for (const [index, [what, answer]] of failures.entries()) {
  const locale = languages[index % languages.length] ?? 'en';
  addTest(
    [answer.cut === 'before', answer.cut !== undefined],
    `the API answers ${what}: told in ${locale}, nothing lost, sent again with the same key`,
    async ({ stand }) => {
      let isBroken = true;
      const { api, received } = recordingApi(() => (isBroken ? answer : { status: 200 }));
      await stand.visit(stand.pathOf('pages/newsletter', locale), { api }, async (page) => {
        const form = page.locator('main form[name="newsletterSubscription"]');
        await readyForm(page, 'newsletterSubscription');
        await fillForm(form, { email: 'ines@example.org' });
        await send(form);
        const failure = textOf(stand, locale, 'errors.responseMessage.errorBackend');
        await form.getByText(failure).waitFor();
        record({ input: `the API answers ${what}`, where: `newsletter, ${locale}`, answer: failure });
        assert.is(await form.locator('[name="email"]').inputValue(), 'ines@example.org');
        isBroken = false;
        await send(form);
        await form.getByText(textOf(stand, locale, 'errors.responseMessage.thankYouShort')).waitFor();
        assert.is(await page.evaluate(() => 'hacked' in window), false);
      });
      // Where a connection breaks without an answer, Firefox sends the request again by itself.
      if (answer.cut === 'before') assert.ok(received.length >= 2);
      else assert.is(received.length, 2);
      // What may not have left is sent again with its key as a field.
      const keys = received.map(({ headers, data }) => headers['idempotency-key'] ?? data['Idempotency-Key']);
      assert.is(new Set(keys).size, 1);
    },
  );
}

const successes: [what: string, answer: ApiAnswer][] = [
  ['HTML', { status: 200, body: '<!doctype html><script>window.hacked=1</script><h1>It works!</h1>' }],
  ['nothing at all, 204', { status: 204 }],
  ['200, cut in the middle', { status: 200, cut: 'amid' }],
];

for (const [what, answer] of successes)
  addTest(
    [answer.cut !== undefined, answer.body === undefined],
    `the API answers ${what}: nothing of it is read, it has arrived`,
    async ({ stand }) => {
      let cut = (): void => undefined;
      // Chromium tells the page nothing of an answer that breaks before it has read any of it.
      const cutAfter = new Promise<void>((resolve) => {
        cut = resolve;
      });
      const { api, received } = recordingApi({ ...answer, cutAfter });
      await stand.visit(stand.pathOf('pages/newsletter', 'en'), { api }, async (page) => {
        const form = page.locator('main form[name="newsletterSubscription"]');
        await readyForm(page, 'newsletterSubscription');
        await fillForm(form, { email: 'ines@example.org' });
        await send(form);
        const thanks = textOf(stand, 'en', 'errors.responseMessage.thankYouShort');
        await form.getByText(thanks).waitFor();
        cut();
        record({ input: `the API answers ${what}`, where: 'newsletter, en', answer: thanks });
        assert.is(await page.evaluate(() => 'hacked' in window), false);
      });
      assert.is(received.length, 1);
    },
  );

bad('a slow API is waited for, and a second press sends nothing', async ({ stand }) => {
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, received } = recordingApi({ status: 200 }, slow);
  await stand.visit(stand.pathOf('pages/newsletter', 'fr'), { api }, async (page) => {
    const form = page.locator('main form[name="newsletterSubscription"]');
    await readyForm(page, 'newsletterSubscription');
    await fillForm(form, { email: 'ines@example.org' });
    // Two presses at once, faster than the button can be disabled, and Enter in the field while it waits.
    await form.evaluate((element) => {
      (element as HTMLFormElement).requestSubmit();
      (element as HTMLFormElement).requestSubmit();
    });
    const button = form.locator('[type="submit"]');
    await eventually(() => button.innerText(), textOf(stand, 'fr', 'forms.sending'));
    assert.ok(await button.isDisabled());
    const waiting = `${await button.innerText()} (the button is off; one request)`;
    record({
      input: 'the API is slow, the form is sent twice and Enter pressed',
      where: 'newsletter, fr',
      answer: waiting,
    });
    await form.locator('[name="email"]').press('Enter');
    await eventually(async () => received.length, 1);
    assert.is(await form.locator('[name="email"]').inputValue(), 'ines@example.org');
    answer();
    await form.getByText(textOf(stand, 'fr', 'errors.responseMessage.thankYouShort')).waitFor();
  });
  assert.is(received.length, 1);
});

bad.run();

/** Adds a test: to `npm test` or only to exhaustive runs, there in every engine or in Chromium. */
function addTest([isMain, isOfEveryEngine]: [boolean, boolean], name: string, test: Parameters<typeof bad>[1]): void {
  if (isMain) bad(name, test);
  else if (isOfEveryEngine) bad.exhaustive(name, test);
  else bad.variant(1, name, test);
}

const applicant = {
  firstName: 'Inès',
  lastName: 'Moreau',
  email: 'ines@example.org',
  country: 'FR',
  terms: true,
};

function onlyAddresses(): Record<string, string> {
  return { email: 'errors.emailInvalid', workEmail: 'errors.emailInvalid', phoneNumber: 'errors.phone' };
}

function executable(): Uint8Array {
  return Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0This program cannot be run in DOS mode.', 'latin1');
}

/** A PDF of a size. */
function padded(size: number): Uint8Array {
  const bytes = Buffer.alloc(size, ' ');
  bytes.set(pdf());
  return bytes;
}

function fileOf(place: string, name: string, bytes: Uint8Array): string {
  const path = join(folder, `${place}-${name}`);
  writeFileSync(path, bytes);
  return path;
}

async function send(form: Locator): Promise<void> {
  await form.locator('[type="submit"]').click();
}

/** The message beside a field, without the word that says it is one; nothing where there is none. */
async function problemOf(form: Locator, field: string): Promise<string | undefined> {
  const [message] = await form
    .locator(`[data-field="${field}"] p[id$="-error"]`)
    .evaluateAll((found) => found.map((element) => element.lastChild?.textContent ?? ''));
  return message;
}

/** A row of the table of bad input; what is right has no answer. */
function record(row: { input: string; where: string; answer: string | undefined }): void {
  recordRow('bad-input', { ...row, input: row.input.slice(0, 80), answer: row.answer ?? 'taken as it is' });
}

type Strings = Parameters<typeof textOf>[0] & Parameters<typeof formOf>[0];

/** A message with what the field puts in it. */
function said(stand: Strings, locale: string, key: string | undefined, field: string): string | undefined {
  if (key === undefined) return undefined;
  const { kind, maxLength } = formOf(stand, 'contact').fields.find(({ name }) => name === field) ?? {};
  const max = maxLength ?? (kind === 'email' ? 254 : 4000);
  return textOf(stand, locale, key).replace('{{max}}', String(max));
}
