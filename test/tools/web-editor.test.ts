import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withWebEditor } from '../../build/commands/project/web-editor.ts';
import { headersOf, siteStages } from '../../build/pipeline/build.ts';
import { eventually } from '../support/browser.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { type BuiltSite, buildSite, layOutBase, textOf } from '../support/site.ts';
import { type OpenEditor, openWebEditor } from '../support/web-editor.ts';

interface State {
  folder: string;
  built: BuiltSite;
  editor: OpenEditor;
}

const web = suite<State>('web editor');

/** The editor's packages stay for the next run of the tests. */
const stages = withWebEditor(join(root, '.cache'), siteStages);

web.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  appendFileSync(join(state.folder, 'content/site.yaml'), 'editor: { repository: wevoya/site }\n');
  state.built = await buildSite(state.folder, { stages });
  assert.is(state.built.printed, '');
  state.editor = await openWebEditor(state.built, state.folder);
});
web.after(async ({ folder, editor }) => {
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

web('it is never indexed, and has a policy of its own', async ({ built }) => {
  const { site } = built;
  if (!site) throw new Error('There is no site.');
  const headers = Object.fromEntries(headersOf(site, '/editor/'));
  assert.is(headers['X-Robots-Tag'], 'noindex, nofollow');
  assert.match(headers['Content-Security-Policy'] ?? '', /script-src 'self';/);
  assert.match(
    (await textOf(built.outputs, 'editor/index.html')) ?? '',
    /<meta name="robots" content="noindex, nofollow">/,
  );
  assert.not.match((await textOf(built.outputs, 'sitemap.xml')) ?? '', /editor/);
});

web('a text is edited and translated, and the build accepts what was written', async ({ folder, editor }) => {
  const { page, origin } = editor;
  const before = await editor.files();
  await page.goto(`${origin}/editor/#/collections/toolbox-texts/entries/honest-devops`);
  await page
    .getByRole('textbox', { name: 'Lead' })
    .first()
    .fill('Four numbers: two people find them in a day and a half.');
  await page.getByRole('radio', { name: 'French' }).last().click();
  await page
    .getByRole('textbox', { name: 'Lead' })
    .nth(1)
    .fill('Quatre chiffres : à deux, on les trouve en un jour et demi.');
  await save(page);
  await eventually(
    async () => changedFiles(before, await editor.files()),
    ['content/toolbox/honest-devops/en.md', 'content/toolbox/honest-devops/fr.md'],
  );
  const after = await editor.files();
  assert.match(after['content/toolbox/honest-devops/fr.md'] ?? '', /^lead: >-\n {2}Quatre chiffres : à deux/m);
  for (const locale of ['en', 'fr']) {
    const path = `content/toolbox/honest-devops/${locale}.md`;
    assert.is(bodyOf(after[path]), bodyOf(before[path]), 'the text below the fields is as it was');
  }
  assert.is(await checkedAfter(folder, before, after), '');
});

web('a save changes the lines that were edited, and no others', async ({ editor }) => {
  const { page, origin } = editor;
  const before = await editor.files();
  await page.goto(`${origin}/editor/#/collections/toolbox-texts/entries/okr-without-theatre`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('OKRs: without theatre');
  await save(page);
  const path = 'content/toolbox/okr-without-theatre/en.md';
  await eventually(async () => changedFiles(before, await editor.files()), [path]);
  const after = await editor.files();
  assert.is(after[path], before[path]?.replace('title: OKRs without theatre', 'title: "OKRs: without theatre"'));

  await page.goto(`${origin}/editor/#/collections/toolbox-facts/entries/okr-without-theatre`);
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('9');
  await save(page);
  const facts = 'content/toolbox/okr-without-theatre/guide.yaml';
  await eventually(async () => changedFiles(after, await editor.files()), [facts]);
  assert.is((await editor.files())[facts], after[facts]?.replace('minutes: 4', 'minutes: 9'));
});

web('nobody is offered a way to sign in that leads nowhere', async ({ editor }) => {
  const { page, origin } = editor;
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(`${origin}/editor/`);
  await visitor?.getByRole('button', { name: /Local Repository/ }).waitFor();
  const offered = (await visitor?.getByRole('button').allTextContents()) ?? [];
  assert.equal(
    offered.map((text) => text.trim()),
    ['Work with Local Repository', 'Sign In Using Access Token'],
  );
  await visitor?.close();
});

web('what the build refuses cannot be saved', async ({ editor }) => {
  const { page, origin } = editor;
  const before = await editor.files();
  await page.goto(`${origin}/editor/#/collections/toolbox-texts/entries/okr-without-theatre`);
  const slug = page.getByRole('textbox', { name: 'Slug' }).first();
  await slug.fill('Not A Slug');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Must be a slug of lower-case letters').first().waitFor();
  assert.equal(changedFiles(before, await editor.files()), []);
});

web(
  'an entry is begun, its facts and its texts are written, and the build accepts them',
  async ({ folder, editor }) => {
    const { page, origin } = editor;
    const before = await editor.files();
    await page.goto(`${origin}/editor/`);
    await page.getByText('Begin an entry').click();
    await page.getByLabel('Kind').selectOption('experts');
    await page.getByLabel('Title in the default language').fill('Zoë Peeters');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Peeters');
    await page.getByRole('radio', { name: /Brussels/ }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('zoe@wevoya.example');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+32 2 555 01 99');
    await page.getByRole('textbox', { name: 'Linkedin' }).fill('aHR0cHM6Ly93d3cubGlua2VkaW4uY29tL2luL3pvZS8=');
    await save(page);
    await eventually(
      async () => changedFiles(before, await editor.files()),
      ['content/experts/zoe-peeters/expert.yaml'],
    );
    await page.goto(`${origin}/editor/#/collections/experts-texts/entries/zoe-peeters`);
    await page.getByRole('textbox', { name: 'Slug' }).first().fill('zoe-peeters');
    await page
      .getByRole('textbox', { name: 'Description' })
      .first()
      .fill('Zoë Peeters coaches teams from Brussels: what she has written, and how to reach her.');
    await page.getByRole('textbox', { name: 'Position' }).first().fill('Coach');
    await page.getByRole('textbox', { name: 'Bio' }).first().fill('Zoë coaches: teams, mostly.');
    await page.getByRole('radio', { name: 'French' }).last().click();
    await page.getByRole('textbox', { name: 'Slug' }).nth(1).fill('zoe-peeters');
    await page
      .getByRole('textbox', { name: 'Description' })
      .nth(1)
      .fill('Zoë Peeters accompagne des équipes depuis Bruxelles : ses textes, et comment la joindre.');
    await page.getByRole('textbox', { name: 'Position' }).nth(1).fill('Coach');
    await page.getByRole('textbox', { name: 'Bio' }).nth(1).fill('Zoë accompagne des équipes.');
    await save(page);
    await eventually(
      async () => changedFiles(before, await editor.files()),
      [
        'content/experts/zoe-peeters/en.md',
        'content/experts/zoe-peeters/expert.yaml',
        'content/experts/zoe-peeters/fr.md',
      ],
    );
    const after = await editor.files();
    assert.match(after['content/experts/zoe-peeters/expert.yaml'] ?? '', /^draft: true$/m);
    assert.is(await checkedAfter(folder, before, after), '');
  },
);

web('it is off unless site.yaml says so', async () => {
  const folder = makeTemporaryFolder();
  layOutBase(folder);
  const { outputs } = await buildSite(folder, { stages });
  assert.equal(
    outputs.filter(({ path }) => path.startsWith('editor/')),
    [],
  );
  assert.not.match((await textOf(outputs, '_headers')) ?? '', /editor/);
  rmSync(folder, { recursive: true });
});

web.run();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys({ ...before, ...after })
    .filter((path) => before[path] !== after[path])
    .sort();
}

function bodyOf(text = ''): string {
  return text.slice(text.indexOf('\n---\n', 4) + 5).trim();
}

/** Builds the site with what the editor wrote, drafts too → what the build says; the folder is as it was afterwards. */
async function checkedAfter(
  folder: string,
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<string> {
  const changed = changedFiles(before, after);
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), after[path] ?? '');
    assert.ok(existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8') === after[path]);
  }
  const { printed } = await buildSite(folder, { input: { drafts: true } });
  return printed;
}
