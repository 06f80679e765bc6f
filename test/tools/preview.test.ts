import { existsSync } from 'node:fs';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { closeContext, eventually, startBrowser } from '../support/browser.ts';
import { previewBase, type RunningPreview } from '../support/preview.ts';

interface State {
  running: RunningPreview;
  browser: Browser;
  /** A tab for the tests that neither change the content nor open the panel. */
  shared?: Page;
}

/** What writers see and do in the preview. */
const preview = suite<State>('preview for writers');

/** Stands for an editor: places open here, where nobody answers but the test. */
const editor = 'http://editor.test/open?file={path}&line={line}&column={column}';

preview.before(async (state) => {
  state.running = await previewBase(editor);
  state.browser = await startBrowser();
});

preview.after(async ({ running, browser }) => {
  await browser?.close();
  await running?.stop();
});

interface Desk {
  page: Page;
  /** The places that were opened in the editor, as `file:line`, from the content folder. */
  opened: string[];
}

/**
 * Opens an address of the preview in a browser whose editor is listened to, and expects the page to be quiet.
 * `withTools` lets axe in; `isShared` takes the shared tab.
 */
async function atDesk(
  state: State,
  path: string,
  work: (desk: Desk) => Promise<void>,
  { withTools = false, isShared = false } = {},
): Promise<void> {
  const { running, browser } = state;
  const page = (isShared && state.shared) || (await openTab(browser, withTools));
  const opened: string[] = [];
  const messages: string[] = [];
  const logError = (error: Error) => messages.push(error.message);
  const logMessage = (message: ConsoleMessage) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) messages.push(message.text());
  };
  page.on('pageerror', logError);
  page.on('console', logMessage);
  await page.route('http://editor.test/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const file = searchParams.get('file') ?? '';
    opened.push(`${file.slice(running.content.length + 1)}:${searchParams.get('line')}`);
    // No answer: the page stays where it is, as with an editor's own scheme.
    return route.fulfill({ status: 204 });
  });
  if (isShared) state.shared = undefined;
  try {
    await page.goto(running.url + path);
    await work({ page, opened });
    assert.equal(messages, [], path);
    if (isShared) {
      page.off('pageerror', logError);
      page.off('console', logMessage);
      await page.unrouteAll();
      state.shared = page;
    }
  } finally {
    if (state.shared !== page) await closeContext(page.context());
  }
}

async function openTab(browser: Browser, withTools: boolean): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: withTools, reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  return context.newPage();
}

/** What is clicked with Alt held, and the words that stand on the line that opens. */
const texts: { what: string; path: string; find: string; file: string; words: string }[] = [
  {
    what: 'a heading of the front matter',
    path: '/toolbox/honest-devops/',
    find: 'h1',
    file: 'toolbox/honest-devops/en.md',
    words: 'title:',
  },
  {
    what: 'a heading of the Markdown',
    path: '/toolbox/honest-devops/',
    find: 'h2:text("Four numbers, collected")',
    file: 'toolbox/honest-devops/en.md',
    words: '## Four numbers, collected',
  },
  {
    what: 'a paragraph of the Markdown',
    path: '/toolbox/honest-devops/',
    find: 'p:text("On a Thursday in a release room")',
    file: 'toolbox/honest-devops/en.md',
    words: 'On a Thursday in a release room',
  },
  {
    what: 'a text of the facts',
    path: '/contact/brussels/',
    find: 'main a[href^="tel:"]',
    file: 'offices/brussels/office.yaml',
    words: 'phone:',
  },
  {
    what: 'a day of the facts',
    path: '/toolbox/honest-devops/',
    find: 'main time[datetime="2025-03-18"]',
    file: 'toolbox/honest-devops/guide.yaml',
    words: 'published:',
  },
  {
    what: 'words of another entry',
    path: '/training-calendar/',
    find: 'main a:text-is("Agile foundations")',
    file: 'trainings/agile-foundations/en.md',
    words: 'title:',
  },
  {
    what: 'an interface text',
    path: '/fr/guides-outils/devops-sans-fard/',
    find: 'footer #footer-learn',
    file: 'strings/fr.yaml',
    words: '  learn: ',
  },
  {
    what: 'a text of a menu, in its language',
    path: '/fr/contact/',
    find: 'header summary:has-text("Nos activités")',
    file: 'navigation.yaml',
    words: 'Nos activités',
  },
  {
    what: 'a text of the footer',
    path: '/fr/contact/',
    find: 'footer a:text-is("Notre histoire")',
    file: 'navigation.yaml',
    words: 'Notre histoire',
  },
  {
    what: 'a label of a form',
    path: '/contact/',
    find: 'label:text-is("First name")',
    file: 'forms/contact.yaml',
    words: 'First name',
  },
  {
    what: 'a text of the 404 page',
    path: '/fr/nulle-part/',
    find: 'h1',
    file: 'pages/not-found/fr.md',
    words: 'title:',
  },
];

