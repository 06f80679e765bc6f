import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bidi, connectBidi } from './bidi.ts';
import { drivenPage } from './driven-page.ts';
import type { Driver } from './driver.ts';
import type { Engine, PageLog, Tab, TabOptions } from './engine.ts';

/** Drives Firefox by WebDriver BiDi. */
export function firefox(program: string): Engine {
  const running = new Map<string, Promise<Bidi>>();
  return {
    name: 'Firefox',
    async openTab(options) {
      const kind = JSON.stringify(options);
      const started = running.get(kind) ?? start(program, options);
      running.set(kind, started);
      return openTab(await started);
    },
  };
}

/** Settings by which it asks for nothing that is not on this machine, and stands still. */
function preferences({ motion, script }: TabOptions): Record<string, string | number | boolean> {
  return {
    'javascript.enabled': script,
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    'network.proxy.no_proxies_on': '127.0.0.1',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'browser.startup.homepage': 'about:blank',
    'browser.sessionstore.resume_from_crash': false,
    'browser.aboutwelcome.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.server': '',
    'app.update.enabled': false,
    'app.normandy.enabled': false,
    'extensions.update.enabled': false,
    'services.settings.server': 'data:,',
    // A test that types as fast as it can is no intruder.
    'security.notification_enable_delay': 0,
    'dom.disable_open_during_load': false,
    'dom.min_background_timeout_value': 4,
    // Several windows at once are each as if they had the focus.
    'focusmanager.testmode': true,
    'remote.active-protocols': 1,
  };
}

async function start(program: string, options: TabOptions): Promise<Bidi> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  process.on('exit', () => {
    child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  });
  const bidi = await connectBidi(`${await addressOf(child)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', {
    events: ['log.entryAdded', 'network.beforeRequestSent', 'network.responseCompleted'],
  });
  return bidi;
}

/** Firefox says where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    if (!child.stderr) return;
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`Firefox does not start:\n${said.join('\n')}`)));
  });
}

/** How long a window that was kept may take to have focus, in milliseconds. */
const focusPatience = 1000;

async function openTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.send('browser.createUserContext');
  const { context } = await bidi.send('browsingContext.create', { type: 'window', userContext });
  const driver = bidiDriver(bidi, context);
  return {
    page: drivenPage(driver),
    async openedPage() {
      const opened = (await contextsOf(bidi, userContext)).find((one) => one !== context);
      return opened === undefined ? undefined : drivenPage(bidiDriver(bidi, opened));
    },
    listen: () => listen(bidi, context),
    async cookies() {
      const { cookies } = await bidi.send('storage.getCookies', { partition: { type: 'context', context } });
      return cookies.map(({ name, value }: { name: string; value: { value: string } }) => `${name}=${value.value}`);
    },
    async clear() {
      await driver.call('() => sessionStorage.clear()', []);
      await driver.open('about:blank');
      return (await contextsOf(bidi, userContext)).length === 1;
    },
    async bringToFront() {
      const end = performance.now() + focusPatience;
      do {
        await bidi.send('browsingContext.activate', { context });
        if (await driver.call('() => document.hasFocus()', [])) return true;
      } while (performance.now() < end);
      return false;
    },
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

async function contextsOf(bidi: Bidi, userContext: string): Promise<string[]> {
  const { contexts } = await bidi.send('browsingContext.getTree');
  return contexts.flatMap((one: { context: string; userContext: string }) =>
    one.userContext === userContext ? [one.context] : [],
  );
}

function bidiDriver(bidi: Bidi, context: string): Driver {
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // Keys go to the window in front, which another tab may be.
      await bidi.send('browsingContext.activate', { context });
    },
    async address() {
      const { contexts } = await bidi.send('browsingContext.getTree', { root: context, maxDepth: 0 });
      return contexts[0].url;
    },
    traverse: (delta) => bidi.send('browsingContext.traverseHistory', { context, delta }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (viewport) => bidi.send('browsingContext.setViewport', { context, viewport }),
    async call(source, args) {
      const { result, exceptionDetails } = await bidi.send('script.callFunction', {
        functionDeclaration: `(args) => {
          const given = (${source})(...JSON.parse(args));
          const say = (value) => JSON.stringify({ value });
          return given?.then ? given.then(say) : say(given);
        }`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value).value;
    },
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    async chooseFile(selector, path) {
      const { nodes } = await bidi.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [path] });
    },
    screenshot: async () => (await bidi.send('browsingContext.captureScreenshot', { context })).data,
  };
}

function listen(bidi: Bidi, context: string): PageLog {
  const words: string[] = [];
  const requests: string[] = [];
  const failures: string[] = [];
  const stops = [
    bidi.on('log.entryAdded', ({ level, text, source }) => {
      if (source.context === context && ['error', 'warn'].includes(level)) words.push(`${level}: ${text}`);
    }),
    bidi.on('network.beforeRequestSent', ({ request, ...event }) => {
      if (event.context === context) requests.push(request.url);
    }),
    bidi.on('network.responseCompleted', ({ response, ...event }) => {
      if (event.context === context && response.status >= 400) failures.push(`${response.status} ${response.url}`);
    }),
  ];
  return {
    words,
    requests,
    failures,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
