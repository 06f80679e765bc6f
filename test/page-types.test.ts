import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlProblems, referenceProblems, repeatedIds, structureRules } from './support/markup.ts';
import { inTemporaryFolder, projectTemplates } from './support/project.ts';
import { type BuiltSite, buildSite, hasErrors, layOutBase, sitesFolder } from './support/site.ts';

/** Every page type and layout, in both runtimes of islands, has the structure that a page must have. */
const types = suite<{ base: BuiltSite; pages: Map<string, string> }>('pages of every type');

types.before(async (state) => {
  state.base = await buildBase();
  const { site, writer } = state.base;
  // A base site with a mistake has no pages: then only the test of its diagnostics fails.
  const routes = hasErrors(state.base) ? [] : [...(site?.routes.values() ?? [])];
  state.pages = new Map(routes.map((route) => [route.url, String(writer.read('site', route.output))]));
});

types('the base site has no diagnostics', ({ base }) => {
  assert.is(base.printed, '');
});

types('every page type and every layout is shown by the base site', async ({ base: { site } }) => {
  const templates = await projectTemplates();
  const routes = [...(site?.routes.values() ?? [])];
  const types = new Set(routes.map((route) => route.pageType.name));
  const layouts = new Set<string>(routes.map((route) => route.layout));
  const unseen = [
    ...templates.pageTypes.filter(({ name }) => !types.has(name)).map(({ name }) => `templates/pages/${name}`),
    ...Object.keys(templates.layouts).flatMap((name) => (layouts.has(name) ? [] : [`templates/layouts/${name}`])),
  ];
  assert.equal(unseen, [], `Add an entry to test/sites/_base/ for each (test/README.md): ${unseen.join(', ')}`);
});

types('social images of each family have a text to begin with', async ({ base: { site } }) => {
  const { pageTypes } = await projectTemplates();
  const families = [...new Set(pageTypes.map(({ folder }) => folder))].filter((folder) => folder !== 'pages');
  for (const [locale, texts] of site?.strings ?? [])
    assert.equal(
      families.filter((folder) => !texts.has(`social.${folder}`)),
      [],
      `Add social.<folder> to test/sites/_base/content/strings/${locale}.yaml`,
    );
});

for (const [name, problemsIn] of structureRules) {
  types(name, ({ pages }) => {
    const problems = [...pages].flatMap(([url, html]) => problemsIn(html).map((problem) => `${url}: ${problem}`));
    assert.equal([...new Set(problems)].slice(0, 20), []);
  });
}

types('without a change ledger, only pages whose facts have a day are articles to social networks', ({ pages }) => {
  const articles = [...pages].filter(([, html]) => html.includes('<meta property="og:type" content="article"/>'));
  assert.ok(articles.length > 0);
  const dated = [...pages].filter(([, html]) => html.includes('property="article:published_time"'));
  assert.equal(
    articles.map(([url]) => url),
    dated.map(([url]) => url),
  );
});

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

types('the page that thanks has the next step of every form, also of a new one, and shows no form', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    appendFileSync(join(folder, 'content/pages/thank-you/page.yaml'), 'shows: next-steps\n');
    const form = readFileSync(join(sitesFolder, 'form-nobody-shows/content/forms/suggestion.yaml'), 'utf8');
    const next = 'next: { en: We answer within a week., fr: Nous répondons sous une semaine. }\n';
    writeFileSync(join(folder, 'content/forms/suggestion.yaml'), form + next);
    const { printed, site, writer } = await buildSite(folder);
    assert.match(printed, /No page shows the form "suggestion"/);
    const html = String(writer.read('site', 'thank-you/index.html'));
    const steps = [...html.matchAll(/<p id="([\w-]+)" class="[^"]*">([^<]*)/g)].map(([, id, text]) => [id, text]);
    const expected = [...(site?.forms.values() ?? [])].filter((one) => one.next).map(({ id }) => id);
    assert.equal(
      steps.map(([id]) => id),
      expected.sort(),
    );
    assert.equal(steps.at(-1), ['suggestion', 'We answer within a week.']);
    assert.match(String(writer.read('site', 'fr/merci/index.html')), />Nous répondons sous une semaine\./);
  }),
);

types('every type of base page that takes a text shows it, and the form in it', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    const { site } = await buildSite(folder);
    const routes = [...(site?.routes.values() ?? [])].filter(
      ({ entry, pageType }) => entry.folder === 'pages' && pageType.body !== 'none',
    );
    const examples = [...new Map(routes.map((route) => [route.pageType.name, route])).values()];
    assert.ok(examples.some(({ pageType }) => pageType.name === 'press'));
    for (const { entry, pageType } of examples) {
      // The page of the newsletter has its form already.
      const form = pageType.name === 'newsletter' ? 'contact' : 'newsletter';
      const file = join(folder, 'content', entry.source.words);
      appendFileSync(file, `\nA text in its own place.\n\n::form{#${form}}\n`);
    }
    const { printed, writer } = await buildSite(folder);
    assert.not.match(printed, / error: /);
    const without = examples.filter(
      ({ output }) => !/<p>A text in its own place\.<\/p>[\s\S]*?<form /.test(String(writer.read('site', output))),
    );
    assert.equal(
      without.map(({ pageType }) => pageType.name),
      [],
    );
  }),
);

types('a case that was revisited says so on cards and in the list, in each language', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    appendFileSync(join(folder, 'content/client-cases/insurer-claims-in-days/case.yaml'), 'revisited: 2026\n');
    const { printed, site, writer } = await buildSite(folder);
    assert.is(printed, '');
    const pages = [...(site?.routes.values() ?? [])].map(({ output }) => String(writer.read('site', output)));
    for (const label of ['Assura Nord · Insurance · Revisited in 2026', 'Assura Nord · Assurance · Revu en 2026'])
      assert.ok(
        pages.some((html) => html.includes(label)),
        `a card has: ${label}`,
      );
    assert.match(String(writer.read('site', 'client-cases/index.html')), '2024 · Revisited in 2026');
  }),
);

types('a service has the parts that its facts name, in their order, on grounds that take turns', () =>
  inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    const partsIn = async (): Promise<string[]> => {
      const { printed, writer } = await buildSite(folder);
      assert.is(printed, '');
      const html = String(writer.read('site', 'ai-transformation/index.html'));
      const found = html.matchAll(/<(?:section|div)(?: id="([a-z]+)")?[^>]* data-ground="(plain|soft|navy)"/g);
      return [...found].slice(1).map(([, id, ground]) => `${id ?? 'example'} ${ground}`);
    };
    const usual = await partsIn();
    assert.equal(usual.slice(0, 5), ['problem plain', 'outcomes soft', 'approach plain', 'example soft', 'case navy']);
    appendFileSync(
      join(folder, 'content/pages/ai-transformation/page.yaml'),
      'parts: [questions, case, example, problem, approach, outcomes, further]\n',
    );
    const named = await partsIn();
    assert.equal(named.slice(0, 7), [
      'questions plain',
      'case navy',
      'example soft',
      'problem plain',
      'approach soft',
      'outcomes plain',
      'further soft',
    ]);
    assert.equal(named.slice(7), usual.slice(7));
  }),
);

types.run();

function buildBase(templates?: Awaited<ReturnType<typeof projectTemplates>>): Promise<BuiltSite> {
  return inTemporaryFolder((folder) => {
    layOutBase(folder);
    return buildSite(folder, templates ? { input: { templates } } : {});
  });
}
