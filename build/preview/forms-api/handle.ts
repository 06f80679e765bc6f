import { setTimeout as wait } from 'node:timers/promises';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import type { SubmittedFile, SubmittedValue } from '../../authoring/forms/field-kinds.ts';
import { fileKind } from '../../authoring/forms/file-kind.ts';
import type { FormContext } from '../../authoring/forms/form-view.ts';
import { normalizeSubmission, type Problem, validateSubmission } from '../../authoring/forms/rules.ts';
import { parseUrl } from '../../authoring/values/web-address.ts';
import type { Translate } from '../../pipeline/emit/entry-context.ts';
import { DroppedConnection } from '../server/dropped-connection.ts';
import { type FormPages, problemPage, tooLargePage } from './problem-page.ts';
import { readBody } from './read-body.ts';
import type { StoredFile, SubmissionStore } from './store.ts';

export interface FormsApi {
  forms: Iterable<FormDefinition>;
  store: SubmissionStore;
  strings: Translate;
  pages: FormPages;
  /** The failure that it simulates. The query `?behave=` of a request says it for that request. */
  behave?: SimulatedAnswer;
  /** Receives a line per submission, with nothing personal in it. */
  log?: (line: string) => void;
}

/** `fail` answers 500, `slow` waits three seconds, `drop` keeps the submission and breaks the connection. */
type SimulatedAnswer = 'work' | 'fail' | 'slow' | 'drop';

/**
 * Answers a request to the forms API: POST a form to an address that ends with its path. Script is answered in JSON,
 * 200 or 422; a browser without script is led to the thank-you page, or gets the form again with what it typed and
 * what is wrong. The rules are those of the browser; files are known by their bytes.
 */
export async function handleSubmission(request: Request, api: FormsApi): Promise<Response> {
  const url = new URL(request.url);
  const form = [...api.forms].find((one) => url.pathname.endsWith(`/${one.path}`));
  if (!form) return empty(404);
  if (request.method === 'OPTIONS') return empty(204, { 'Access-Control-Max-Age': '600' });
  if (request.method !== 'POST') return empty(405, { Allow: 'POST, OPTIONS' });

  const behavior = url.searchParams.get('behave') ?? api.behave;
  if (behavior === 'slow') await wait(3000);
  if (behavior === 'fail') return report(api, form, 'set to fail', empty(500));
  const answer = await answerSubmission(request, form, api);
  if (behavior === 'drop') throw new DroppedConnection();
  return answer;
}

async function answerSubmission(request: Request, form: FormDefinition, api: FormsApi): Promise<Response> {
  const body = await readBody(request);
  const { locales } = api.pages.site;
  const isScript = request.headers.get('accept')?.includes('application/json') ?? false;
  if (body.type === 'refused') {
    const answer =
      body.status === 413 && !isScript
        ? page(413, tooLargePage(request.headers.get('referer'), api.pages, api.strings), api)
        : empty(body.status);
    return report(api, form, 'unreadable', answer);
  }

  const context = readContext(form, body.fields);
  const locale = locales.find(({ id }) => id === context.lang)?.id ?? api.pages.site.defaultLocale;
  const success = () =>
    isScript ? Response.json({ ok: true }, { headers }) : seeOther(`${api.pages.thankYou(locale)}#${form.id}`);
  if (isTrapped(noteOf(request, body.fields, 'Form-Elapsed'), body.fields))
    return report(api, form, 'trapped', success());

  const { values, file } = await readValues(form, body.fields);
  const problems = [
    ...validateSubmission(form, values),
    ...contextProblems(
      form,
      context,
      locales.map(({ id }) => id),
    ),
    ...agreementProblems(form, body.fields),
  ];
  if (problems.length > 0) {
    const answer = isScript
      ? Response.json({ problems }, { status: 422, headers })
      : answerWithProblems({ form, context, values, problems, locale, api });
    return report(api, form, 'refused', answer);
  }
  const data = { ...textsOf(values), ...agreementsOf(form), ...context };
  await api.store.add({ type: form.type, data, ...keyOf(noteOf(request, body.fields, 'Idempotency-Key')) }, file);
  return report(api, form, 'kept', success());
}

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Form-Elapsed',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

function empty(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, ...more } });
}

function seeOther(location: string): Response {
  return empty(303, { Location: location });
}

