import { setTimeout } from 'node:timers/promises';
import type { AddressAnswer } from './external-links.ts';

interface RequestOptions {
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** How often an address that fails is asked again, after two seconds, four, eight. */
  retries: number;
}

/** The number of addresses that are asked at the same time. */
const concurrency = 10;

/** Requests addresses, each once (and again where it fails) → address → answer. */
export async function requestAddresses(
  urls: readonly string[],
  options: RequestOptions,
): Promise<Map<string, AddressAnswer>> {
  const answers = new Map<string, AddressAnswer>();
  const waiting = urls.values();
  const worker = async () => {
    for (const url of waiting) answers.set(url, await requestWithRetries(url, options));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return answers;
}

async function requestWithRetries(url: string, { timeout, retries }: RequestOptions): Promise<AddressAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const { wait, ...answer } = await request(url, timeout);
    const mayPass = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (answer.good || !mayPass || attempt > retries) return answer;
    await setTimeout(1000 * Math.max(2 ** attempt, Math.min(wait, longestWait)));
  }
}

/** The longest time that a server can make the next request wait, in seconds. */
const longestWait = 60;

/** Requests an address. `wait`: the seconds after which the server wants to be asked again. */
async function request(url: string, timeout: number): Promise<AddressAnswer & { wait: number }> {
  try {
    const first = await ask(url, timeout, 'manual');
    const isRedirect = first.status >= 300 && first.status < 400;
    const { status, ok, headers, url: target } = isRedirect ? await ask(url, timeout, 'follow') : first;
    // LinkedIn and Cloudflare answer this to every client that is not a browser: nothing is known of the page.
    const refusesPrograms = status === 999 || (status === 403 && headers.has('cf-mitigated'));
    const good = ok || refusesPrograms;
    const isMoved = good && (first.status === 301 || first.status === 308);
    return { good, status, wait: Number(headers.get('retry-after')) || 0, ...(isMoved ? { moved: target } : {}) };
  } catch {
    return { good: false, status: 0, wait: 0 };
  }
}

/** Asks without the contents of the page, or with them if the server refuses that. */
async function ask(url: string, timeout: number, redirect: RequestRedirect): Promise<Response> {
  const send = async (method: string) => {
    const response = await fetch(url, { method, redirect, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response;
  };
  const short = await send('HEAD');
  return short.status < 400 ? short : await send('GET');
}
