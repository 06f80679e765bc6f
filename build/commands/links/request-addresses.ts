import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from './external-links.ts';

interface RequestOptions {
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** How often an address that fails is asked again, after two seconds, four, eight. */
  retries: number;
}

/** Requests addresses, each once (and again where it fails) → address → answer. */
export async function requestAddresses(urls: readonly string[], options: RequestOptions): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  if (urls.length === 0) return answers;
  const { LinkChecker, LinkState } = await import('linkinator');
  const checker = new LinkChecker();
  const moved = new Map<string, string>();
  checker.on('redirect', ({ url, targetUrl }) => {
    if (targetUrl) moved.set(url, targetUrl);
  });
  // linkinator follows the links of a page, so it is given a page with all of them.
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    const rows = urls.map((url) => `<a href="${url.replace(/&/g, '&amp;').replace(/"/g, '%22')}">link</a>`);
    writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Links</title>${rows.join('\n')}`);
    const { links } = await checker.check({
      path: 'index.html',
      serverRoot: folder,
      recurse: false,
      concurrency: 10,
      timeout: options.timeout,
      retry: true,
      retryErrors: options.retries > 0,
      retryErrorsCount: options.retries,
      retryErrorsJitter: 0,
      redirects: 'warn',
    });
    const found = new Map(links.map((link) => [link.url, link]));
    for (const url of urls) {
      const link = found.get(url) ?? found.get(new URL(url).href);
      const target = moved.get(url) ?? moved.get(new URL(url).href);
      const isGood = link !== undefined && link.state !== LinkState.BROKEN;
      const isMoved = isGood && target !== undefined && (await isPermanent(url, options.timeout));
      answers.set(url, {
        good: isGood,
        status: link?.status ?? 0,
        ...(isMoved ? { moved: target } : {}),
      });
    }
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether an address that is redirected is so for good; linkinator reports only the target. */
async function isPermanent(url: string, timeout: number): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    return status === 301 || status === 308;
  } catch {
    return false;
  }
}
