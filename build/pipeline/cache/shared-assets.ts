import { createHash } from 'node:crypto';
import { seal, unseal } from '../../../scripts/cache-file.mjs';

/**
 * A store of assets that machines share over HTTP: one address for each asset, read with GET and written with PUT, as
 * WebDAV servers, bazel-remote and gateways to object stores accept it. It saves time; no build needs it.
 */
export interface SharedAssets {
  /** Returns the asset of a key, unless the store lacks it, cannot be reached, or has other data there. */
  get: (cacheKey: string) => Promise<Uint8Array | undefined>;
  /** Sends the asset of a key in the background. */
  put: (cacheKey: string, contents: Uint8Array) => void;
  /** Waits until everything is sent. */
  finish: () => Promise<SharedAssetsReport>;
}

export interface SharedAssetsReport {
  /** How many assets came from the store. */
  received: number;
  sent: number;
  /** Why the run has stopped reading, or sending. */
  problem?: string;
}

export interface SharedStore {
  /** The address that the names of assets are put behind: `https://cache.company.example/site/`. */
  address: string;
  readOnly: boolean;
  /** How long a request may take, in milliseconds; by default ten seconds. */
  timeout?: number;
}

/** How many assets are sent at a time. */
const maxConcurrent = 8;

/** Opens a store. After a failed read it reads no more, after a failed write it writes no more: one may fail alone. */
export function openSharedAssets({ address, readOnly, timeout = 10_000 }: SharedStore): SharedAssets {
  const counts = { received: 0, sent: 0 };
  const waiting: (() => Promise<void>)[] = [];
  const sending = new Set<Promise<void>>();
  const problems: { GET?: string; PUT?: string } = {};
  const request = requester(new URL(address), timeout);

  const sendNext = (): void => {
    while (sending.size < maxConcurrent) {
      const send = waiting.shift();
      if (!send) return;
      const sent: Promise<void> = send().finally(() => {
        sending.delete(sent);
        sendNext();
      });
      sending.add(sent);
    }
  };

  /** Makes a request, unless one of its kind has failed. */
  async function ask(method: 'GET' | 'PUT', name: string, body?: Uint8Array<ArrayBuffer>): Promise<Answer | undefined> {
    if (problems[method] !== undefined) return undefined;
    try {
      const answer = await request(name, { method, ...(body ? { body } : {}) });
      const isExpected = (answer.status >= 200 && answer.status < 300) || (method === 'GET' && answer.status === 404);
      if (!isExpected) throw new StoreProblem(`it answered ${answer.status} to ${method}`);
      return answer;
    } catch (error) {
      problems[method] ??= reasonOf(error);
      return undefined;
    }
  }

  return {
    async get(cacheKey) {
      const name = nameOf(cacheKey);
      const answer = await ask('GET', name);
      const contents = answer && unseal(name, answer.body)?.contents;
      if (contents) counts.received++;
      return contents;
    },
    put(cacheKey, contents) {
      if (readOnly) return;
      const name = nameOf(cacheKey);
      waiting.push(async () => {
        if (await ask('PUT', name, seal(name, contents).bytes)) counts.sent++;
      });
      sendNext();
    },
    async finish() {
      while (sending.size > 0) await Promise.all(sending);
      const problem = problems.GET ?? problems.PUT;
      return { ...counts, ...(problem === undefined ? {} : { problem }) };
    },
  };
}

/** An answer of a store that cannot be used. */
class StoreProblem extends Error {}

/** Returns the name of an asset: 64 hexadecimal digits, which is what bazel-remote accepts. */
function nameOf(cacheKey: string): string {
  return createHash('sha256').update(cacheKey).digest('hex');
}

/** Returns a function that asks the store for a name. User and password of the address become a header. */
function requester(address: URL, timeout: number) {
  const { username, password } = address;
  const base = new URL(address);
  base.username = '';
  base.password = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers: Record<string, string> = username === '' ? {} : { authorization: `Basic ${credentials}` };
  return async (name: string, options: { method: string; body?: Uint8Array<ArrayBuffer> }): Promise<Answer> => {
    const limit = startLimit(timeout);
    try {
      const { signal } = limit;
      const response = await fetch(new URL(name, base), { ...options, headers, redirect: 'error', signal });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } finally {
      limit.stop();
    }
  };
}

interface Answer {
  status: number;
  body: Buffer<ArrayBuffer>;
}

/**
 * Starts a time limit in two halves. This thread may be busy for seconds; data that has arrived meanwhile is read
 * between the halves.
 */
function startLimit(timeout: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new StoreProblem(`it did not answer within ${timeout / 1000} s`));
  let timer = setTimeout(() => {
    timer = setTimeout(abort, timeout / 2);
  }, timeout / 2);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreProblem) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
