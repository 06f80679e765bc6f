import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlProblems, referenceProblems, repeatedIds, structureRules } from './support/markup.ts';
import { inTemporaryFolder, projectTemplates } from './support/project.ts';
import { type BuiltSite, buildSite, layOutBase } from './support/site.ts';

/** Every page type and layout, in both runtimes of islands, has the structure that a page must have. */
const types = suite<{ pages: Map<string, string> }>('pages of every type');

types('every page type and every layout is shown by the base site', async (state) => {
  const { site, writer, printed } = await buildBase();
  assert.is(printed, '');
  const templates = await projectTemplates();
  const routes = [...(site?.routes.values() ?? [])];
  const shown = new Set(routes.map((route) => route.pageType.name));
  const unseen = templates.pageTypes.map(({ name }) => name).filter((name) => !shown.has(name));
  assert.equal(unseen, [], `Add an entry to test/sites/_base/ for: ${unseen.join(', ')}`);
  const layouts = new Set<string>(routes.map((route) => route.layout));
  assert.equal(
    Object.keys(templates.layouts).filter((name) => !layouts.has(name)),
    [],
  );
  state.pages = new Map(routes.map((route) => [route.url, String(writer.read('site', route.output))]));
});

for (const [name, problemsIn] of structureRules) {
  types(name, ({ pages }) => {
    const problems = [...pages].flatMap(([url, html]) => problemsIn(html).map((problem) => `${url}: ${problem}`));
    assert.equal([...new Set(problems)].slice(0, 20), []);
  });
}

types('islands rendered by React have the same structure', async () => {
  const templates = await projectTemplates('react');
  const { site, writer } = await buildBase(templates);
  for (const { output, url } of site?.routes.values() ?? []) {
    const html = String(writer.read('site', output));
    const problems = [...controlProblems(html), ...repeatedIds(html), ...referenceProblems(html)];
    assert.equal(problems, [], url);
  }
});

types('an article ends with whichever form it names', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    appendFileSync(join(folder, 'content/pages/our-story-2025/page.yaml'), 'form: forms/newsletter\n');
    const { printed, writer } = await buildSite(folder);
    assert.is(printed, '');
    const [, main = ''] = String(writer.read('site', 'our-story-2025/index.html')).split('<main');
    assert.match(main, '<form id="newsletter-form"');
  }),
);

types.run();

function buildBase(templates?: Awaited<ReturnType<typeof projectTemplates>>): Promise<BuiltSite> {
  return inTemporaryFolder((folder) => {
    layOutBase(folder);
    return buildSite(folder, templates ? { input: { templates } } : {});
  });
}
