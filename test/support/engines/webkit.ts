import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { drivenPage } from './driven-page.ts';
import type { Driver } from './driver.ts';
import type { Engine, PageLog, Tab, TabOptions } from './engine.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Shows windows to nobody. */
  display: string;
}

/** Drives WebKitGTK by WebDriver: its MiniBrowser, on a virtual display. */
export function webkit(programs: WebKitPrograms): Engine {
  return { name: 'WebKitGTK', openTab: (options) => openTab(programs, options) };
}

/** Starts a display → its name, `:123`, and what ends it. */
function startDisplay(program: string): Promise<{ name: string; end: () => void }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  return new Promise((resolve, reject) => {
    child.stdio[3]?.on('data', (data) => resolve({ name: `:${String(data).trim()}`, end }));
    child.on('exit', () => reject(new Error('Xvfb does not start.')));
  });
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<any>;

/** A browser that runs, and its driver. */
interface Session {
  send: Send;
  /** Told of each line that the browser says. */
  listeners: Set<(line: string) => void>;
  end: () => void;
}

/**
 * Returns a driver has one session, and a session its settings: each tab is a browser of its own. It has a display of
 * its own, too, because only one window of a display has focus, and pages are styled by it.
 */
async function startSession(programs: WebKitPrograms, options: TabOptions): Promise<Session> {
  const display = await startDisplay(programs.display);
  const settings = layOutSettings(options);
  const port = await freePort();
  const child = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with what it has started.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: settings,
      XDG_CONFIG_HOME: settings,
      XDG_DATA_HOME: settings,
      XDG_CACHE_HOME: settings,
      NO_AT_BRIDGE: '1',
      GIO_USE_PROXY_RESOLVER: 'gnome',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card its buffers are copied for nothing: pages take two thirds of the processor time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // The pages are our own, and its sandbox does not start for root or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended before.
    }
    display.end();
    rmSync(settings, { recursive: true, force: true });
    ends.delete(end);
  };
  ends.add(end);
  const listeners = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      for (const listener of listeners) listener(line);
    });
  const send = await openSession(`http://127.0.0.1:${port}`, programs.browser, options).catch((error) => {
    end();
    throw error;
  });
  return { send, listeners, end };
}

async function openTab(programs: WebKitPrograms, options: TabOptions): Promise<Tab> {
  const { send, listeners, end } = await startSession(programs, options)
    // Now and then a driver does not get its browser to answer; another one does.
    .catch(() => startSession(programs, options))
    .catch(() => startSession(programs, options));
  const driver = webDriver(send);
  const own: string = await send('GET', '/window');
  return {
    page: drivenPage(driver),
    async openedPage() {
      const handles: string[] = await send('GET', '/window/handles');
      const opened = handles.find((handle) => handle !== own);
      // The driver works in one window at a time.
      if (opened) await send('POST', '/window', { handle: opened });
      return opened === undefined ? undefined : drivenPage(driver);
    },
    listen: () => listen(listeners),
    cookies: async () =>
      (await send('GET', '/cookie')).map(({ name, value }: { name: string; value: string }) => `${name}=${value}`),
    async clear() {
      await driver.call('() => sessionStorage.clear()', []);
      await driver.open('about:blank');
      return (await send('GET', '/window/handles')).length === 1;
    },
    async close() {
      // Where it answers no more, it is ended all the same.
      await send('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

/** What ends the browsers that run. */
const ends = new Set<() => void>();
process.on('exit', () => {
  for (const end of ends) end();
});

/** Without room around its buttons the browser's window can be as narrow as a phone. */
function layOutSettings({ motion }: TabOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${motion}\n`);
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }\n',
  );
  return folder;
}

async function openSession(origin: string, browser: string, { script }: TabOptions): Promise<Send> {
  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    ...(script ? [] : ['--enable-javascript=false']),
  ];
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: browser, args },
      timeouts: { script: 15_000, pageLoad: 15_000 },
      // Nothing is asked for beyond this machine.
      proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
    },
  };
  await until(async () => (await fetch(`${origin}/status`).catch(() => undefined))?.ok ?? false);
  const { sessionId } = await request(`${origin}/session`, 'POST', { capabilities }, startPatience);
  return (method, path, body) => request(`${origin}/session/${sessionId}${path}`, method, body);
}

/** What a browser may take to start, and to answer, in milliseconds. */
const startPatience = 15_000;
const timeout = 30_000;

async function request(address: string, method: string, body?: unknown, limit = timeout): Promise<any> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(limit),
  }).catch((error) => {
    throw new Error(`WebKitGTK does not answer to ${method} ${new URL(address).pathname}: ${error.message}`);
  });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function webDriver(send: Send): Driver {
  return {
    async open(url) {
      await send('POST', '/url', { url });
      await loaded(send);
    },
    async reload() {
      await send('POST', '/refresh');
      await loaded(send);
    },
    address: () => send('GET', '/url'),
    traverse: (steps) => send('POST', steps < 0 ? '/back' : '/forward'),
    async resize({ width, height }) {
      const rect = await send('POST', '/window/rect', { width, height });
      const inner = await innerSize(send);
      // The window has a bar above the page.
      if (inner.height !== height)
        await send('POST', '/window/rect', { width, height: rect.height + height - inner.height });
      await until(async () => (await innerSize(send)).width === width);
    },
    async call(source, args) {
      const answer = await send('POST', '/execute/async', {
        script: `
          const [args, done] = arguments;
          const say = (value) => done(JSON.stringify({ value }));
          const fail = (error) => done(JSON.stringify({ error: String(error) }));
          try {
            const given = (${source})(...JSON.parse(args));
            if (given?.then) given.then(say, fail);
            else say(given);
          } catch (error) {
            fail(error);
          }`,
        args: [JSON.stringify(args)],
      });
      const { value, error } = JSON.parse(answer);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    act: (actions) => send('POST', '/actions', { actions }),
    async chooseFile(selector, path) {
      const element = await send('POST', '/element', { using: 'css selector', value: selector });
      await send('POST', `/element/${Object.values(element)[0]}/value`, { text: path });
    },
    screenshot: () => send('GET', '/screenshot'),
  };
}

/** It says that a page is there before its modules have run. */
function loaded(send: Send): Promise<void> {
  return until(() => send('POST', '/execute/sync', { script: 'return document.readyState === "complete";', args: [] }));
}

function innerSize(send: Send): Promise<{ width: number; height: number }> {
  return send('POST', '/execute/sync', { script: 'return { width: innerWidth, height: innerHeight };', args: [] });
}

/** The console's words come out of the browser, which has no other way to tell them. */
function listen(listeners: Set<(line: string) => void>): PageLog {
  const words: string[] = [];
  const listener = (line: string): void => {
    if (/^CONSOLE .*(ERROR|WARN)/.test(line)) words.push(line);
  };
  listeners.add(listener);
  return { words, requests: [], failures: [], stop: () => listeners.delete(listener) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('WebKitGTK does not get ready.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