function report(api: FormsApi, form: FormDefinition, outcome: string, answer: Response): Response {
  api.log?.(`${form.type} ${outcome} ${answer.status}`);
  return answer;
}

/**
 * Returns whether a program has filled in the form: visitors do not see the field `website`, and need more than a
 * second.
 */
function isTrapped(elapsed: string | undefined, fields: Record<string, unknown>): boolean {
  return Boolean(fields.website) || (elapsed !== undefined && !(Number(elapsed) >= 1000));
}

/**
 * Returns what a script notes about its submission: a header, or a field of that name where the header was not allowed.
 */
function noteOf(request: Request, fields: Record<string, unknown>, name: string): string | undefined {
  const field = fields[name];
  return request.headers.get(name) ?? (typeof field === 'string' ? field : undefined);
}

function keyOf(key: string | undefined): { key?: string } {
  return key && /^[\w-]{16,64}$/.test(key) ? { key } : {};
}

/** Tidies what was posted, and reads what its file is by its bytes. */
async function readValues(
  form: FormDefinition,
  fields: Record<string, unknown>,
): Promise<{ values: Record<string, SubmittedValue>; file?: StoredFile }> {
  const posted = form.fields.map((field) => fields[field.name]).find((value) => value instanceof File);
  if (!posted) return { values: normalizeSubmission(form, fields) };
  const bytes = new Uint8Array(await posted.arrayBuffer());
  const file = { bytes, kind: fileKind(bytes) };
  const read = ([name, value]: [string, unknown]) => [name, value === posted ? submittedFile(posted, file) : value];
  return { values: normalizeSubmission(form, Object.fromEntries(Object.entries(fields).map(read))), file };
}

function submittedFile({ name, size }: File, { kind }: StoredFile): SubmittedFile {
  return { name, size, kind };
}

/** Returns the values without files, which are kept apart. */
function textsOf(values: Record<string, SubmittedValue>): Record<string, unknown> {
  const isText = ([, value]: [string, SubmittedValue]) => typeof value !== 'object' || Array.isArray(value);
  return Object.fromEntries(Object.entries(values).filter(isText));
}

function agreementProblems(form: FormDefinition, fields: Record<string, unknown>): Problem[] {
  const isGiven = (name: string) => fields[name] === true || fields[name] === 'true';
  return (form.agrees ?? []).filter((name) => !isGiven(name)).map((name) => ({ field: name, key: 'errors.consent' }));
}

function agreementsOf(form: FormDefinition): Record<string, true> {
  return Object.fromEntries((form.agrees ?? []).map((name) => [name, true]));
}

interface Refused {
  form: FormDefinition;
  context: FormContext;
  values: Record<string, SubmittedValue>;
  problems: Problem[];
  locale: string;
  api: FormsApi;
}

function answerWithProblems({ api, ...refused }: Refused): Response {
  return page(422, problemPage(refused, api.pages, api.strings), api);
}

function page(status: number, html: string, { pages }: FormsApi): Response {
  const own = `'self' ${pages.site.origin}`;
  const policy = `default-src 'none'; style-src ${own}; font-src ${own}; form-action ${own}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/** Reads the context that a form sends along; what is no text is left out. */
function readContext(form: FormDefinition, fields: Readonly<Record<string, unknown>>): FormContext {
  return Object.fromEntries(
    form.context.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name].trim()]] : [])),
  );
}

/** Checks the context. Visitors do not type it, so a problem means a page that is out of step with the server. */
function contextProblems(form: FormDefinition, context: FormContext, locales: readonly string[]): Problem[] {
  const { context: names, requiredContext = [] } = form;
  const checks: Partial<Record<string, (value: string | undefined) => boolean>> = {
    lang: (value) => value !== undefined && locales.includes(value),
    pageURL: (value) => value !== undefined && (value === form.pageURL || isAddress(value)),
    // Empty where the script that knows it did not run.
    startingURL: (value) => !value || isAddress(value),
  };
  const isRight = (name: string) => {
    const value = context[name];
    return checks[name]?.(value) ?? (value ? isContextId(value) : !requiredContext.includes(name));
  };
  return names.filter((name) => !isRight(name)).map((name) => ({ field: name, key: 'errors.form' }));
}

function isContextId(value: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(value);
}

function isAddress(value: string): boolean {
  return value.length <= 2000 && /^https?:$/.test(parseUrl(value)?.protocol ?? '');
}
