import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageContext } from '../../build/authoring/page.ts';
import type { EditedTemplates } from '../../build/model/templates.ts';
import { compileTemplates } from '../../build/pipeline/templates/compile.ts';
import { createLiveTemplates, type LiveTemplates } from '../../build/pipeline/templates/live-templates.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

interface State {
  folder: string;
  live: LiveTemplates;
  /** Writes files below `templates/` and updates the templates. */
  save: (files: Record<string, string>) => Promise<EditedTemplates>;
  read: (file: string) => string;
}

/** Templates that are compiled one by one. */
const edits = suite<State>('live templates');

edits.before.each(async (state) => {
  state.folder = makeTemporaryFolder();
  cpSync(join(root, 'test/other-site'), state.folder, { recursive: true });
  const path = (file: string) => join(state.folder, 'templates', file);
  state.read = (file) => readFileSync(path(file), 'utf8');
  state.live = createLiveTemplates({ root, siteFolder: state.folder, cache: state.folder, runtime: 'preact' });
  state.save = async (files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(path(file), '..'), { recursive: true });
      writeFileSync(path(file), text);
    }
    return (await state.live.update(Object.keys(files).map((file) => `templates/${file}`))).templates;
  };
  await state.save({});
});
edits.after.each(async ({ folder, live }) => {
  await live.dispose();
  rmSync(folder, { recursive: true });
});

const project = 'pages/project/index.tsx';
const style = 'layouts/page/style.module.css';

/** Makes each page type name its facts file after a module that both import. */
const named = (text: string) =>
  text.replace(/^/, "import { word } from '../../word.ts';\n").replace(/file: '(\w+)'/, "file: ['$1', word].join(' ')");

const filesOf = ({ pageTypes }: EditedTemplates) => pageTypes.map(({ file }) => file);

edits('every importer of a changed module gets it, and no other module runs again', async ({ save, read }) => {
  const first = await save({
    'word.ts': "export { word } from './other.ts';\n",
    'other.ts': "export const word = 'one';\n",
    [project]: named(read(project)),
    'pages/page/index.tsx': named(read('pages/page/index.tsx')),
  });
  assert.equal(filesOf(first), ['page one', 'project one']);
  const second = await save({ 'other.ts': "export const word = 'two';\n" });
  assert.equal(filesOf(second), ['page two', 'project two']);
  assert.is(second.layouts.page, first.layouts.page);
  const third = await save({ [project]: read(project).replace("folder: 'projects'", "folder: 'others'") });
  assert.is(third.pageTypes[0], second.pageTypes[0]);
  assert.is(third.pageTypes[1]?.folder, 'others');
});

edits('a module that is imported again has what changed meanwhile', async ({ save, read }) => {
  const good = read(project);
  await save({
    'word.ts': "export { word } from './other.ts';\n",
    'other.ts': "export const word = 'one';\n",
    [project]: named(good),
  });
  await save({ [project]: good });
  await save({ 'other.ts': "export const word = 'two';\n" });
  assert.equal(filesOf(await save({ [project]: named(good) })), ['page', 'project two']);
});

edits('a file that is saved without a change of its code lets nothing run again', async ({ save, read }) => {
  const before = await save({});
  const after = await save({ [project]: `${read(project)}\n// A comment.\n` });
  assert.is(after.pageTypes[1], before.pageTypes[1]);
});

edits('after a mistake, and what corrects it, nothing is as it was before', async ({ save, read }) => {
  const good = read(project);
  for (const mistake of ['const = 1;', "throw new Error('No.');", "import './nowhere.ts';"]) {
    const failure = await save({ [project]: `${mistake}\n${good}` }).catch((error) => error);
    assert.instance(failure, Error, mistake);
    const other = good.replace("file: 'project'", `file: 'after ${mistake.length}'`);
    assert.equal(filesOf(await save({ [project]: other })), ['page', `after ${mistake.length}`]);
  }
});

