import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { siteStages } from '../../build/pipeline/build.ts';
import { forPreview } from '../../build/pipeline/variants/preview.ts';
import type { BuildEvent } from '../../build/preview/events.ts';
import { startPreview } from '../../build/preview/preview.ts';
import type { ShownProblem } from '../../build/preview/problems.ts';
import { startBrowser } from '../support/engines/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { lastResort } from '../support/last-resort.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { buildDate, buildSite } from '../support/site.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

interface State {
  folder: string;
  site: string;
  preview: Awaited<ReturnType<typeof startPreview>>;
  /** How many builds have ended at templates that cannot be compiled. */
  refused: number;
}

/** The preview while its templates are edited. */
const edits = suite<State>('edits of templates in the preview');
const further = exhaustive(edits);

edits.before(async (state) => {
  state.folder = makeTemporaryFolder();
  state.site = join(state.folder, 'site');
  process.env.SITE_CACHE = join(state.folder, 'cache');
  cpSync(join(root, 'test/other-site'), state.site, { recursive: true });
  const options = parseOptions(['preview', '--site', state.site, '--port', '0', '--date', buildDate], root);
  state.refused = 0;
  state.preview = await startPreview(options, (line) => {
    if (line.includes('[template-syntax]')) state.refused++;
  });
});
edits.after(async ({ preview, folder }) => {
  await preview?.stop();
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

const project = 'templates/pages/project/index.tsx';
const styles = 'templates/layouts/page/style.module.css';

function edit({ site }: State, file: string, change: (text: string) => string): void {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  assert.is.not(change(text), text);
  writeFileSync(path, change(text));
}

const mark = (word: string) => (text: string) => text.replace(/<article[^>]*>/, `<article data-mark="${word}">`);

edits('the open page is shown before the others, and does not change again', async (state) => {
  const { url } = state.preview;
  const open = 'projects/oak-staircase/index.html';
  const { nextChange, close } = await listen(`${url}/_preview/events?page=${open}`);
  edit(state, project, mark('first'));
  const first = await nextChange();
  assert.equal(first.files, [open]);
  assert.match(await (await fetch(`${url}/projects/oak-staircase/`)).text(), /data-mark="first"/);
  const rest = await nextChange();
  assert.ok(rest.files.includes('projects/walnut-library/index.html'));
  assert.not(rest.files.includes(open));
  await close();
  await expectSite(state);
});

further('of each kind of module, the open page shows an edit first, and every other page later', async (state) => {
  const { url } = state.preview;
  const mark = (words: string) => (text: string) => text.replace(/mark = '[^']*'/, `mark = '${words}'`);
  const inTemplates = (name: string) => join(state.site, 'templates', name);
  mkdirSync(inTemplates('components'));
  writeFileSync(
    inTemplates('components/mark.tsx'),
    "export const mark = '';\nexport const Mark = () => <i>{mark}</i>;\n",
  );
  for (const [file, from] of [
    [project, '../../'],
    ['templates/pages/page/index.tsx', '../../'],
    ['templates/islands/form/index.tsx', '../../'],
  ] as const) {
    edit(state, file, (text) =>
      text.replace(/^/, `import { Mark } from '${from}components/mark.tsx';\n`).replace(/(<h1>|<button)/, '<Mark />$1'),
    );
  }
  edit(state, 'templates/pages/project/schema.ts', (text) => `${text}\nexport const mark = '';\n`);
  edit(state, project, (text) =>
    text
      .replace(/^/, "import { mark } from './schema.ts';\n")
      .replace('{ wood: ', '{ mark, wood: ')
      .replace('<h1>', '<h1 data-mark={mark}>'),
  );
  await expectSite(state);
  const rows = [
    ['templates/components/mark.tsx', 'projects/oak-staircase/index.html'],
    ['templates/pages/project/schema.ts', 'projects/oak-staircase/index.html'],
    ['templates/components/mark.tsx', 'enquiry/index.html'],
  ] as const;
  for (const [file, open] of someRows(rows, 1)) {
    const { nextChange, close } = await listen(`${url}/_preview/events?page=${open}`);
    edit(state, file, mark(`edit of ${file}`));
    assert.equal((await nextChange()).files, [open]);
    assert.match(await (await fetch(`${url}/${open.replace('index.html', '')}`)).text(), `edit of ${file}`);
    await close();
    await expectSite(state);
    edit(state, file, mark(''));
    await expectSite(state);
  }
});

edits('the page of an edited script comes with the script as it is now', async (state) => {
  const { url } = state.preview;
  const open = 'projects/oak-staircase/index.html';
  const { nextChange, close } = await listen(`${url}/_preview/events?page=${open}`);
  edit(state, 'client/main.ts', (text) => `${text}\ndocument.title += 'edited';\n`);
  assert.equal((await nextChange()).files, [open]);
  const page = await (await fetch(`${url}/projects/oak-staircase/`)).text();
  const [, script = ''] = /<script type="module" src="(\/assets\/[^"]+)"/.exec(page) ?? [];
  assert.match(await (await fetch(url + script)).text(), 'edited');
  await close();
  await expectSite(state);
});