for (const { what, path, find, file, words } of texts) {
  preview(`Alt and a click on ${what} opens its line`, (state) =>
    atDesk(
      state,
      path,
      async ({ page, opened }) => {
        await page
          .locator(find)
          .first()
          .click({ modifiers: ['Alt'] });
        await eventually(async () => opened, [`${file}:${state.running.lineOf(file, words)}`]);
        assert.is(page.url(), state.running.url + path, 'the page stays');
      },
      { isShared: true },
    ),
  );
}

preview('Alt and Enter opens the line of what has the focus, and says where it is', (state) =>
  atDesk(state, '/fr/contact/', async ({ page, opened }) => {
    await page.locator('footer a:text-is("Notre histoire")').focus();
    await page.keyboard.press('Alt+Enter');
    const line = state.running.lineOf('navigation.yaml', 'Notre histoire');
    await eventually(async () => opened, [`navigation.yaml:${line}`]);
    assert.match(await page.locator('preview-panel [role="status"]').innerText(), `navigation.yaml:${line}:`);
  }),
);

preview('a mistake is shown over the page with its line, and goes when it is mended', (state) =>
  atDesk(state, '/contact/', async ({ page, opened }) => {
    const alert = page.locator('preview-panel [role="alert"]');
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) =>
      text.replace('remoteDays: 1', 'remoteDays: many'),
    );
    await alert.waitFor();
    const line = state.running.lineOf('jobs/agile-coach-brussels/job.yaml', 'remoteDays');
    assert.match(await alert.innerText(), /1 error in the content/);
    assert.is(await page.locator('preview-panel button[data-errors]').count(), 1);
    assert.match(await alert.locator('pre').innerText(), /remoteDays: many\n.*\^\^\^\^/);
    assert.equal(await axeProblems(page), []);
    await alert.getByRole('link').first().click();
    await eventually(async () => opened, [`jobs/agile-coach-brussels/job.yaml:${line}`]);
    await page.keyboard.press('Escape');
    assert.not(await alert.isVisible());
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) =>
      text.replace('remoteDays: many', 'remoteDays: 1'),
    );
    await eventually(() => page.locator('preview-panel button[data-errors]').count(), 0);
  }),
);

preview('an open dashboard follows the builds: a mistake is on it, and goes when it is corrected', (state) =>
  atDesk(state, '/_preview/', async ({ page }) => {
    const lead = page.locator('.preview-lead');
    const problems = page.getByRole('region', { name: 'Problems' });
    assert.match(await lead.innerText(), / 0 errors, /);
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) =>
      text.replace('remoteDays: 1', 'remoteDays: many'),
    );
    await problems.getByText('remoteDays: many').waitFor();
    assert.match(await lead.innerText(), / 1 error, /);
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) =>
      text.replace('remoteDays: many', 'remoteDays: 1'),
    );
    await problems.getByText('None. The content is as the build wants it.').waitFor();
    assert.match(await lead.innerText(), / 0 errors, /);
  }),
);

