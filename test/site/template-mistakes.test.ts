import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import type { ShownProblem } from '../../build/preview/problems.ts';
import { eventually } from '../support/browser.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

interface State {
  folder: string;
  site: string;
  /** Changes a file of the templates → what changes it back. */
  edit: (file: string, find: string, replace: string) => () => void;
}

/** A mistake in a template is reported as one in the content is, by the commands and by the preview. */
const mistakes = suite<State>('mistakes in templates');

mistakes.before((state) => {
  state.folder = makeTemporaryFolder();
  state.site = join(state.folder, 'site');
  process.env.SITE_CACHE = join(state.folder, 'cache');
  cpSync(join(root, 'test/other-site'), state.site, { recursive: true });
  state.edit = (file, find, replace) => {
    const path = join(state.site, 'templates', file);
    const before = readFileSync(path, 'utf8');
    assert.ok(before.includes(find), `${file} has ${find}`);
    writeFileSync(
      path,
      before.replace(find, () => replace),
    );
    return () => writeFileSync(path, before);
  };
});
mistakes.after(({ folder }) => {
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

mistakes('an island that throws is named with its line and props: exit 3, and nothing is written', (state) => {
  const { site, folder, edit } = state;
  const turnBack = edit('islands/form/index.tsx', '{view.text.purpose}', '{view.text.reason.words}');
  const { status, out } = runCommand('build', '--site', site, '--out', join(folder, 'dist'));
  turnBack();
  assert.is(status, 3);
  assert.match(
    out,
    /templates\/islands\/form\/index\.tsx:\d+:\d+: error: This template throws "TypeError: .*'words'\)"/,
  );
  assert.match(out, /Its props are \{ id: "enquiry" \}\./);
  assert.match(out, /the last good site stays as it was/);
});

mistakes(
  'the preview shows the mistake in place of the page, serves the others, and the page when it is corrected',
  (state) =>
    inPreview(state, async ({ text, problems, codes }) => {
      const turnBack = state.edit('pages/project/index.tsx', 'facts.wood}', 'facts.nothing.wood}');
      await eventually(codes, ['template-error']);
      const [problem] = await problems();
      assert.match(problem?.place ?? '', /templates\/pages\/project\/index\.tsx:23:80$/);
      const failed = await text('/projects/oak-staircase/');
      assert.match(failed, /<h1>This page could not be rendered<\/h1>/);
      assert.match(failed, /reading &#39;wood&#39;|reading 'wood'/);
      assert.match(failed, /_preview\/client\.js/);
      assert.match(await text('/workshop/'), /<h1>The workshop/);
      assert.match(await text('/_preview/'), /1 error, /);
      turnBack();
      await eventually(codes, []);
      assert.match(await text('/projects/oak-staircase/'), /<h1>Stairs|<h1>A staircase/);
    }),
);

mistakes('templates that cannot be compiled are a problem of the preview, which goes on', (state) =>
  inPreview(state, async ({ text, codes }) => {
    const turnBack = state.edit('pages/project/index.tsx', 'const page = usePage();', 'const page = usePage(;');
    await eventually(codes, ['template-syntax']);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
    turnBack();
    await eventually(codes, []);
  }),
);

mistakes('a preview that starts with templates that cannot be compiled shows why', async (state) => {
  const turnBack = state.edit('pages/project/index.tsx', 'const page = usePage();', 'const page = usePage(;');
  await inPreview(state, async ({ text, codes }) => {
    assert.match(await text('/workshop/'), /templates\/pages\/project\/index\.tsx:19:\d+/);
    turnBack();
    await eventually(codes, []);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
  });
});

mistakes.run();

interface Previewed {
  text: (path: string) => Promise<string>;
  problems: () => Promise<ShownProblem[]>;
  /** Returns the codes of the problems. */
  codes: () => Promise<string[]>;
}

async function inPreview({ site }: State, work: (previewed: Previewed) => Promise<void>): Promise<void> {
  const options = parseOptions(['preview', '--site', site, '--port', '0', '--date', '2027-01-15'], root);
  const preview = await startPreview(options, () => {});
  const ask = (path: string) => fetch(preview.url + path);
  const problems = async () => (await (await ask('/_preview/problems')).json()) as ShownProblem[];
  try {
    await work({
      text: async (path) => (await ask(path)).text(),
      problems,
      codes: async () => (await problems()).map(({ code }) => code),
    });
  } finally {
    await preview.stop();
  }
}
