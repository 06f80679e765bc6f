import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Example } from '../../build/preview/gallery/examples.ts';
import { typeOf } from '../../build/preview/server/server.ts';
import { axeProblems } from '../support/axe.ts';
import { closeContext, startBrowser } from '../support/browser.ts';
import { gallery } from '../support/gallery.ts';
import { lastResort } from '../support/last-resort.ts';
import { projectTemplates } from '../support/project.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

/** Every component's examples in a browser: accessible, quiet, and the islands among them come to life in silence. */
const components = suite<{ browser: Browser }>('components in Chromium');

components.before(async (state) => {
  state.browser = await startBrowser();
});
components.after(({ browser }) => browser?.close());

/** Which components come to life in the browser, and are looked at under React too. */
const hasIsland = (html: string) => html.includes('data-island');

for (const runtime of ['preact', 'react'] as const) {
  components(
    `every example is ${runtime === 'preact' ? 'accessible and quiet' : 'quiet under React too'}`,
    async ({ browser }) => {
      const { documented, document, sheet } = await gallery(runtime);
      const { compiled } = await projectTemplates(runtime);
      const answers = new Map(Object.entries(compiled.client.files).map(([name, text]) => [`/assets/${name}`, text]));
      const shown: { path: string; example: Example; isIsland: boolean }[] = [];
      for (const example of documented.flatMap(({ examples }) => examples)) {
        const layout = example.layouts[0] ?? 'classic';
        const style = `/${layout}.css`;
        const script = `/assets/${compiled.client.entry}`;
        const html = document(example, { layout, locale: 'en', style, script });
        if (runtime === 'react' && !hasIsland(html)) continue;
        answers.set(style, answers.get(style) ?? sheet(layout, ''));
        answers.set(`/${example.id}.html`, html);
        shown.push({ path: `/${example.id}.html`, example, isIsland: hasIsland(html) });
      }
      assert.ok(shown.length > (runtime === 'react' ? 8 : 100), `${shown.length} examples`);
      const problems: string[] = [];
      await serving(answers, async (origin) => {
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
        context.setDefaultTimeout(lastResort);
        const pages = await Promise.all([context.newPage(), context.newPage()]);
        await twoAtOnce(shown, async ({ path, example, isIsland }) => {
          const page = pages.pop() as Page;
          const messages: string[] = [];
          const logError = (error: Error) => messages.push(error.message);
          page.on('pageerror', logError);
          await page.goto(origin + path);
          if (isIsland) messages.push(...(await wakeProblems(page)));
          // What React makes is the same markup.
          const found = runtime === 'preact' ? await axeProblems(page) : [];
          problems.push(...[...messages, ...found].map((problem) => `${example.id}: ${problem}`));
          page.off('pageerror', logError);
          pages.push(page);
        });
        await closeContext(context);
      });
      assert.equal(problems.sort(), []);
    },
  );
}

components.run();

/** Wakes the islands of a page; says which controls of the server's markup were thrown away instead of taken over. */
async function wakeProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const controls = document.querySelectorAll('[data-island] :is(form, input, textarea, button, fieldset)');
    Object.assign(window, { controls: [...controls] });
  });
  for (const island of await page.locator('[data-island]').all()) {
    // A hidden one, as in a dialog that is closed, is woken when it is shown.
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await island.and(page.locator('[data-state="ready"]')).waitFor();
  }
  return page.evaluate(() =>
    (window as unknown as { controls: Element[] }).controls
      .filter((control) => !control.isConnected)
      .map((control) => `the island made ${control.outerHTML.slice(0, 90)} anew`),
  );
}

/** Serves texts by path on this machine while the work goes on. */
async function serving(answers: ReadonlyMap<string, string>, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const text = answers.get(path);
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': typeOf(path) });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
