import type { Api, ApiAnswer, ApiRequest } from './api.ts';
import type { Locator, Page } from './engines/page.ts';
import type { RealSite } from './real-site.ts';

/** A submission as the forms API received it. */
export interface Received {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** The fields, as JSON or as a posted form says them. */
  data: Record<string, unknown>;
}

/** A forms API that keeps what it receives. */
export interface RecordingApi {
  received: Received[];
  api: Api;
}

/** Makes a forms API that gives an answer, each of several in turn, or the one of the moment, once it may. */
export function recordingApi(
  answers: ApiAnswer | readonly ApiAnswer[] | (() => ApiAnswer) = { status: 200 },
  until: Promise<void> = Promise.resolve(),
): RecordingApi {
  const received: Received[] = [];
  const inTurn = typeof answers === 'function' ? [] : [answers].flat();
  return {
    received,
    async api(request) {
      const { url, method, headers } = request;
      received.push({ url, method, headers, data: await dataOf(request) });
      await until;
      if (typeof answers === 'function') return answers();
      return inTurn[received.length - 1] ?? inTurn[0] ?? { status: 200 };
    },
  };
}

/** Reads the fields that a request holds: several values of a name as a list, a file by its name, type and size. */
async function dataOf({ headers, body }: ApiRequest): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(String(body));
  const fields = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const read = (value: File | string): unknown =>
    typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size };
  const all = (name: string): unknown => {
    const values = fields.getAll(name).map(read);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries([...fields.keys()].map((name) => [name, all(name)]));
}

/** Finds a form by its type and waits until its script is there, and the field that it makes of a list of countries. */
export async function readyForm(page: Page, type: string): Promise<Locator> {
  const form = page.locator(`form[name="${type}"]`).first();
  await form.scrollIntoViewIfNeeded();
  await page
    .locator(`[data-island="form"][data-state="ready"]:has(form[name="${type}"]):not(:has(select[name="country"]))`)
    .first()
    .waitFor();
  return form;
}

/** Returns the interface text of a key. */
export function textOf({ site }: Pick<RealSite, 'site'>, locale: string, key: string): string {
  const text = site.strings.get(locale)?.get(key);
  if (text === undefined) throw new Error(`${locale} has no text ${key}.`);
  return text.trim();
}

/** Returns the words of a form in a language, by its id. */
export function formOf({ site }: Pick<RealSite, 'site'>, id: string) {
  const form = site.forms.get(id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}