edits('the open page shows its own mistake before the others are rendered, and keeps it', async (state) => {
  const { url } = state.preview;
  const good = readFileSync(join(state.site, project), 'utf8');
  // The second by its address: the site's report names the first.
  const open = 'projects/walnut-library/index.html';
  const ownProblems = async (): Promise<ShownProblem[]> =>
    (await fetch(`${url}/_preview/problems?page=${open}`)).json();
  const { nextChange, close } = await listen(`${url}/_preview/events?page=${open}`);
  edit(state, project, (text) => text.replace('facts.wood}', 'facts.nothing.wood}'));
  const first = await nextChange();
  assert.equal([first.files, first.errors], [[open], 1]);
  const line = good.slice(0, good.indexOf('facts.wood}')).split('\n').length;
  const expectOwn = async (pages: RegExp) => {
    const page = await (await fetch(`${url}/projects/walnut-library/`)).text();
    assert.match(page, /This page could not be rendered/);
    assert.match(page, '<code>/projects/walnut-library/</code>');
    assert.match(page, new RegExp(`templates/pages/project/index\\.tsx:${line}:\\d+`));
    assert.match(
      page,
      /The entry is projects\/walnut-library .* Its props are \{ entry: the entry projects\/walnut-library/,
    );
    const [problem, ...others] = await ownProblems();
    assert.match(problem?.hint ?? '', 'The entry is projects/walnut-library ');
    assert.match(problem?.message ?? '', pages);
    assert.equal([problem?.inTemplates, others.length], [true, 0]);
  };
  await expectOwn(/; \/projects\/walnut-library\/ shows it\.$/);
  const rest = await nextChange();
  assert.ok(rest.files.includes('projects/oak-staircase/index.html'));
  assert.not(rest.files.includes(open), 'the page is not shown again');
  await expectOwn(/; \/projects\/walnut-library\/, .* and .* show it\.$/);
  edit(state, project, () => good);
  assert.ok((await nextChange()).files.includes(open));
  assert.match(await (await fetch(`${url}/projects/walnut-library/`)).text(), '<article');
  await close();
  await expectSite(state);
});

further('what only bundling finds is told when the page is shown', async (state) => {
  const good = readFileSync(join(state.site, project), 'utf8');
  const refused = state.refused;
  const open = 'projects/oak-staircase/index.html';
  const { nextChange, close } = await listen(`${state.preview.url}/_preview/events?page=${open}`);
  edit(
    state,
    project,
    () =>
      `import { nothing } from './schema.ts';\nexport const unused = () => nothing;\n${good.replace('<article', '<article data-early="yes"')}`,
  );
  assert.equal((await nextChange()).files, [open]);
  assert.match(await (await fetch(`${state.preview.url}/projects/oak-staircase/`)).text(), 'data-early');
  await eventually(async () => state.refused, refused + 1);
  await close();
  edit(state, project, () => good);
  await expectSite(state);
});

edits('a changed style sheet is replaced without a reload', async (state) => {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(lastResort);
    await page.goto(`${state.preview.url}/projects/oak-staircase/`);
    await page.locator('preview-panel').waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'once'));
    for (const color of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
      edit(state, styles, (text) => `${text}\nh1 { color: ${color}; }\n`);
      await eventually(() => page.locator('h1').evaluate((heading) => getComputedStyle(heading).color), color);
    }
    await expectSite(state);
    await eventually(() => page.locator('link[rel="stylesheet"]').count(), 1);
    const linked = await page.locator('link[rel="stylesheet"]').getAttribute('href');
    assert.match(await (await fetch(page.url())).text(), `href="${linked}"`);
    assert.is(await page.locator('html').getAttribute('data-loaded'), 'once');
  } finally {
    await browser.close();
  }
});

