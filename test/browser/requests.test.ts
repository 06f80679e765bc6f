import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import { entryWithForm, htmlOf } from '../support/entries.ts';
import { type Answer, fillForm } from '../support/fill.ts';
import { type Received, readyForm, recordingApi } from '../support/forms.ts';
import { tagsOf } from '../support/published-pages.ts';
import { recordRow } from '../support/record.ts';
import { pdf } from '../unit/form-files.ts';

/** The requests of every form, as a browser sends them, beside the payloads of the specification. */
const requests = engineSuite('requests of the forms');

const folder = mkdtempSync(join(tmpdir(), 'requests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const cv = join(folder, 'cv.pdf');
writeFileSync(cv, pdf());

interface Sent {
  name: string;
  type: string;
  ref: string | ((stand: Stand) => string);
  locale: string;
  /** What the path of the forms API ends with. */
  path: string;
  answers: Record<string, Answer>;
  /** The name of the answer that chooses one of the page's sessions. */
  session?: string;
  /** What the page adds to the answers, beside its address and language: the id of the office, document, job, training or event. */
  adds?: string;
  /** What the form agrees to by being sent. */
  agrees?: string[];
}

const person = { firstName: 'Inès', lastName: 'Moreau', email: 'ines.moreau@example.org' };
const work = { phoneNumber: '+33655501000', company: 'Moreau & Fils', jobTitle: 'Directrice' };
const contact = {
  ...person,
  ...work,
  workEmail: 'ines@moreau.example',
  country: 'FR',
  topicsOfInterest: ['train your people', 'other'],
  message: 'Two lines,\none message.',
};

const forms: Sent[] = [
  { name: 'contact', type: 'contact', ref: 'pages/contact', locale: 'en', path: 'contact', answers: contact },
  {
    name: 'contact of an office',
    type: 'contact',
    ref: (stand) => entryWithForm(stand, 'office', 'contact', { locales: ['nl'] }).ref,
    locale: 'nl',
    path: 'contact',
    answers: contact,
    adds: 'officeId',
  },
  { name: 'contact on DevOps', type: 'contact', ref: 'pages/devops', locale: 'fr', path: 'contact', answers: contact },
  {
    name: 'contact on change management',
    type: 'contact',
    ref: 'pages/change-management',
    locale: 'en',
    path: 'contact',
    answers: contact,
  },
  {
    name: 'document request',
    type: 'requestPdf',
    ref: (stand) => entryWithForm(stand, 'guide', 'requestPdf', { locales: ['fr'] }).ref,
    locale: 'fr',
    path: 'request-pdf',
    answers: { ...person, newsletter: true },
    adds: 'pdfId',
  },
  {
    name: 'newsletter page',
    type: 'newsletterSubscription',
    ref: 'pages/newsletter',
    locale: 'nl',
    path: 'newsletter-subscription',
    answers: { email: person.email },
    agrees: ['newsletter'],
  },
  {
    name: 'job application',
    type: 'jobApplication',
    ref: (stand) => entryWithForm(stand, 'job', 'jobApplication', { locales: ['fr'] }).ref,
    locale: 'fr',
    path: 'job-application',
    answers: {
      ...person,
      phoneNumber: work.phoneNumber,
      country: 'BE',
      expertiseArea: 'data and AI',
      countriesOfInterest: ['Belgium', 'Luxembourg'],
      cv: { path: cv },
      message: 'I can start in May.',
      howDidYouHear: 'recruiter',
      terms: true,
      keepTwoYears: true,
    },
    adds: 'jobId',
  },
  {
    name: 'training registration',
    type: 'trainingRegistration',
    ref: (stand) => entryWithForm(stand, 'training', 'trainingRegistration').ref,
    locale: 'en',
    path: 'training-registration',
    answers: {
      ...person,
      ...work,
      country: 'LU',
      message: 'No nuts, please.',
      howDidYouHear: 'word-of-mouth',
      terms: true,
      newsletter: true,
    },
    session: 'sessionId',
    adds: 'trainingId',
  },
  {
    name: 'event registration',
    type: 'eventRegistration',
    ref: (stand) => entryWithForm(stand, 'event', 'eventRegistration', { locales: ['nl'] }).ref,
    locale: 'nl',
    path: 'event-registration',
    answers: { fullName: 'Inès Moreau', email: person.email },
    adds: 'eventId',
  },
  {
    name: 'remote offers',
    type: 'remoteOffers',
    ref: 'pages/remote-acceleration-offers',
    locale: 'en',
    path: 'remote-offers',
    answers: {
      ...person,
      ...work,
      country: 'MA',
      remoteOffersFormat: ['Trainings', 'Pay as you Go', 'Subscription Plan', 'Other'],
      message: 'Remote, in French.',
      howDidYouHear: 'online ads',
      newsletter: true,
    },
  },
];

/** A form of texts and choices, and one with a file: how an engine encodes a form depends on nothing else. */
const ofEveryEngine = ['contact', 'job application'];

for (const sent of forms) {
  const { name, type, locale, path } = sent;
  const isFile = 'cv' in sent.answers;
  const index = ofEveryEngine.includes(name) ? 0 : 1;

  requests.variant(index, `${name}: by script`, async ({ stand }) => {
    const { api, received } = recordingApi();
    const answers = answersOf(stand, sent);
    await stand.visit(stand.pathOf(refOf(stand, sent), locale), { api, width: 360 }, async (page) => {
      const form = await readyForm(page, type);
      await fillForm(form, answers);
      await form.locator('[type="submit"]').click();
      await form.locator('div[role="status"]:has(p)').waitFor();
    });
    const [request, ...more] = received;
    assert.is(more.length, 0, 'it is sent once');
    assert.is(request?.method, 'POST');
    assert.is(request?.url, stand.site.config.formsApi + path);
    assert.match(request?.headers['content-type'] ?? '', isFile ? /^multipart\/form-data;/ : /^application\/json$/);
    assert.match(request?.headers['idempotency-key'] ?? '', new RegExp(`^${type}-[0-9a-f]{32}$`));
    assert.match(request?.headers['form-elapsed'] ?? '', /^\d{4,}$/);
    assert.is(request?.headers.cookie, undefined);
    const typed = isFile ? asPosted(answers) : answers;
    const expected = sorted({ ...typed, ...agreed(sent, !isFile), ...contextOf(stand, sent) });
    assert.equal(sorted(request?.data), expected);
    record({ form: name, by: 'script', request, expected });
  });

  requests.variant(index, `${name}: by a browser without script`, async ({ stand }) => {
    const id = [...stand.site.forms.values()].find((one) => one.type === type)?.id ?? '';
    const thanks = `${stand.pathOf('pages/thank-you', locale)}#${id}`;
    const { api, received } = recordingApi({ status: 303, headers: { Location: stand.origin + thanks } });
    const answers = answersOf(stand, sent);
    await stand.visit(stand.pathOf(refOf(stand, sent), locale), { api, script: false }, async (page) => {
      const form = page.locator(`main form[name="${type}"]`);
      assert.ok((await form.locator('input[name="email"]').getAttribute('required')) !== null, 'the browser checks');
      await fillForm(form, answers);
      await form.locator('[type="submit"]').click();
      await page.waitForURL(stand.origin + thanks);
      const steps = page.locator('main p[id]');
      assert.equal(
        await steps.evaluateAll((all) => all.filter((step) => step.checkVisibility()).map((step) => step.id)),
        [id],
        'the page says its next step',
      );
      assert.ok(
        await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top >= 0),
        'and keeps its title in sight',
      );
    });
    const [request, ...more] = received;
    assert.is(more.length, 0, 'it is sent once');
    assert.is(request?.method, 'POST');
    assert.is(request?.url, stand.site.config.formsApi + path);
    const contentType = isFile ? /^multipart\/form-data;/ : /^application\/x-www-form-urlencoded$/;
    assert.match(request?.headers['content-type'] ?? '', contentType);
    const context = contextOf(stand, sent);
    const expected = sorted({
      ...asPosted(answers),
      ...agreed(sent, false),
      ...context,
      startingURL: context.pageURL,
      thankYouURL: stand.site.config.origin + thanks,
      website: '',
    });
    assert.equal(sorted(request?.data), expected);
    record({ form: name, by: 'the browser', request, expected });
  });
}

requests.run();

interface Recorded {
  form: string;
  by: string;
  request: Received | undefined;
  /** The payload that the specification lists, for these answers. */
  expected: Record<string, unknown>;
}

/** A row of the table of requests; the ports of this machine and the boundaries of parts are none of it. */
function record({ form, by, request, expected }: Recorded): void {
  const lasting = (data: unknown) => JSON.stringify(data).replace(/127\.0\.0\.1:\d+/g, '127.0.0.1');
  recordRow('requests', {
    form,
    by,
    request: `${request?.method} ${request?.url} as ${request?.headers['content-type']?.split(';')[0]}`,
    received: lasting(sorted(request?.data)),
    specification: lasting(expected),
  });
}

function refOf(stand: Stand, { ref }: Sent): string {
  return typeof ref === 'string' ? ref : ref(stand);
}

/** Returns the answers, with one of the page's sessions if there are any. */
function answersOf(stand: Stand, sent: Sent): Record<string, Answer> {
  if (!sent.session) return sent.answers;
  const html = htmlOf(stand, stand.pathOf(refOf(stand, sent), sent.locale));
  const session = tagsOf(html, 'input').find(({ name }) => name === sent.session);
  return { [sent.session]: session?.value ?? '', ...sent.answers };
}

/** What a page knows by itself. */
function contextOf(stand: Stand, sent: Sent): Record<string, string> {
  const ref = refOf(stand, sent);
  const path = stand.pathOf(ref, sent.locale);
  const entry = stand.site.entries.get(ref)?.get(sent.locale);
  const id = sent.adds === 'pdfId' ? entry?.facts.pdfId.replace('documents/', '') : entry?.id;
  const context = { lang: sent.locale, pageURL: stand.site.config.origin + path, startingURL: stand.origin + path };
  return sent.adds ? { ...context, [sent.adds]: id } : context;
}

function agreed({ agrees = [] }: Sent, isJson: boolean): Record<string, unknown> {
  return Object.fromEntries(agrees.map((name) => [name, isJson ? true : 'true']));
}

/** What a posted form makes of answers: all is text, and lines end as HTTP has them. */
function asPosted(answers: Record<string, Answer>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, posted(answer)]));
}

function posted(answer: Answer): unknown {
  if (answer === true) return 'true';
  if (typeof answer === 'string') return answer.replace(/\n/g, '\r\n');
  if (typeof answer === 'object' && 'path' in answer)
    return { name: 'cv.pdf', type: 'application/pdf', size: pdf().length };
  return answer;
}

/** Forms send their fields in the order of the page, which is not what is compared here. */
function sorted(data: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}
