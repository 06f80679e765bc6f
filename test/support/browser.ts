import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup.mjs';
import { type RealSite, realSite } from './real-site.ts';
import { serveSite } from './serve.ts';

/** What the forms API answers with. */
export interface ApiAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface VisitOptions {
  /** The window's width in px; 1280 unless told. */
  width?: number;
  height?: number;
  /** Whether script runs; it does unless told. */
  script?: boolean;
  /** Whether things move; they do not unless told. */
  motion?: boolean;
  /** Lets tools into pages whose policy would keep them out. */
  bypassCSP?: boolean;
  /** Answers for the forms API; nothing may be sent to it unless told. */
  api?: (request: Request) => ApiAnswer | Promise<ApiAnswer>;
  /** Addresses elsewhere that may be opened; an empty page answers for them. */
  elsewhere?: readonly string[];
  /** Whether the browser may say that a page or something of it was not found. */
  missing?: boolean;
}

/** A browser beside the served site. */
export interface Stand extends RealSite {
  origin: string;
  /** The address of an entry's page in a language. */
  pathOf: (ref: string, locale: string) => string;
  /** Opens an address as a visit of its own, does the work, and fails where the page was not quiet. */
  visit: (path: string, options: VisitOptions, work: (page: Page) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

/** What waiting for a page may take, in milliseconds. */
const patience = 10_000;

/** Makes a suite with a stand, which ends with it. */
export function browserSuite(name: string) {
  const tests = suite<{ stand: Stand }>(name, {} as { stand: Stand });
  tests.before(async (state) => {
    // uvu counts the suite's tests as failed where this fails, but does not say why.
    state.stand = await openStand().catch((error) => {
      console.error(error);
      throw error;
    });
  });
  tests.after(({ stand }) => stand?.stop());
  return tests;
}

/** Waits until what is read is as expected; fails with what it is instead. */
export async function eventually<T>(read: () => Promise<T>, expected: T, message?: string): Promise<void> {
  const wanted = JSON.stringify(expected);
  const end = performance.now() + patience;
  let found = await read();
  while (JSON.stringify(found) !== wanted && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await read();
  }
  assert.equal(found, expected, message);
}

/** Starts a browser and a server of the project's own site. */
export async function openStand(): Promise<Stand> {
  const real = await realSite();
  const server = await serveSite(real);
  const browser = await startBrowser();
  const pathOf = (ref: string, locale: string): string => {
    const path = real.site.addresses.get(ref)?.get(locale);
    if (path === undefined) throw new Error(`${ref} has no address in ${locale}.`);
    return path;
  };
  const tabs = createTabs(browser, server.origin);
  return {
    ...real,
    origin: server.origin,
    pathOf,
    async visit(path, options, work) {
      const page = await tabs.take(options);
      try {
        const listener = listen(page, server.origin, real.site.config.formsApi, options);
        await answerForOthers(page.context(), real.site.config.formsApi, options);
        await page.goto(server.origin + path);
        await work(page);
        assert.equal(listener.noises, [], `${path} was not quiet`);
        await expectNothingKept(page, options);
        listener.stop();
      } catch (error) {
        await page.context().close();
        throw error;
      }
      await tabs.giveBack(page, options);
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

interface Tabs {
  /** Gives a tab in which nothing has been done yet, as far as pages can know. */
  take: (options: VisitOptions) => Promise<Page>;
  giveBack: (page: Page, options: VisitOptions) => Promise<void>;
}

/** Keeps tabs for later visits of their kind: to start one costs more than most visits. */
function createTabs(browser: Browser, origin: string): Tabs {
  const idle = new Map<string, Page[]>();
  const kindOf = ({ script = true, motion = false, bypassCSP = false }: VisitOptions) =>
    `${[script, motion, bypassCSP]}`;
  return {
    async take(options) {
      const { width = 1280, height = width < 600 ? 740 : 800 } = options;
      const page = idle.get(kindOf(options))?.pop() ?? (await openTab(browser, options));
      await page.setViewportSize({ width, height });
      return page;
    },
    async giveBack(page, options) {
      const context = page.context();
      if (!page.url().startsWith(`${origin}/`) || context.pages().length > 1) return context.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await page.mouse.move(0, 0);
      idle.set(kindOf(options), [...(idle.get(kindOf(options)) ?? []), page]);
    },
  };
}

async function openTab(browser: Browser, options: VisitOptions): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: options.script ?? true,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    bypassCSP: options.bypassCSP ?? false,
  });
  context.setDefaultTimeout(patience);
  return context.newPage();
}

/** Starts Chromium, which reaches nothing but this machine. */
export function startBrowser(): Promise<Browser> {
  const executablePath = ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find(Boolean);
  if (!executablePath) throw new Error('Chromium is missing; npm test installs it.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

interface Listener {
  noises: readonly string[];
  stop: () => void;
}

/** Collects what a page must not do: say that something is wrong, or ask for something from elsewhere. */
function listen(page: Page, origin: string, formsApi: string, options: VisitOptions): Listener {
  const noises: string[] = [];
  const context = page.context();
  const hearError = (error: Error) => noises.push(`error: ${error.message}`);
  const hearWords = (message: ConsoleMessage) => {
    const missing = options.missing && /status of 404/.test(message.text());
    const refused = options.api && /status of (4|5)\d\d|ERR_FAILED/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !missing && !refused)
      noises.push(`${message.type()}: ${message.text()}`);
  };
  const hearRequest = (request: Request) => {
    const url = request.url();
    const known = options.elsewhere?.includes(url) || (options.api && url.startsWith(formsApi));
    if (!url.startsWith(`${origin}/`) && !known) noises.push(`request to ${url}`);
  };
  const hearResponse = (response: Response) => {
    if (response.status() >= 400 && !options.missing && !options.api)
      noises.push(`${response.status()} for ${response.url()}`);
  };
  page.on('pageerror', hearError);
  page.on('console', hearWords);
  page.on('response', hearResponse);
  context.on('request', hearRequest);
  return {
    noises,
    stop() {
      page.off('pageerror', hearError);
      page.off('console', hearWords);
      page.off('response', hearResponse);
      context.off('request', hearRequest);
    },
  };
}

async function answerForOthers(context: BrowserContext, formsApi: string, options: VisitOptions): Promise<void> {
  const { api, elsewhere = [] } = options;
  for (const address of elsewhere)
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  if (!api) return;
  await context.route(`${formsApi}**`, async (route) => {
    const { headers, ...answer } = await api(route.request());
    await route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*', ...headers } });
  });
}

/** A visit leaves no cookie, and in the tab's storage only the address where it began. */
async function expectNothingKept(page: Page, { script = true }: VisitOptions): Promise<void> {
  assert.equal(await page.context().cookies(), [], 'cookies');
  if (!script || !page.url().startsWith('http://127.0.0.1')) return;
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  assert.equal(
    kept.filter((key) => key !== 'startingURL'),
    [],
    'storage',
  );
}
