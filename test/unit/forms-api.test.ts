import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FormView } from '../../build/authoring/forms/form-view.ts';
import { type FormsApi, handleSubmission } from '../../build/preview/forms-api/handle.ts';
import { readMessages } from '../../build/preview/forms-api/messages.ts';
import { fileStore, type SubmissionStore } from '../../build/preview/forms-api/store.ts';
import { DroppedConnection } from '../../build/preview/server/dropped-connection.ts';
import { formDefinitions as forms } from '../support/form-definitions.ts';
import { memoryStore } from '../support/memory-store.ts';
import { docx, pdf } from './form-files.ts';

const names: Record<string, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' };

function formsApi<S extends SubmissionStore>(store: S) {
  const lines: string[] = [];
  const views: FormView[] = [];
  const api: FormsApi = {
    forms,
    store,
    strings: (locale, key, values) => `${locale} ${key}${values?.title ? ` ${values.title}` : ''}`,
    pages: {
      site: {
        name: 'Wevoya',
        origin: 'https://www.wevoya.example',
        formsApi: '/forms/',
        defaultLocale: 'en',
        locales: ['en', 'fr', 'nl'].map((id) => ({ id, name: names[id] ?? id, home: '/' })),
        priorityCountries: ['BE'],
        copyrightYears: [2025],
      },
      thankYou: (locale) => `/${locale}/thanks/`,
      document: () => undefined,
      renderForm: (view) => {
        views.push(view);
        return '<form></form>';
      },
      styles: ['/assets/form.css'],
    },
    log: (line) => lines.push(line),
  };
  return { api, store, lines, views };
}

const request = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  newsletter: true,
  lang: 'fr',
  pdfId: 'honest-devops',
  pageURL: 'https://www.wevoya.example/fr/guides-outils/devops-honnete/',
  startingURL: 'https://www.wevoya.example/fr/?utm=x',
};

function json(path: string, data: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`https://forms.example/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  });
}

function native(path: string, data: Record<string, string>): Request {
  return new Request(`https://forms.example/v1/${path}`, { method: 'POST', body: new URLSearchParams(data) });
}

const asText = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));

const api = suite('forms API');

api('script: a right submission is kept with exactly its fields and its context', async () => {
  const { api, store, lines } = formsApi(memoryStore());
  const answer = await handleSubmission(json('request-pdf', { ...request, role: 'admin' }), api);
  assert.is(answer.status, 200);
  assert.equal(store.submissions, [{ type: 'requestPdf', data: request }]);
  assert.equal(lines, ['requestPdf kept 200']);
});

api('script: the newsletter dialog says that it is the newsletter button', async () => {
  const { api, store } = formsApi(memoryStore());
  const data = {
    email: 'ana@example.com',
    newsletter: true,
    lang: 'nl',
    pageURL: 'Subscription via the newsletter button',
    startingURL: 'https://www.wevoya.example/nl/',
  };
  assert.is((await handleSubmission(json('newsletter-subscription', data), api)).status, 200);
  assert.equal(store.submissions, [{ type: 'newsletterSubscription', data }]);
  const without = await handleSubmission(json('newsletter-subscription', { ...data, newsletter: false }), api);
  assert.is(without.status, 422);
  const elsewhere = await handleSubmission(json('newsletter-subscription', { ...data, pageURL: 'Elsewhere' }), api);
  assert.is(elsewhere.status, 422);
});

api('script: problems are those of the browser, and nothing is kept', async () => {
  const { api, store, lines } = formsApi(memoryStore());
  const answer = await handleSubmission(json('request-pdf', { ...request, email: 'ana@', newsletter: false }), api);
  assert.is(answer.status, 422);
  assert.equal(await answer.json(), {
    problems: [
      { field: 'email', key: 'errors.emailInvalid' },
      { field: 'newsletter', key: 'errors.consent' },
    ],
  });
  assert.equal(store.submissions, []);
  assert.equal(lines, ['requestPdf refused 422']);
});

api('native: a right submission leads to its next step on the thank-you page of its language', async () => {
  const { api, store } = formsApi(memoryStore());
  const answer = await handleSubmission(
    native('request-pdf', { ...asText(request), thankYouURL: '//evil.example' }),
    api,
  );
  assert.is(answer.status, 303);
  assert.is(answer.headers.get('location'), '/fr/thanks/#request-pdf');
  assert.equal(store.submissions[0]?.data, request);
});