further(
  'the browser shows what a module throws while it is loaded, with its place, until it is corrected',
  async (state) => {
    const good = readFileSync(join(state.site, project), 'utf8');
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(lastResort);
      await page.goto(`${state.preview.url}/projects/oak-staircase/`);
      await page.locator('preview-panel').waitFor();
      edit(state, project, (text) => text.replace('export default', "throw new Error('Not yet.');\nexport default"));
      const alert = page.locator('preview-panel [role="alert"]');
      await alert.waitFor();
      const line = good.slice(0, good.indexOf('export default')).split('\n').length;
      assert.match(await alert.innerText(), `templates/pages/project/index.tsx:${line}:7`);
      assert.match(await alert.innerText(), '1 error in the templates');
      assert.match(await alert.innerText(), 'This template throws "Error: Not yet." while it is loaded.');
      assert.match(await alert.locator('pre').innerText(), "throw new Error('Not yet.');");
      assert.match(await page.locator('article').innerText(), /staircase|Stairs/i);
      edit(state, project, () => good.replace('<h1', '<h1 data-mended="yes"'));
      await eventually(() => page.locator('h1[data-mended]').count(), 1);
      await eventually(() => page.locator('preview-panel button[data-errors]').count(), 0);
    } finally {
      await browser.close();
      writeFileSync(join(state.site, project), good);
    }
    await expectSite(state);
  },
);

further('a style module that is added reaches the page, and leaves it when it is removed', async (state) => {
  const path = join(state.site, 'templates/pages/project/style.module.css');
  const good = readFileSync(join(state.site, project), 'utf8');
  writeFileSync(path, '.added { color: red; }\n');
  edit(state, project, (text) =>
    text
      .replace(/^import/, "import css from './style.module.css';\nimport")
      .replace(/<article[^>]*>/, '<article className={css.added}>'),
  );
  await expectSite(state);
  edit(state, project, () => good);
  rmSync(path);
  await expectSite(state);
});

edits('changes that come during a build are all in the next', async (state) => {
  const { nextChange, close } = await listen(
    `${state.preview.url}/_preview/events?page=projects/walnut-library/index.html`,
  );
  edit(state, project, mark('second'));
  edit(state, 'content/projects/oak-staircase/en.md', (text) => `${text}\nA sentence that comes with it.\n`);
  // The build waits a little for the page that it has shown first.
  await nextChange();
  edit(state, project, mark('third'));
  edit(state, styles, (text) => `${text}\nh2 { color: red; }\n`);
  await close();
  await expectSite(state);
});

further('content that changes while templates have a mistake is shown when they have none', async (state) => {
  const { refused } = state;
  const good = readFileSync(join(state.site, project), 'utf8');
  edit(state, project, (text) => text.replace('const page = usePage();', 'const page = usePage(;'));
  await eventually(async () => state.refused, refused + 1);
  edit(state, 'content/projects/walnut-library/en.md', (text) => `${text}\nWritten while it was broken.\n`);
  await eventually(async () => state.refused, refused + 2);
  edit(state, project, () => good);
  await expectSite(state);
});

edits.run();

/** Expects every page of the preview to become that of a build that begins with nothing. */
async function expectSite({ site, preview }: State): Promise<void> {
  const built = await buildSite(site, {
    input: { override: { formsApi: `${preview.url}/forms-api/`, precompress: [] } },
    stages: forPreview({ paths: new Set(), show: async () => {} }, siteStages),
  });
  const routes = [...(built.site?.routes.values() ?? [])];
  assert.ok(routes.length > 8, 'there are pages');
  const isOther = async (url: string, output: string) => {
    const html = await (await fetch(preview.url + url)).text();
    const shown = html.replace(/<script type="module" src="\/_preview\/[^>]*><\/script>/, '');
    return shown !== String(Buffer.from(built.writer.read('site', output) ?? ''));
  };
  const others = async () => {
    const found = await Promise.all(routes.map(async ({ url, output }) => ((await isOther(url, output)) ? [url] : [])));
    return found.flat();
  };
  await eventually(others, []);
}

/** Collects the events that an open page receives. */
async function listen(address: string) {
  const body = (await fetch(address)).body;
  if (!body) throw new Error(`${address} is no stream.`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  async function next(): Promise<BuildEvent> {
    while (!buffered.includes('\n\n')) buffered += (await reader.read()).value ?? '';
    const [line = '', ...others] = buffered.split('\n\n');
    buffered = others.join('\n\n');
    return JSON.parse(line.slice('data: '.length));
  }
  let { version } = await next();
  return {
    /** Returns the next event that is of a change of the site. */
    async nextChange(): Promise<BuildEvent> {
      let event = await next();
      while (event.version === version) event = await next();
      version = event.version;
      return event;
    },
    close: () => reader.cancel(),
  };
}
