import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Api, type ApiServer, startApi } from './api.ts';
import type { Engine, PageLog, Tab, TabOptions } from './engines/engine.ts';
import { findEngines } from './engines/find.ts';
import type { Page } from './engines/page.ts';
import { eventually } from './eventually.ts';
import { isExhaustive } from './project.ts';
import { type RealSite, realSite } from './real-site.ts';
import { serveSite } from './serve.ts';

export interface VisitOptions extends Partial<TabOptions> {
  /** The window's width in px; 1280 by default. */
  width?: number;
  height?: number;
  /** Answers for the forms API; by default nothing may be sent to it. */
  api?: Api;
  /** The headers that the forms API allows another origin to send. */
  allowedHeaders?: string;
  /** Addresses elsewhere that may be opened; an empty page answers for them. */
  elsewhere?: readonly string[];
  /** Whether the browser may say that a page or something of it was not found. */
  missing?: boolean;
  /** Whether the server does not have a file, by its path, for now. */
  isLacking?: (path: string) => boolean;
}

/** A site that a browser is put beside. */
export type ShownSite = Pick<RealSite, 'folder' | 'site'>;

/** A browser beside the served site. */
export interface Stand extends ShownSite {
  /** The engine's name. */
  engine: string;
  origin: string;
  /** Where the forms of the served site are sent. */
  formsApi: string;
  /** The address of an entry's page in a language. */
  pathOf: (ref: string, locale: string) => string;
  /** Opens an address as a visit of its own, does the work, and fails where the page was not quiet. */
  visit: (path: string, options: VisitOptions, work: (page: Page, newTab: NewTab) => Promise<void>) => Promise<void>;
  /** Returns the variants of a test that run: all in Chromium in an exhaustive run, otherwise the first. */
  variants: <T>(all: readonly T[]) => readonly T[];
  /** Puts the same browser beside another site, which is served until the process ends. */
  beside: (other: ShownSite) => Promise<Stand>;
}

/** Waits for the tab that the visit's page opens. */
type NewTab = () => Promise<Page>;

export { closeContext, startBrowser } from './engines/chromium.ts';
export { eventually } from './eventually.ts';

type EngineTest = (context: { stand: Stand }) => Promise<void>;

/** Tests that each engine of this machine is put to. */
export interface EngineSuite {
  (name: string, test: EngineTest): void;
  /** Adds a test for the engines that can do what it needs, or that it is about. */
  in: (engines: readonly string[], name: string, test: EngineTest) => void;
  /**
   * Adds one test of a series that differs in what no engine changes: languages, pages, widths. Every engine runs the
   * first; Chromium, in an exhaustive run, all.
   */
  variant: (index: number, name: string, test: EngineTest) => void;
  /** Adds a test of what something cheaper notices too, most of the time: every engine runs it, in an exhaustive run. */
  exhaustive: (name: string, test: EngineTest) => void;
  run: () => void;
}

/**
 * Makes a suite that is run in each engine of this machine. The drivers of Firefox and WebKitGTK lose a session now and
 * then on a busy machine: a test that fails there gets a second attempt, which the run reports as a warning.
 */
export function engineSuite(name: string): EngineSuite {
  const suites = findEngines().map((engine) => {
    const tests = suite<{ stand: Stand }>(`${name} in ${engine.name}`);
    tests.before(async (state) => {
      // uvu counts the suite's tests as failed where this fails, but does not say why.
      state.stand = await standOf(engine).catch((error) => {
        console.error(error);
        throw error;
      });
    });
    return { engine: engine.name, tests };
  });
  const addIn = (engines: readonly string[], test: string, work: EngineTest): void => {
    for (const { engine, tests } of suites)
      if (engines.includes(engine))
        tests(test, engine === 'Chromium' ? work : inTwoAttempts(`${name} in ${engine}, "${test}"`, work));
  };
  const all = suites.map(({ engine }) => engine);
  return Object.assign((test: string, work: EngineTest) => addIn(all, test, work), {
    in: addIn,
    variant: (index: number, test: string, work: EngineTest) => {
      if (index === 0) addIn(all, test, work);
      else if (isExhaustive) addIn(['Chromium'], test, work);
    },
    exhaustive: (test: string, work: EngineTest) => {
      if (isExhaustive) addIn(all, test, work);
    },
    run() {
      for (const { tests } of suites) tests.run();
    },
  });
}

function inTwoAttempts(name: string, work: EngineTest): EngineTest {
  return async (context) => {
    try {
      await work(context);
    } catch (error) {
      await work(context);
      process.emitWarning(`Passed at the second attempt: ${name}: ${inOneLine(error)}`, 'SecondAttempt');
    }
  };
}

/** Returns what stopped a test, and where in its file. */
function inOneLine(error: unknown): string {
  const { actual, expects, stack = '' } = error as { actual?: unknown; expects?: unknown; stack?: string };
  const found = expects === undefined ? '' : ` ${JSON.stringify(actual)} instead of ${JSON.stringify(expects)}`;
  return `${String(error).split('\n', 1)}${found} at ${/test\/browser\/[^\s)]+/.exec(stack)?.[0]}`;
}

const stands = new Map<Engine, Promise<Stand>>();

/** Returns the stand of an engine; engine and server stay for the suites that follow, and end with the process. */
function standOf(engine: Engine): Promise<Stand> {
  const stand =
    stands.get(engine) ?? realSite().then((shown) => openStand({ engine, shown, tabs: createTabs(engine) }));
  stands.set(engine, stand);
  return stand;
}