edits('a folder that comes or goes is a page type more or less', async ({ folder, save, live, read }) => {
  const added = await save({
    'pages/added/index.tsx': read(project),
    'pages/added/schema.ts': read('pages/project/schema.ts'),
  });
  assert.equal(
    added.pageTypes.map(({ name }) => name),
    ['added', 'page', 'project'],
  );
  rmSync(join(folder, 'templates/pages/added'), { recursive: true });
  const { templates } = await live.update(['templates/pages/added/index.tsx', 'templates/pages/added/schema.ts']);
  assert.equal(
    templates.pageTypes.map(({ name }) => name),
    ['page', 'project'],
  );
});

edits('another class name runs what imports its style sheet, other rules run nothing', async ({ save, read }) => {
  const before = await save({});
  const ruled = await save({ [style]: `${read(style)}\nh1 { color: red; }\n` });
  assert.is(ruled.layouts.page, before.layouts.page);
  const named = await save({ [style]: `${read(style)}\n.added { color: red; }\n` });
  assert.is.not(named.layouts.page, before.layouts.page);
});

edits('what is concerned is every module that imports a changed one, also through others', async ({ live }) => {
  const { concerned } = await live.update(['templates/pages/project/schema.ts']);
  assert.ok(concerned.has('templates/pages/project/index.tsx'));
  assert.not(concerned.has('templates/pages/page/index.tsx'));
});

edits('modules may import each other', async ({ save, read }) => {
  const templates = await save({
    'a.ts': "import { b } from './b.ts';\nexport const a = () => 'a';\nexport const both = () => a() + b();\n",
    'b.ts': "import { a } from './a.ts';\nexport const b = () => ['b', a()].join('');\n",
    [project]: read(project)
      .replace(/^/, "import { both } from '../../a.ts';\n")
      .replace("file: 'project'", 'file: both()'),
  });
  assert.equal(filesOf(templates), ['page', 'aba']);
});

edits('a package that no module has used yet can be used', async ({ save, read }) => {
  const templates = await save({
    [project]: read(project)
      .replace(/^/, "import search from 'minisearch';\n")
      .replace("file: 'project'", 'file: typeof search'),
  });
  assert.is(templates.pageTypes[1]?.file, 'function');
});

edits('style sheets and imports are those of the bundles', async ({ folder, live, save, read }) => {
  await save({
    'pages/project/style.module.css': '.added { color: red; }\n',
    [project]: `import css from './style.module.css';\n${read(project).replace('<article', '<article className={css.added}')}`,
  });
  const { templates } = await live.update([]);
  const bundled = await compileTemplates({ root, siteFolder: folder, cache: folder, runtime: 'preact' });
  assert.equal(templates.compiled.css, bundled.css);
  assert.equal(templates.compiled.client, bundled.client);
  for (const [path, targets] of Object.entries(templates.compiled.imports))
    if (path.startsWith('templates/')) assert.equal(ofSite(targets), ofSite(bundled.imports[path] ?? []), path);
});

edits(
  'the files of the browser are bundled again if one of their sources changes',
  async ({ folder, live, save, read }) => {
    const before = await save({});
    const other = await save({ [project]: `${read(project)}\nexport const other = 1;\n` });
    assert.is(other.compiled.client, before.compiled.client);
    appendFileSync(join(folder, 'client/main.ts'), "\nconsole.log('edited');\n");
    const { templates } = await live.update(['client/main.ts']);
    assert.is.not(templates.compiled.client.entry, before.compiled.client.entry);
  },
);

edits('a component that renders itself without an end ends with an error, at its place', async ({ save, read }) => {
  const nested = 'const Nested = () => (\n  <p>\n    <Nested />\n  </p>\n);\n';
  const { pageTypes, renderShared, findFailure, findPlace } = await save({
    [project]: `${nested}${read(project).replace(/component: \w+/, 'component: Nested')}`,
  });
  const component = pageTypes[1]?.component as FunctionComponent;
  const render = () => renderShared({} as PageContext, createElement(component));
  const overflow = thrownBy(render);
  assert.match(String(overflow), 'Maximum call stack size exceeded');
  const failure = findFailure(render, overflow);
  assert.is(failure?.error, '<Nested> is inside itself without an end');
  assert.equal(findPlace(failure?.element?.stack ?? ''), { file: `../templates/${project}`, line: 3, column: 5 });
});

edits.run();

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

function ofSite(paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith('templates/'));
}
