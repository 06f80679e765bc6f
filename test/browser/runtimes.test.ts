import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readRuntime } from '../../build/commands/project/project.ts';
import { answerAssessment, island } from '../support/assessment.ts';
import { engineSuite, eventually, type ShownSite, type Stand } from '../support/browser.ts';
import type { Locator, Page } from '../support/engines/page.ts';
import { fillForm } from '../support/fill.ts';
import { type Received, readyForm, recordingApi, textOf } from '../support/forms.ts';
import { makeTemporaryFolder, projectTemplates, root } from '../support/project.ts';
import { buildShownSite } from '../support/shown-site.ts';

/** The islands of a site are the same whichever runtime `site.yaml` names. A visit fails where the console is not quiet. */
const runtimes = engineSuite('runtimes of islands');

/** Pages that have islands, by what is on them. The islands are the same in every language. */
const pages = {
  form: 'pages/contact',
  newsletter: 'pages/newsletter',
  assessment: 'pages/change-readiness-assessment',
};

for (const [index, [what, ref]] of Object.entries(pages).entries()) {
  const locale = index % 2 ? 'en' : 'fr';
  runtimes.variant(
    index,
    `${what}, ${locale}: same markup from the server, and same markup once awake`,
    async ({ stand }) => {
      const [preact, inReact] = await inEach(stand, async (own) => {
        const path = own.pathOf(ref, locale);
        const served = await islandsFromServer(own, path);
        let awake: string[] = [];
        await own.visit(path, { width: locale === 'en' ? 360 : 1280 }, async (page) => {
          await markControls(page);
          await wake(page);
          awake = await restingIslands(page);
          assert.equal(await thrownAway(page), [], 'controls are taken over');
        });
        return { served, awake };
      });
      assert.ok((preact?.served.join('').length ?? 0) > 500, 'there are islands');
      assert.equal(inReact, preact);
    },
  );
}

runtimes('a form that is incomplete, and then sent, says and sends the same', async ({ stand }) => {
  const [preact, inReact] = await inEach(stand, async (own) => {
    const { api, received } = recordingApi();
    const said: string[] = [];
    await own.visit(own.pathOf(pages.form, 'fr'), { api, width: 360 }, async (page) => {
      const form = await readyForm(page, 'contact');
      await form.locator('[type="submit"]').click();
      const summary = form.getByRole('alert');
      await eventually(() => summary.evaluate((element) => element === document.activeElement), true);
      said.push(...(await wordsOf(form)));
      await summary.locator('a').first().click();
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
      said.push(`focus is on ${focused}`);
      await fillForm(form, contact);
      await form.locator('[type="submit"]').click();
      const thanks = form.getByText(textOf(own, 'fr', 'errors.responseMessage.thankYouShort'));
      await thanks.waitFor();
      await eventually(() => thanks.evaluate((element) => element === document.activeElement), true);
      said.push(...(await wordsOf(form)));
    });
    return { said, sent: received.map(sentOf) };
  });
  assert.is(preact?.sent.length, 1);
  assert.is(preact?.sent[0]?.data.country, 'BE');
  assert.equal(inReact, preact);
});

runtimes.exhaustive('an assessment that is answered gives the same result', async ({ stand }) => {
  const [preact, inReact] = await inEach(stand, async (own) => {
    let result = '';
    await own.visit(own.pathOf(pages.assessment, 'en'), {}, async (page) => {
      await answerAssessment(page);
      await page.locator(`${island} [role="status"] h3`).waitFor();
      result = await page.locator(island).innerText();
    });
    return result;
  });
  assert.match(preact ?? '', /\d/);
  assert.is(inReact, preact);
});

runtimes.run();

const contact = {
  firstName: 'Inès',
  lastName: 'Moreau',
  email: 'ines@example.org',
  country: 'BE',
  topicsOfInterest: ['other'],
  message: 'Two lines,\none message.',
};

let react: Promise<ShownSite> | undefined;
const stands = new Map<string, Promise<Stand>>();

/** Does work beside the site in each runtime → what comes of each: first in the site's own, Preact, then in React. */
async function inEach<T>(stand: Stand, work: (own: Stand) => Promise<T>): Promise<T[]> {
  react ??= buildInReact();
  const beside = stands.get(stand.engine) ?? stand.beside(await react);
  stands.set(stand.engine, beside);
  return [await work(stand), await work(await beside)];
}

async function buildInReact(): Promise<ShownSite> {
  const folder = makeTemporaryFolder();
  const content = join(folder, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const settings = join(content, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^runtime: .*$/m, 'runtime: react'));
  const templates = await projectTemplates(readRuntime(content));
  return buildShownSite(folder, { templates, staticFolder: join(root, 'static') });
}

/** The markup of a page's islands, a line each tag, without what does not show: comments, and the order of attributes. */
async function islandsOf(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const say = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return '';
      const attributes = [...node.attributes]
        // React writes down that a field is empty.
        .filter(({ name, value }) => node.localName !== 'input' || name !== 'value' || value !== '')
        .map(({ name, value }) => ` ${name}="${value}"`)
        .sort();
      return `\n<${node.localName}${attributes.join('')}>${[...node.childNodes].map(say).join('')}`;
    };
    const islands = [...document.querySelectorAll('[data-island]')];
    return islands.flatMap((island) => [...island.childNodes].map(say).join('').split('\n'));
  });
  // Each site has a forms API of its own.
  return lines.map((line) => line.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1'));
}

/** Waits until nothing in a page's islands changes any more, and says what they are. */
async function restingIslands(page: Page): Promise<string[]> {
  let last: string[] = [];
  const rests = async (): Promise<boolean> => {
    const before = last;
    last = await islandsOf(page);
    return last.join() === before.join();
  };
  await eventually(rests, true);
  return last;
}

async function islandsFromServer(stand: Stand, path: string): Promise<string[]> {
  let found: string[] = [];
  await stand.visit(path, { script: false }, async (page) => {
    found = await islandsOf(page);
  });
  return found;
}

/** Remembers the controls of the server's markup. */
async function markControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = document.querySelectorAll('[data-island] :is(form, input, textarea, button, fieldset)');
    Object.assign(window, { controls: [...controls] });
  });
}

/** The controls that were made anew. A list of countries is, when it becomes a field. */
function thrownAway(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { controls: Element[] }).controls
      .filter((control) => !control.isConnected)
      .map((control) => control.outerHTML.slice(0, 90)),
  );
}

/** Wakes the islands that can be seen. */
async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await eventually(() => island.getAttribute('data-state'), 'ready');
    // The field that takes the place of a list of countries is loaded after the island.
    await eventually(() => island.locator('select[name="country"]').count(), 0);
  }
}

/** The texts of a form's lines, and what its fields say of themselves. */
async function wordsOf(form: Locator): Promise<string[]> {
  const fields = await form
    .locator('[aria-invalid]')
    .evaluateAll((found) => found.map((field) => `${field.id} ${field.getAttribute('aria-describedby')}`));
  return [await form.innerText(), ...fields];
}

/** What was sent, without what is of the moment. */
function sentOf({ url, method, headers, data }: Received) {
  const { startingURL, ...lasting } = data;
  return { url, method, type: headers['content-type'], data: lasting, starts: typeof startingURL };
}