api('native: a wrong one gets the form again with what was typed, in its language', async () => {
  const { api, store, views } = formsApi(memoryStore());
  const answer = await handleSubmission(native('request-pdf', { ...asText(request), email: 'ana@' }), api);
  const html = await answer.text();
  assert.is(answer.status, 422);
  assert.match(answer.headers.get('content-type') ?? '', 'text/html');
  assert.match(html, '<html lang="fr" dir="ltr">');
  assert.match(html, '<title>fr errors.title Title of request-pdf (fr)</title>');
  assert.match(html, '<a href="/fr/guides-outils/devops-honnete/">fr errors.back</a>');
  assert.equal(views[0]?.problems, [{ field: 'email', key: 'errors.emailInvalid' }]);
  assert.is(views[0]?.values?.firstName, 'Ana');
  assert.is(views[0]?.values?.email, 'ana@');
  assert.match(html, '<input type="hidden" form="request-pdf-form" name="pdfId" value="honest-devops">');
  assert.equal(store.submissions, []);
});

api('native: an address from elsewhere leads nowhere else, and what was typed is not markup', async () => {
  const { api } = formsApi(memoryStore());
  const typed = { ...asText(request), email: '', lang: '"><script>', pageURL: 'https://evil.example//evil.example/"x' };
  const html = await (await handleSubmission(native('request-pdf', typed), api)).text();
  assert.match(html, '<html lang="en" dir="ltr">');
  assert.match(html, '<a href="/evil.example/%22x">');
  assert.not.match(html, '<script>');
});

api('native: several ticked boxes arrive as a list, one too', async () => {
  const { api, store } = formsApi(memoryStore());
  const data = new URLSearchParams({
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    country: 'BE',
    message: 'Hello\r\nthere',
    lang: 'en',
    pageURL: 'https://www.wevoya.example/contact/',
    startingURL: '',
  });
  data.append('topicsOfInterest', 'train your people');
  const post = () =>
    handleSubmission(
      new Request('https://forms.example/v1/contact', { method: 'POST', body: new URLSearchParams(data) }),
      api,
    );
  assert.is((await post()).status, 303);
  data.append('topicsOfInterest', 'other');
  assert.is((await post()).status, 303);
  assert.equal(
    store.submissions.map((one) => one.data.topicsOfInterest),
    [['train your people'], ['train your people', 'other']],
  );
  assert.is(store.submissions[0]?.data.message, 'Hello\nthere');
});

api('the same key is kept once, even when it comes twice at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const { api } = formsApi(fileStore(folder));
  const send = () => handleSubmission(json('request-pdf', request, { 'Idempotency-Key': 'a'.repeat(32) }), api);
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  statuses.push((await send()).status);
  const lines = readFileSync(join(folder, 'submissions.jsonl'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  assert.equal(statuses, [200, 200, 200]);
  assert.is(lines.length, 1);
  assert.equal(JSON.parse(lines[0] ?? '').data, request);
});

api('a key and a time that are fields count as if they were headers, and are not kept', async () => {
  const { api, store } = formsApi(memoryStore());
  const send = (notes: Record<string, string>) => handleSubmission(json('request-pdf', { ...request, ...notes }), api);
  const key = 'requestPdf-0123456789abcdef';
  for (let times = 0; times < 2; times++)
    assert.is((await send({ 'Idempotency-Key': key, 'Form-Elapsed': '4000' })).status, 200);
  await send({ 'Form-Elapsed': '40' });
  assert.equal(store.submissions, [{ type: 'requestPdf', data: request, key }]);
});

api('native: the page of what was too large has its fonts, and leads back', async () => {
  const { api } = formsApi(memoryStore());
  const send = (headers: Record<string, string>) =>
    handleSubmission(
      new Request('https://forms.example/v1/job-application', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
        body: 'x'.repeat(3_000_000),
      }),
      api,
    );
  const answer = await send({ Referer: 'https://www.wevoya.example/fr/carrieres/coach-agile/' });
  assert.is(answer.status, 413);
  assert.match(answer.headers.get('content-security-policy') ?? '', "font-src 'self' https://www.wevoya.example;");
  const html = await answer.text();
  assert.match(html, '<link rel="stylesheet" href="/assets/form.css">');
  assert.match(
    html,
    '<div lang="fr" dir="ltr"><p>fr errors.tooMuch</p>\n<p><a href="/fr/carrieres/coach-agile/">fr errors.back</a></p>',
  );
  assert.match(await (await send({})).text(), '<a href="/">en errors.back</a>');
});