const withoutFragment = (url: string): string => url.replace(/#.*/, '');

interface StandParts {
  engine: Engine;
  shown: ShownSite;
  tabs: Tabs;
}

async function openStand({ engine, shown, tabs }: StandParts): Promise<Stand> {
  const { formsApi } = shown.site.config;
  if (formsApi === undefined) throw new Error('The site has no forms API.');
  const api = await startApi(formsApi);
  let isLacking: VisitOptions['isLacking'];
  const { origin } = await serveSite(shown, {
    formsApi: api.address,
    isLacking: (path) => isLacking?.(path) ?? false,
  });
  const pathOf = (ref: string, locale: string): string => {
    const path = shown.site.addresses.get(ref)?.get(locale);
    if (path === undefined) throw new Error(`${ref} has no address in ${locale}.`);
    return path;
  };
  return {
    ...shown,
    engine: engine.name,
    origin,
    formsApi: api.address,
    pathOf,
    async visit(path, options, work) {
      const tab = await tabs.take(options);
      try {
        const log = tab.listen();
        await tab.answerFor?.(options.elsewhere ?? []);
        if (options.api) api.answerBy(options.api, options.allowedHeaders);
        if (options.isLacking) isLacking = options.isLacking;
        // From the same address a browser would reload, and restore where the last visit was. From `about:blank`, which
        // has another opener policy, it would start a process.
        if (withoutFragment(await tab.page.url()) === withoutFragment(origin + path))
          await tab.page.goto(`${origin}/robots.txt`);
        await tab.page.goto(origin + path);
        await work(tab.page, () => openedPage(tab));
        assert.equal(unexpectedMessages(log, { origin, api, options }), [], `${path} was not quiet`);
        await expectNothingKept(tab, options);
        log.stop();
      } catch (error) {
        await tab.close();
        throw error;
      } finally {
        if (options.api) api.answerBy(undefined);
        if (options.isLacking) isLacking = undefined;
      }
      await tabs.giveBack(tab, options);
    },
    variants: (all) => (isExhaustive && engine.name === 'Chromium' ? all : all.slice(0, 1)),
    beside: (other) => openStand({ engine, shown: other, tabs }),
  };
}

async function openedPage(tab: Tab): Promise<Page> {
  await eventually(async () => (await tab.openedPage()) !== undefined, true, 'a tab is opened');
  return (await tab.openedPage()) as Page;
}

interface Tabs {
  /** Gives a tab in which nothing has been done yet, as far as pages can know. */
  take: (options: VisitOptions) => Promise<Tab>;
  giveBack: (tab: Tab, options: VisitOptions) => Promise<void>;
}

/** Keeps tabs for later visits of their kind: to start one costs more than most visits. */
function createTabs(engine: Engine): Tabs {
  const idle = new Map<string, Tab[]>();
  const kindOf = ({ script = true, motion = false, dark = false }: VisitOptions): TabOptions => ({
    script,
    motion,
    dark,
  });
  return {
    async take(options) {
      const { width = 1280, height = width < 600 ? 740 : 800 } = options;
      const kind = kindOf(options);
      const tab = (await takeKept(idle.get(JSON.stringify(kind)) ?? [])) ?? (await engine.openTab(kind));
      await tab.page.setViewportSize({ width, height });
      return tab;
    },
    async giveBack(tab, options) {
      if (!(await tab.page.url()).startsWith('http://127.0.0.1') || !(await tab.clear())) return tab.close();
      const kind = JSON.stringify(kindOf(options));
      idle.set(kind, [...(idle.get(kind) ?? []), tab]);
    },
  };
}

/** Takes a kept tab; one whose window the engine does not give focus any more is closed. */
async function takeKept(tabs: Tab[]): Promise<Tab | undefined> {
  for (let tab = tabs.pop(); tab; tab = tabs.pop()) {
    if (!tab.bringToFront || (await tab.bringToFront())) return tab;
    await tab.close();
  }
  return undefined;
}

interface Place {
  origin: string;
  api: ApiServer;
  options: VisitOptions;
}

/** Returns what a page must not do: say that something is wrong, or ask for something from elsewhere. */
function unexpectedMessages({ words, requests, failures }: PageLog, { origin, api, options }: Place): string[] {
  const isMeant = (word: string): boolean =>
    Boolean(
      (options.missing && /status of 404/.test(word)) ||
        (options.allowedHeaders &&
          /blocked by CORS|Cross-Origin Request Blocked|Access-Control|access control/.test(word)) ||
        (options.api &&
          /status of (4|5)\d\d|ERR_[A-Z_]+|Failed to load resource|cannot load|CORS request did not succeed/.test(
            word,
          )),
    );
  const isKnown = (url: string): boolean =>
    url.startsWith(`${origin}/`) ||
    url === 'about:blank' ||
    // Firefox has the font of its list markers in its own style sheet.
    url.startsWith('data:font/') ||
    // Firefox asks for it when it likes, also where a tab was before.
    url === new URL('/favicon.ico', api.address).href ||
    Boolean(options.elsewhere?.includes(url)) ||
    Boolean(options.api && url.startsWith(api.address));
  return [
    ...words.filter((word) => !isMeant(word)),
    ...requests.filter((url) => !isKnown(url)).map((url) => `request to ${url}`),
    ...(options.missing || options.api ? [] : failures),
    ...api.takeUnexpected(),
  ];
}

/**
 * A visit leaves no cookie, and in the tab's storage only the address where it began, the language that was read, and what
 * was typed or answered.
 */
async function expectNothingKept({ page, cookies }: Tab, { script = true }: VisitOptions): Promise<void> {
  assert.equal(await cookies(), [], 'cookies');
  if (!script || !(await page.url()).startsWith('http://127.0.0.1')) return;
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  assert.equal(
    kept.filter((key) => !/^(startingURL|locale|toolbox\w+|(draft|answers) .*)$/.test(key)),
    [],
    'storage',
  );
}