preview('the day is chosen on the status page, and the site is shown as on it', (state) =>
  atDesk(state, '/_preview/', async ({ page }) => {
    await page.getByLabel('The site as on this day').fill('2028-06-01');
    await page.getByRole('button', { name: 'Show the site so' }).click();
    await eventually(() => page.getByLabel('The site as on this day').getAttribute('value'), '2028-06-01');
    await page.goto(`${state.running.url}/training-calendar/`);
    assert.is(await page.locator('main a:text-is("Agile foundations")').count(), 0, 'its sessions have begun');
    await page.goto(`${state.running.url}/_preview/`);
    await page.getByLabel('The site as on this day').fill('2027-01-15');
    await page.getByRole('button', { name: 'Show the site so' }).click();
    await eventually(() => page.getByLabel('The site as on this day').getAttribute('value'), '2027-01-15');
    await page.goto(`${state.running.url}/training-calendar/`);
    assert.ok((await page.locator('main a:text-is("Agile foundations")').count()) > 0);
  }),
);

preview('drafts are shown and hidden from the panel of a page, which follows by itself', (state) =>
  atDesk(state, '/careers/', async ({ page }) => {
    const job = page.locator('main a[href="/careers/agile-coach-brussels/"]');
    await job.waitFor();
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) => `${text}draft: true\n`);
    await job.waitFor({ state: 'detached' });
    await showDrafts(page, true);
    await job.waitFor();
    await showDrafts(page, false);
    await job.waitFor({ state: 'detached' });
    state.running.edit('jobs/agile-coach-brussels/job.yaml', (text) => text.replace('draft: true\n', ''));
    await job.waitFor();
  }),
);

/** The panel is open already: the job's address is lost, and once open it stays so from page to page. */
async function showDrafts(page: Page, wanted: boolean): Promise<void> {
  const panel = page.locator('preview-panel');
  await panel.getByLabel('Drafts').setChecked(wanted);
  await panel.getByRole('button', { name: 'Show' }).click();
}

preview('the pseudo-locale is switched on and off from the panel', (state) =>
  atDesk(state, '/contact/', async ({ page }) => {
    const heading = page.locator('h1');
    const panel = page.locator('preview-panel');
    assert.is(await heading.innerText(), 'Contact us, in English, French or Dutch');
    await panel.getByRole('button', { name: /^Preview/ }).click();
    for (const isOn of [true, false]) {
      await panel.getByLabel('Pseudo-locale').setChecked(isOn);
      await panel.getByRole('button', { name: 'Show' }).click();
      await eventually(async () => (await heading.innerText()).startsWith('⟦'), isOn);
    }
  }),
);

preview('a day that is none is refused with a sentence, and nothing changes', async ({ running }) => {
  const answer = await fetch(`${running.url}/_preview/settings`, {
    method: 'POST',
    headers: { Origin: running.url },
    body: new URLSearchParams({ date: '2027-02-30' }),
  });
  assert.is(answer.status, 422);
  assert.match(await answer.text(), '&quot;2027-02-30&quot; is no day. Write it like 2027-03-15.');
  assert.equal(await (await fetch(`${running.url}/_preview/settings`)).json(), {
    date: '2027-01-15',
    drafts: false,
    pseudo: false,
  });
});

