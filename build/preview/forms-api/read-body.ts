import { groupPairs } from '../../model/group-by.ts';
import { readBytes } from '../server/web-request.ts';

/** What was posted: fields by name, or the reason why it cannot be read, as a status. */
type Body = { type: 'fields'; fields: Record<string, unknown> } | { type: 'refused'; status: 400 | 413 | 415 };

/** All of a submission together may weigh this much, in bytes. */
export const largestBody = 1_200_000;

/** Reads a posted form: JSON, multipart or urlencoded. Stops reading as soon as there is too much. */
export async function readBody(request: Request): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').toLowerCase().split(';')[0]?.trim();
  if (!type || !Object.hasOwn(parsers, type)) return { type: 'refused', status: 415 };
  const bytes = await readBytes(request, largestBody);
  if (!bytes) return { type: 'refused', status: 413 };
  try {
    const fields = await parsers[type]?.(bytes, request.headers.get('content-type') ?? '');
    return fields ? { type: 'fields', fields } : { type: 'refused', status: 400 };
  } catch {
    return { type: 'refused', status: 400 };
  }
}

type Parser = (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
) => Promise<Record<string, unknown> | undefined> | Record<string, unknown> | undefined;

const parsers: Record<string, Parser> = {
  'application/json': (bytes) => {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isFlat(data) ? { ...data } : undefined;
  },
  'application/x-www-form-urlencoded': (bytes) => group(new URLSearchParams(new TextDecoder().decode(bytes))),
  'multipart/form-data': async (bytes, type) =>
    group(await new Response(bytes, { headers: { 'Content-Type': type } }).formData()),
};

/**
 * Returns whether JSON has only what a form has: texts, booleans, lists of them. An object could pass as an uploaded
 * file.
 */
function isFlat(data: unknown): data is Record<string, unknown> {
  const isSimple = (value: unknown) => typeof value !== 'object' || value === null;
  if (isSimple(data) || Array.isArray(data)) return false;
  return Object.values(Object(data)).every((value) => (Array.isArray(value) ? value.every(isSimple) : isSimple(value)));
}

/** Groups entries by name: a name that comes several times has a list of values. */
function group(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  return Object.fromEntries([...groupPairs(entries)].map(([name, list]) => [name, list.length > 1 ? list : list[0]]));
}