api('native: a refused registration keeps its session and its training', async () => {
  const { api, views } = formsApi(memoryStore());
  const data = { ...asText(request), sessionId: '2027-04-lille-waiting-list', trainingId: 'okr-in-practice' };
  const html = await (await handleSubmission(native('training-registration', data), api)).text();
  const [session] = views[0]?.fields ?? [];
  assert.equal(
    session?.options?.map(({ value }) => value),
    ['2027-04-lille-waiting-list'],
  );
  assert.match(html, 'name="trainingId" value="okr-in-practice"');
});

api('a line that was cut off swallows no later submission', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const path = join(folder, 'submissions.jsonl');
  const { api } = formsApi(fileStore(folder));
  const send = (key: string) => handleSubmission(json('request-pdf', request, { 'Idempotency-Key': key }), api);
  writeFileSync(path, '{"id":"lost","type":"requestPdf","da');
  assert.is((await send('a'.repeat(32))).status, 200);
  assert.is((await readMessages(folder)).length, 1);
  appendFileSync(path, '\n\nnull\n[]\n{"id":"lost"');
  assert.is((await send('b'.repeat(32))).status, 200);
  assert.is((await send('a'.repeat(32))).status, 200, 'known already');
  const keys = (await readMessages(folder)).map(({ key = '' }) => key[0]);
  rmSync(folder, { recursive: true });
  assert.equal(keys, ['b', 'a']);
});

api('an upload is a file that was sent, never a description of one', async () => {
  const { api, store } = formsApi(memoryStore());
  const fields = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', country: 'PT', terms: true };
  const context = { lang: 'en', pageURL: 'https://www.wevoya.example/careers/x/', startingURL: '', jobId: 'x' };
  for (const cv of [{ name: 'cv.pdf', size: 1000 }, { name: 'cv.pdf', size: 1000, kind: 'pdf' }, [{ name: 'cv.pdf' }]])
    assert.is((await handleSubmission(json('job-application', { ...fields, ...context, cv }), api)).status, 400);
  const answer = await handleSubmission(json('job-application', { ...fields, ...context, cv: 'cv.pdf' }), api);
  assert.equal(await answer.json(), { problems: [{ field: 'cv', key: 'errors.fileRequired' }] });
  assert.equal(store.submissions, []);
});

api('only one file is taken', async () => {
  const { api, store } = formsApi(memoryStore());
  const data = await application(new File([pdf()], 'cv.pdf')).formData();
  data.append('cv', new File([pdf()], 'second.pdf'));
  const options = { method: 'POST', headers: { Accept: 'application/json' }, body: data };
  const answer = await handleSubmission(new Request('https://forms.example/v1/job-application', options), api);
  assert.equal(await answer.json(), { problems: [{ field: 'cv', key: 'errors.fileRequired' }] });
  assert.equal(store.files, []);
});

api('a name that comes 300,000 times is read in linear time', async () => {
  const body = 'a=&'.repeat(300_000);
  const started = performance.now();
  const { api } = formsApi(memoryStore());
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
  const options = { method: 'POST', headers, body };
  assert.is((await handleSubmission(new Request('https://forms.example/v1/contact', options), api)).status, 422);
  assert.ok(performance.now() - started < 5000, 'in a moment');
});

function application(file: File): Request {
  const data = new FormData();
  const fields = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', country: 'PT', terms: 'true' };
  const context = { lang: 'en', pageURL: 'https://www.wevoya.example/careers/x/', startingURL: '', jobId: 'x' };
  for (const [name, value] of Object.entries({ ...fields, ...context })) data.append(name, value);
  data.append('cv', file);
  return new Request('https://forms.example/v1/job-application', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: data,
  });
}

api('a CV is kept under a name of its own, and is what its bytes say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const { api } = formsApi(fileStore(folder));
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const answer = await handleSubmission(application(new File([bytes], name)), api);
    return answer.status === 200 ? 200 : (await answer.json()).problems[0].key;
  };
  assert.is(await send(pdf(), '../../etc/cv.pdf'), 200);
  assert.is(await send(docx(), 'cv.docx'), 200);
  assert.is(await send(docx(), 'cv.pdf'), 'errors.fileContent');
  assert.is(await send(docx(['word/vbaProject.bin']), 'cv.docx'), 'errors.fileContent');
  assert.is(await send(pdf('/Encrypt 5 0 R'), 'cv.pdf'), 'errors.fileLocked');
  assert.is(await send(new Uint8Array(), 'cv.pdf'), 'errors.fileEmpty');
  assert.is(await send(new Uint8Array(1_048_577), 'cv.pdf'), 'errors.fileSize');
  const files = readdirSync(folder).sort();
  const lines = readFileSync(join(folder, 'submissions.jsonl'), 'utf8');
  rmSync(folder, { recursive: true });
  assert.is(files.length, 3);
  assert.ok(files.every((name) => /^[0-9a-f-]{36}\.(pdf|docx)$|^submissions\.jsonl$/.test(name)));
  assert.not.match(lines, 'etc');
});