preview('messages of the forms are listed, shown whole and escaped, and deleted', async (state) => {
  const { running } = state;
  const markup = '<img src=x onerror="document.title=1">Ana';
  const sent = await fetch(`${running.url}/forms-api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(contactMessage(markup, running.url)),
  });
  assert.is(sent.status, 200, await sent.text());
  await atDesk(
    state,
    '/_preview/messages/',
    async ({ page }) => {
      assert.equal(await axeProblems(page), []);
      assert.match(await page.locator('table').innerText(), markup);
      await page.locator('table a').click();
      await page.getByRole('heading', { name: 'Message of the form contact' }).waitFor();
      assert.match(await page.locator('dl').innerText(), markup);
      assert.is(await page.locator('main img').count(), 0);
      assert.equal(await axeProblems(page), []);
      await page.getByRole('link', { name: 'All messages' }).click();
      await page.getByRole('button', { name: 'Delete all 1' }).click();
      await page.getByText('Nothing has been received.').waitFor();
    },
    { withTools: true },
  );
  assert.not(existsSync(running.messages), 'nothing is left on the disk');
});

function contactMessage(firstName: string, url: string): Record<string, unknown> {
  return {
    firstName,
    lastName: 'Silva',
    email: 'ana@example.com',
    phoneNumber: '+32 2 555 01 00',
    workEmail: 'ana@example.com',
    company: 'Haven Oost',
    jobTitle: 'Planner',
    country: 'BE',
    topicsOfInterest: ['design your transformation'],
    message: 'Hello',
    lang: 'en',
    pageURL: `${url}/contact/`,
    startingURL: `${url}/`,
    terms: true,
  };
}

for (const [index, path] of [
  '/_preview/',
  '/_preview/weights/',
  '/_preview/translations/',
  '/_preview/messages/',
  '/_preview/visual/',
  '/_preview/components/',
].entries()) {
  preview(`${path} is accessible and fits narrow and wide screens`, async (state) => {
    // The first weighing compresses the whole site, which may take longer than a browser is waited for.
    assert.is((await fetch(state.running.url + path)).status, 200);
    await atDesk(
      state,
      path,
      async ({ page }) => {
        const widths = [360, 1280];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width} px`);
          // The tools' pages have one frame: axe looks at some of them narrow, at the others wide.
          if (width === widths[index % 2]) assert.equal(await axeProblems(page), [], `at ${width} px`);
        }
      },
      { withTools: true },
    );
  });
}

preview('the status page tells how the content stands', async (state) => {
  const { running } = state;
  const withNewPage = (text: string) => text.replace('links: { en: /links/', 'links: { en: /all-links/');
  running.edit('routes.yaml', withNewPage);
  await atDesk(state, '/contact/', async ({ page }) => {
    await page.locator('preview-panel [role="alert"]').waitFor();
    await page.goto(`${running.url}/_preview/`);
    const sectionOf = (name: string) => page.getByRole('region', { name });
    assert.match(await sectionOf('Problems').innerText(), '/links/ was published and would stop answering.');
    assert.match(await sectionOf('Addresses').innerText(), /New, not in the ledger yet\s+\/all-links\//);
    assert.match(await sectionOf('Addresses').innerText(), '- { from: /links/, to: /');
    assert.match(await sectionOf('Coming changes').innerText(), /2027-\d\d-\d\d\s+trainings\/agile-foundations/);
    assert.match(await sectionOf('Heaviest pages').innerText(), /about \d+ KB/);
  });
  running.edit('routes.yaml', (text) => text.replace('links: { en: /all-links/', 'links: { en: /links/'));
});

preview('a text that a language lacks is on the board of translations', async (state) => {
  const { running } = state;
  const position = 'position: Responsable de la conduite du changement\n';
  const file = 'experts/anna-de-wit/fr.md';
  running.edit(file, (text) => text.replace(position, ''));
  await atDesk(state, '/contact/', async ({ page }) => {
    await page.locator('preview-panel [role="alert"]').waitFor();
    await page.goto(`${running.url}/_preview/translations/`);
    assert.match(
      await page.locator('section', { hasText: 'experts/anna-de-wit' }).innerText(),
      /missing\s+“Lead change manager”/,
    );
  });
  running.edit(file, (text) => text.replace('---\n', `---\n${position}`));
});

preview('the gallery shows each component in frames as high as their examples', (state) =>
  atDesk(state, '/_preview/components/?layout=agency-2025&locale=fr', async ({ page }) => {
    const hero = page.locator('#Hero');
    await hero.scrollIntoViewIfNeeded();
    assert.match(await hero.innerText(), 'Opens a page: its heading, its lead and its drawing');
    const frame = hero.locator('iframe').first();
    await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('#Hero iframe')?.dataset.fitted === '');
    assert.is(await frame.contentFrame().locator('h1').innerText(), 'Réunions lentes');
    assert.is(await frame.contentFrame().locator('html').getAttribute('data-layout'), 'agency-2025');
    assert.ok(Number(await frame.getAttribute('height')) > 300);
  }),
);

preview.run();
