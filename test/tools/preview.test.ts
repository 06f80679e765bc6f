import { existsSync } from 'node:fs';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { closeContext, startBrowser } from '../support/engines/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { lastResort } from '../support/last-resort.ts';
import { previewSmall, type SmallPreview } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

interface State extends SiteCopy {
  running: SmallPreview;
  browser: Browser;
  /** A tab in which no test is under way. */
  idle?: Page;
}

/** What writers see and do in the preview. */
const preview = suite<State>('preview for writers');
const further = exhaustive(preview);

/** Stands for an editor: places open here, where nobody answers but the test. */
const editor = 'http://editor.test/open?file={path}&line={line}&column={column}';

preview.before(async (state) => {
  Object.assign(state, copySmallSite());
  process.env.EDITOR_URL = editor;
  state.running = await previewSmall(state);
  state.browser = await startBrowser();
});

preview.after(async ({ running, browser, remove }) => {
  await browser?.close();
  await running?.stop();
  delete process.env.EDITOR_URL;
  remove();
});

interface Desk {
  page: Page;
  /** The places that were opened in the editor, as `file:line`, from the content folder. */
  opened: string[];
}

/** Opens an address of the preview in a browser whose editor is listened to, and expects the page to be quiet. */
async function atDesk(state: State, path: string, work: (desk: Desk) => Promise<void>): Promise<void> {
  const { running, browser, content } = state;
  const page = state.idle ?? (await openTab(browser));
  state.idle = undefined;
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
    opened.push(`${file.slice(content.length + 1)}:${searchParams.get('line')}`);
    // No answer: the page stays where it is, as with an editor's own scheme.
    return route.fulfill({ status: 204 });
  });
  try {
    await page.goto(running.url + path);
    await work({ page, opened });
    assert.equal(messages, [], path);
    page.off('pageerror', logError);
    page.off('console', logMessage);
    await page.unrouteAll();
    await page.evaluate(() => sessionStorage.clear());
    // A page of the preview would follow the builds on its way.
    await page.goto('about:blank');
    state.idle = page;
  } finally {
    if (state.idle !== page) await closeContext(page.context());
  }
}

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(lastResort);
  return context.newPage();
}

/** The line of a content file on which words stand, counted from 1. */
function lineOf({ read }: SiteCopy, file: string, words: string): number {
  const index = read(`content/${file}`)
    .split('\n')
    .findIndex((line) => line.includes(words));
  assert.ok(index !== -1, `${file} has "${words}"`);
  return index + 1;
}

/** What is clicked with Alt held, and the words that stand on the line that opens. */
const texts: { what: string; path: string; find: string; file: string; words: string }[] = [
  {
    what: 'a heading of the Markdown',
    path: '/workshop/',
    find: 'h2:text("Opening hours")',
    file: 'pages/workshop/en.md',
    words: '## Opening hours',
  },
  {
    what: 'a text of a menu, in its language',
    path: '/de/werkstatt/',
    find: 'nav a:text-is("Angebot anfragen")',
    file: 'navigation.yaml',
    words: 'Angebot anfragen',
  },
  {
    what: 'a label of a form',
    path: '/enquiry/',
    find: 'label:text-is("Your name")',
    file: 'forms/enquiry.yaml',
    words: 'Your name',
  },
  {
    what: 'a heading of the front matter',
    path: '/projects/oak-staircase/',
    find: 'h1',
    file: 'projects/oak-staircase/en.md',
    words: 'title:',
  },
  {
    what: 'a paragraph of the Markdown',
    path: '/projects/oak-staircase/',
    find: 'p:text("Sixteen steps for a farmhouse")',
    file: 'projects/oak-staircase/en.md',
    words: 'Sixteen steps for a farmhouse',
  },
  {
    what: 'words of another entry',
    path: '/',
    find: 'main a:text-is("A staircase without a screw")',
    file: 'projects/oak-staircase/en.md',
    words: 'title:',
  },
  {
    what: 'an interface text',
    path: '/de/projekte/eichentreppe/',
    find: 'main a:text-is("Pflege (PDF)")',
    file: 'strings/de.yaml',
    words: '  care: ',
  },
  {
    what: 'a text of the 404 page',
    path: '/de/nirgends/',
    find: 'h1',
    file: 'pages/missing/de.md',
    words: 'title:',
  },
];

for (const { what, path, find, file, words } of someRows(texts, 3)) {
  preview(`Alt and a click on ${what} opens its line`, (state) =>
    atDesk(state, path, async ({ page, opened }) => {
      await page
        .locator(find)
        .first()
        .click({ modifiers: ['Alt'] });
      await eventually(() => opened, [`${file}:${lineOf(state, file, words)}`]);
      assert.is(page.url(), state.running.url + path, 'the page stays');
    }),
  );
}

