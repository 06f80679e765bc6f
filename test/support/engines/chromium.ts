import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium as launcher,
  type Page,
} from 'playwright-core';
import { findBrowsers } from '../../../scripts/setup/browsers.mjs';
import { lastResort } from '../last-resort.ts';
import type { Engine, PageLog, Tab, TabOptions } from './engine.ts';
import type { Page as AnyPage } from './page.ts';

/** Drives Chromium by Playwright. */
export function chromium(): Engine {
  let started: Promise<Browser> | undefined;
  return {
    name: 'Chromium',
    async openTab(options) {
      started ??= startBrowser();
      return openTab(await started, options);
    },
  };
}

/** Returns the page as Playwright has it, for what Chromium alone can do. */
export function playwrightPage(page: AnyPage): Page {
  return page as unknown as Page;
}

/** Starts Chromium, which reaches nothing but this machine. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowsers().Chromium;
  if (!executablePath) throw new Error('Chromium is missing; npm test installs it.');
  return launcher.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Letters are as wide as in the whole browser: the headless shell rounds them to pixels.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No page is looked at for long enough to earn back what optimizing its code costs.
      '--js-flags=--no-maglev --no-turbofan',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

async function openTab(browser: Browser, { script, motion, dark }: TabOptions): Promise<Tab> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  });
  context.setDefaultTimeout(lastResort);
  const page = await context.newPage();
  return {
    page: page as unknown as AnyPage,
    openedPage: async () => context.pages()[1] as unknown as AnyPage | undefined,
    listen: () => listen(page),
    cookies: async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`),
    answerFor: (addresses) => answerFor(context, addresses),
    async clear() {
      if (context.pages().length > 1) return false;
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
      await page.mouse.move(0, 0);
      return true;
    },
    close: () => closeContext(context),
  };
}

/** What closing may take, in milliseconds. */
const closing = 5000;

/** Closes a context. Now and then Chromium never answers to that; then the browser's own end closes it. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, closing));
  await Promise.race([context.close(), tooLate]);
}

function listen(page: Page): PageLog {
  const words: string[] = [];
  const requests: string[] = [];
  const failures: string[] = [];
  const context = page.context();
  const logError = (error: Error) => words.push(`error: ${error.message}`);
  const logMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) words.push(`${message.type()}: ${message.text()}`);
  };
  const logRequest = (request: { url: () => string }) => requests.push(request.url());
  const logResponse = (response: { status: () => number; url: () => string }) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  };
  page.on('pageerror', logError);
  page.on('console', logMessage);
  page.on('response', logResponse);
  context.on('request', logRequest);
  return {
    words,
    requests,
    failures,
    stop() {
      page.off('pageerror', logError);
      page.off('console', logMessage);
      page.off('response', logResponse);
      context.off('request', logRequest);
    },
  };
}

async function answerFor(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
}