api('too much is refused while it arrives', async () => {
  const { api, store } = formsApi(memoryStore());
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const body = { method: 'POST', body: endless, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
  const answer = await handleSubmission(new Request('https://forms.example/v1/contact', body as RequestInit), api);
  assert.is(answer.status, 413);
  assert.ok(sent < 1_500_000, `${sent} bytes were read`);
  assert.equal(store.submissions, []);
});

api('what cannot be read is refused by its status', async () => {
  const { api } = formsApi(memoryStore());
  const status = async (made: Request) => (await handleSubmission(made, api)).status;
  assert.is(await status(json('request-pdf', '{')), 400);
  assert.is(await status(json('request-pdf', '[1]')), 400);
  assert.is(await status(json('request-pdf', '"x"')), 400);
  assert.is(await status(json('request-pdf', '{"__proto__":{"email":"a@b.be"}}')), 400);
  assert.is(await status(json('request-pdf', '{"__proto__":"a@b.be"}')), 422);
  assert.is(await status(json('request-pdf', `{"a":${'['.repeat(500_000)}`)), 400);
  assert.is(await status(json('request-pdf', `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)), 400);
  assert.is(await status(json('request-pdf', request, { 'Content-Type': 'text/plain' })), 415);
  assert.is(await status(json('request-pdf', request, { 'Content-Type': 'constructor' })), 415);
  assert.is(await status(json('request-pdf', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' })), 400);
  assert.is(await status(json('nothing', request)), 404);
  assert.is(await status(new Request('https://forms.example/v1/contact')), 405);
});

api('another origin may ask first', async () => {
  const { api } = formsApi(memoryStore());
  const answer = await handleSubmission(new Request('https://forms.example/v1/contact', { method: 'OPTIONS' }), api);
  assert.is(answer.status, 204);
  assert.is(answer.headers.get('access-control-allow-origin'), '*');
  assert.is(answer.headers.get('access-control-allow-headers'), 'Content-Type, Idempotency-Key, Form-Elapsed');
});

api('a machine hears that all went well, and nothing is kept', async () => {
  const { api, store, lines } = formsApi(memoryStore());
  const statuses = await Promise.all([
    handleSubmission(json('request-pdf', { ...request, website: 'https://spam.example' }), api),
    handleSubmission(native('request-pdf', { ...asText(request), website: 'x' }), api),
    handleSubmission(json('request-pdf', request, { 'Form-Elapsed': '40' }), api),
    handleSubmission(json('request-pdf', request, { 'Form-Elapsed': 'soon' }), api),
    handleSubmission(json('request-pdf', request, { 'Form-Elapsed': '1000' }), api),
  ]);
  assert.equal(
    statuses.map(({ status }) => status),
    [200, 303, 200, 200, 200],
  );
  assert.is(store.submissions.length, 1);
  assert.is(lines.filter((line) => line.includes('trapped')).length, 4);
});

api('it can be told to fail, or to lose its answer', async () => {
  const { api, store } = formsApi(memoryStore());
  assert.is((await handleSubmission(json('request-pdf?behave=fail', request), api)).status, 500);
  assert.is(store.submissions.length, 0);
  const send = (behave: FormsApi['behave']) =>
    handleSubmission(json('request-pdf', request, { 'Idempotency-Key': 'b'.repeat(32) }), { ...api, behave });
  const lost = await send('drop').catch((error) => error);
  assert.instance(lost, DroppedConnection);
  assert.is((await send('work')).status, 200);
  assert.is(store.submissions.length, 1, 'the retry counts once');
});

api('nothing personal is logged', async () => {
  const { api, lines } = formsApi(memoryStore());
  await handleSubmission(json('request-pdf', request), api);
  await handleSubmission(native('request-pdf', { ...asText(request), email: 'ana' }), api);
  await handleSubmission(json('request-pdf', 'ana@example.com'), api);
  assert.equal(lines, ['requestPdf kept 200', 'requestPdf refused 422', 'requestPdf unreadable 400']);
});

api.run();