preview('Alt and Enter opens the line of what has the focus, and says where it is', (state) =>
  atDesk(state, '/de/werkstatt/', async ({ page, opened }) => {
    await page.locator('nav a:text-is("Angebot anfragen")').focus();
    await page.keyboard.press('Alt+Enter');
    const line = lineOf(state, 'navigation.yaml', 'Angebot anfragen');
    await eventually(() => opened, [`navigation.yaml:${line}`]);
    assert.match(await page.locator('preview-panel [role="status"]').innerText(), `navigation.yaml:${line}:`);
  }),
);

const facts = 'content/projects/oak-staircase/project.yaml';

preview('a mistake is shown over the page with its line, and goes when it is mended', (state) =>
  atDesk(state, '/workshop/', async ({ page, opened }) => {
    const alert = page.locator('preview-panel [role="alert"]');
    const undo = state.edit(facts, /year: .*/, 'year: many');
    await alert.waitFor();
    const line = lineOf(state, 'projects/oak-staircase/project.yaml', 'year');
    assert.match(await alert.innerText(), /1 error in the content/);
    assert.is(await page.locator('preview-panel button[data-errors]').count(), 1);
    assert.match(await alert.locator('pre').innerText(), /year: many\n.*\^\^\^\^/);
    assert.equal(await axeProblems(page), []);
    await alert.getByRole('link').first().click();
    await eventually(() => opened, [`projects/oak-staircase/project.yaml:${line}`]);
    await page.keyboard.press('Escape');
    assert.not(await alert.isVisible());
    undo();
    await eventually(() => page.locator('preview-panel button[data-errors]').count(), 0);
  }),
);

preview('an open dashboard follows the builds: a mistake is on it, and goes when it is corrected', (state) =>
  atDesk(state, '/_preview/', async ({ page }) => {
    const lead = page.locator('.preview-lead');
    const problems = page.getByRole('region', { name: 'Problems' });
    assert.match(await lead.innerText(), / 0 errors, /);
    const undo = state.edit(facts, /year: .*/, 'year: many');
    await problems.getByText('year: many').waitFor();
    assert.match(await lead.innerText(), / 1 error, /);
    undo();
    await problems.getByText('None. The content is as the build wants it.').waitFor();
    assert.match(await lead.innerText(), / 0 errors, /);
  }),
);

const library = '/projects/walnut-library/';
const libraryFacts = 'content/projects/walnut-library/project.yaml';

preview('the day is chosen on the status page, and the site is shown as on it', async (state) => {
  const undo = state.write(libraryFacts, `${state.read(libraryFacts)}publishDate: 2027-06-01\n`);
  await eventually(async () => (await fetch(state.running.url + library)).status, 404);
  await atDesk(state, '/_preview/', async ({ page }) => {
    assert.match(
      await page.getByRole('region', { name: 'Coming changes' }).innerText(),
      /2027-06-01\s+projects\/walnut/,
    );
    for (const [date, status] of [
      ['2027-06-01', 200],
      ['2027-01-15', 404],
    ] as const) {
      await page.goto(`${state.running.url}/_preview/`);
      await page.getByLabel('The site as on this day').fill(date);
      await page.getByRole('button', { name: 'Show the site so' }).click();
      await eventually(() => page.getByLabel('The site as on this day').getAttribute('value'), date);
      assert.is((await fetch(state.running.url + library)).status, status, date);
    }
  });
  undo();
  await eventually(async () => (await fetch(state.running.url + library)).status, 200);
});

preview('drafts are shown and hidden from the panel of a page, which follows by itself', (state) =>
  atDesk(state, '/', async ({ page }) => {
    const link = page.locator(`main a[href="${library}"]`);
    await link.waitFor();
    const undo = state.write(libraryFacts, `${state.read(libraryFacts)}draft: true\n`);
    await link.waitFor({ state: 'detached' });
    await showDrafts(page, true);
    await link.waitFor();
    await showDrafts(page, false);
    await link.waitFor({ state: 'detached' });
    undo();
    await link.waitFor();
  }),
);

/** The panel is open already: the entry's address is lost, and once open it stays so from page to page. */
async function showDrafts(page: Page, wanted: boolean): Promise<void> {
  const panel = page.locator('preview-panel');
  await panel.getByLabel('Drafts').setChecked(wanted);
  await panel.getByRole('button', { name: 'Show' }).click();
}

