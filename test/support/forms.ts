import type { Locator, Page, Request } from 'playwright-core';
import type { ApiAnswer, Stand } from './browser.ts';

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
  api: (request: Request) => Promise<ApiAnswer>;
}

/** Makes a forms API that gives an answer, or each of several in turn, once it may. */
export function recordingApi(
  answers: ApiAnswer | readonly ApiAnswer[] = { status: 200 },
  until: Promise<void> = Promise.resolve(),
): RecordingApi {
  const received: Received[] = [];
  const inTurn = [answers].flat();
  return {
    received,
    async api(request) {
      received.push({
        url: request.url(),
        method: request.method(),
        headers: request.headers(),
        data: dataOf(request),
      });
      await until;
      return inTurn[received.length - 1] ?? inTurn[0] ?? { status: 200 };
    },
  };
}

function dataOf(request: Request): Record<string, unknown> {
  const text = request.postData() ?? '';
  if (request.headers()['content-type']?.startsWith('application/json')) return JSON.parse(text);
  const fields = new URLSearchParams(text);
  const read = (name: string) => (fields.getAll(name).length > 1 ? fields.getAll(name) : fields.get(name));
  return Object.fromEntries([...fields.keys()].map((name) => [name, read(name)]));
}

/** Finds a form by its type and waits until its script is there. */
export async function readyForm(page: Page, type: string): Promise<Locator> {
  const form = page.locator(`form[name="${type}"]`).first();
  await form.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="form"][data-state="ready"]:has(form[name="${type}"])`).first().waitFor();
  return form;
}

/** The interface text of a key. */
export function textOf({ site }: Stand, locale: string, key: string): string {
  const text = site.strings.get(locale)?.get(key);
  if (text === undefined) throw new Error(`${locale} has no text ${key}.`);
  return text.trim();
}

/** The words of a form in a language, by its id. */
export function formOf({ site }: Stand, id: string) {
  const form = site.forms.get(id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}