further('the pseudo-locale is switched on and off from the panel', (state) =>
  atDesk(state, '/workshop/', async ({ page }) => {
    const heading = page.locator('h1');
    const panel = page.locator('preview-panel');
    assert.is(await heading.innerText(), 'The workshop');
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
  const name = '<img src=x onerror="document.title=1">Ana';
  const sent = await fetch(`${running.url}/forms-api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ name, email: 'ana@example.com', piece: 'A table', lang: 'en' }),
  });
  assert.is(sent.status, 200, await sent.text());
  await atDesk(state, '/_preview/messages/', async ({ page }) => {
    assert.equal(await dashboardProblems(page), []);
    await page.locator('table a').click();
    await page.getByRole('heading', { name: 'Message of the form enquiry' }).waitFor();
    assert.match(await page.locator('dl').innerText(), name);
    assert.is(await page.locator('main img').count(), 0);
    assert.equal(await dashboardProblems(page), []);
    await page.getByRole('link', { name: 'All messages' }).click();
    await page.getByRole('button', { name: 'Delete all 1' }).click();
    await page.getByText('Nothing has been received.').waitFor();
  });
  assert.not(existsSync(running.messages), 'nothing is left on the disk');
});

const dashboards = ['', 'weights/', 'translations/', 'messages/', 'visual/', 'components/'].map(
  (name) => `/_preview/${name}`,
);
for (const [index, path] of someRows([...dashboards.entries()], 3)) {
  preview(`${path} is accessible and fits narrow and wide screens`, (state) =>
    atDesk(state, path, async ({ page }) => {
      const widths = [360, 1280];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width} px`);
        // The tools' pages have one frame: axe looks at some of them narrow, at the others wide.
        if (width === widths[index % 2]) assert.equal(await dashboardProblems(page), [], `at ${width} px`);
      }
    }),
  );
}

preview('the status page tells how the content stands', async (state) => {
  const undo = state.edit('content/routes.yaml', 'workshop: { en: /workshop/', 'workshop: { en: /the-mill/');
  await atDesk(state, '/enquiry/', async ({ page }) => {
    await page.locator('preview-panel [role="alert"]').waitFor();
    await page.goto(`${state.running.url}/_preview/`);
    const sectionOf = (name: string) => page.getByRole('region', { name });
    assert.match(await sectionOf('Problems').innerText(), '/workshop/ was published and would stop answering.');
    assert.match(await sectionOf('Addresses').innerText(), /New, not in the ledger yet\s+\/the-mill\//);
    assert.match(await sectionOf('Addresses').innerText(), '- { from: /workshop/, to: /');
    assert.match(await sectionOf('Heaviest pages').innerText(), /about \d+ KB/);
  });
  undo();
});

preview('a text that a language lacks is on the board of translations', async (state) => {
  const undo = state.edit('content/projects/walnut-library/de.md', /^title: .*\n/m, '');
  await atDesk(state, '/workshop/', async ({ page }) => {
    await page.locator('preview-panel [role="alert"]').waitFor();
    await page.goto(`${state.running.url}/_preview/translations/`);
    assert.match(
      await page.locator('section', { hasText: 'projects/walnut-library' }).innerText(),
      /missing\s+“A library/,
    );
  });
  undo();
});

further('the gallery shows each component in frames as high as their examples', async (state) => {
  state.write(
    'templates/components/plank/index.tsx',
    "import { usePage } from '#authoring/page.ts';\n\n/** Shows a plank. */\nexport function Plank({ wood }: { wood: string }) {\n  return <h1>{wood}, {usePage().t('project.wood.oak')}</h1>;\n}\n",
  );
  state.write(
    'templates/components/plank/examples.yaml',
    'examples:\n  Plank:\n    - { name: usual, props: { wood: { en: Wood, de: Holz } } }\n',
  );
  const gallery = '/_preview/components/?layout=page&locale=de';
  await eventually(async () => (await state.running.text(gallery)).includes('id="Plank"'), true);
  await atDesk(state, gallery, async ({ page }) => {
    const plank = page.locator('#Plank');
    await plank.scrollIntoViewIfNeeded();
    assert.match(await plank.innerText(), 'Shows a plank');
    const frame = plank.locator('iframe').first();
    await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('#Plank iframe')?.dataset.fitted === '');
    assert.is(await frame.contentFrame().locator('h1').innerText(), 'Holz, Eiche');
    assert.is(await frame.contentFrame().locator('html').getAttribute('data-layout'), 'page');
    assert.ok(Number(await frame.getAttribute('height')) > 10);
  });
});

preview.run();

/** What axe finds on a page of the dashboard. It takes its measures from the site's style sheets; the small site has none of those that make links high. */
async function dashboardProblems(page: Page): Promise<string[]> {
  return (await axeProblems(page)).filter((problem) => !problem.startsWith('target-size'));
}
