import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostNames } from '../build/hosts/hosts.ts';
import type { Diagnostic } from '../build/model/diagnostic.ts';
import type { Route } from '../build/model/route.ts';
import { runPipeline } from '../build/pipeline/build.ts';
import { openMemo } from '../build/pipeline/cache/memo-file.ts';
import { assetCache, makeTemporaryFolder, projectTemplates, root } from './support/project.ts';
import { realSite } from './support/real-site.ts';
import { buildDate, textOf } from './support/site.ts';

/**
 * What this site's templates do with facts and texts that its content need not have today: all of them are written into
 * entries of a copy of the content, whichever there are, and the pages that show them are rendered.
 */
interface State {
  folder: string;
  routes: Route[];
  read: (url: string) => Promise<string>;
  rendered: Route[];
  diagnostics: readonly Diagnostic[];
}

const edited = suite<State>('edited content');

/** Types of pages that take a text, each with a page of it and the form that the test puts into its text. */
const texts = new Map<string, { route: Route; form: string }>();
let service: Route | undefined;
let serviceParts: string[] = [];
let workedOn: Route | undefined;
let article: Route | undefined;
let thanks: Route | undefined;
let withDirectives: Route | undefined;

/** Every directive that a text may have, as its README shows them. */
const directives = `
:::note
Counted by **hand**.
:::

:::warning[Not for *people*]
Never count them.
:::

:::details[How we counted]
For a week.
:::

:::chart[Hours of waiting]{unit=%}
| Port | 2025 | 2026 |
| --- | ---: | ---: |
| Ghent | 62.50 | 25 |
:::

:::figure[What *was* counted]
| Night | Hours |
| --- | ---: |
| Monday | 9 |
:::

:::video[The quay at night]{href=https://videos.example/watch?v=7 length=4:12}
Ships wait.
:::

::wave
`;

edited.before(async (state) => {
  state.folder = makeTemporaryFolder();
  const content = join(state.folder, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const { site, folder } = await realSite();
  const english = [...site.routes.values()].filter(({ entry }) => entry.locale === site.config.defaultLocale);
  const edit = (path: string, change: (facts: any) => void): void => {
    const facts = load(readFileSync(join(content, path), 'utf8'));
    change(facts);
    writeFileSync(join(content, path), dump(facts));
  };
  const ofType = (type: string, rest: (route: Route) => boolean = () => true) =>
    english.find((route) => route.pageType.name === type && rest(route));

  for (const route of english.filter(({ entry, pageType }) => entry.folder === 'pages' && pageType.body !== 'none')) {
    if (texts.has(route.pageType.name)) continue;
    const html = readFileSync(join(folder, route.output), 'utf8');
    const form = [...site.forms.keys()].find(
      (id) => ['contact', 'newsletter'].includes(id) && !html.includes(`id="${id}-form"`),
    );
    if (!form) continue;
    texts.set(route.pageType.name, { route, form });
    appendFileSync(join(content, route.entry.source.words), `\nA text in its own place.\n\n::form{#${form}}\n`);
  }

  service = ofType('service', ({ entry }) => entry.facts.parts === undefined && !textsHave(entry.ref));
  const { facts = {}, words = {} } = service?.entry ?? {};
  const written = ['problem', 'price', 'outcomes', 'approach', 'questions'].filter((part) => words[part]);
  serviceParts = ['questions', ...written.filter((part) => part !== 'questions'), 'example'];
  if (facts.case) serviceParts.splice(1, 0, 'case');
  if (facts.trainings || facts.guides) serviceParts.push('further');
  if (service) edit(service.entry.source.facts, (own) => Object.assign(own, { parts: serviceParts }));

  workedOn = ofType('case', ({ entry }) => entry.facts.revisited === undefined);
  if (workedOn) edit(workedOn.entry.source.facts, (own) => Object.assign(own, { revisited: own.year + 1 }));

  article = ofType('article', ({ entry }) => entry.facts.form === undefined && !textsHave(entry.ref));
  if (article) edit(article.entry.source.facts, (own) => Object.assign(own, { form: 'forms/newsletter' }));

  withDirectives = ofType('insight');
  if (withDirectives) appendFileSync(join(content, withDirectives.entry.source.words), directives);

  const templates = await projectTemplates();
  thanks = english.find(({ entry }) => entry.ref === templates.site.pages.thankYou);
  if (thanks) edit(thanks.entry.source.facts, (own) => Object.assign(own, { shows: 'next-steps' }));
  const next = Object.fromEntries(site.config.locales.map(({ id }) => [id, `Then, in ${id}.`]));
  edit('forms/contact.yaml', (own) => Object.assign(own, { next }));

  const { memo } = openMemo(join(process.env.TEST_SITE ?? '', 'memo.jsonl'), templates.compiled.digest);
  const built = await runPipeline(
    {
      contentFolder: content,
      staticFolder: join(root, 'static'),
      templates,
      date: buildDate,
      override: { precompress: [], hosts: hostNames },
      assetCache,
      has: () => true,
    },
    memo,
  );
  state.routes = [...(built.site?.routes.values() ?? [])];
  state.diagnostics = built.diagnostics;
  const before = new Map([...memo.pages.values()].map(({ url, digest }) => [url, digest]));
  state.rendered = built.pages.flatMap(({ url, digest }) =>
    before.get(url) === digest ? [] : (built.site?.routes.get(url) ?? []),
  );
  state.read = async (output) => (await textOf(built.outputs, output)) ?? '';
});
edited.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

edited('every type of base page that takes a text shows it, and the form in it', async ({ read }) => {
  assert.ok(texts.size > 0);
  const without: string[] = [];
  for (const [type, { route }] of texts)
    if (!/<p>A text in its own place\.<\/p>[\s\S]*?<form /.test(await read(route.output))) without.push(type);
  assert.equal(without, []);
});

edited('a service has the parts that its facts name, in their order, on grounds that take turns', async ({ read }) => {
  if (!service) return;
  const html = await read(service.output);
  const found = [...html.matchAll(/<(?:section|div)(?: id="([a-z]+)")?[^>]* data-ground="(plain|soft|navy)"/g)].slice(
    1,
  );
  assert.equal(
    found.slice(0, serviceParts.length).map(([, id]) => id ?? 'example'),
    serviceParts,
  );
  const grounds = found.map(([, , ground]) => ground).filter((ground) => ground !== 'navy');
  assert.equal(
    grounds.filter((ground, index) => ground === grounds[index + 1]),
    [],
  );
});

edited('a case that was revisited says so in the list of cases and on cards, in each language', async (state) => {
  if (!workedOn) return;
  const { site } = await realSite();
  const { ref, facts } = workedOn.entry;
  for (const { id } of site.config.locales) {
    const label =
      site.strings
        .get(id)
        ?.get('facts.revisited')
        ?.replace('{{year}}', String(facts.year + 1)) ?? '?';
    const pages = state.rendered.filter(({ entry }) => entry.locale === id && entry.ref !== ref);
    const shown = await Promise.all(pages.map(({ output }) => state.read(output)));
    assert.ok(
      shown.some((html) => html.includes(label)),
      `no page of ${id} has: ${label}`,
    );
  }
});

edited('an article ends with the form that it names', async ({ read }) => {
  if (!article) return;
  const [, main = ''] = (await read(article.output)).split('<main');
  assert.match(main, '<form id="newsletter-form"');
});

edited('the page that thanks has the next step of each form in its language, and shows no form', async (state) => {
  if (!thanks) return;
  const { ref } = thanks.entry;
  for (const { entry, output } of state.routes.filter((route) => route.entry.ref === ref)) {
    const [, main = ''] = (await state.read(output)).split(/<\/?main/);
    assert.match(main, `Then, in ${entry.locale}.`);
    assert.not.match(main, '<form');
  }
});

edited('a text shows each directive, without a message', async ({ read, diagnostics }) => {
  if (!withDirectives) return;
  const { source } = withDirectives.entry;
  assert.equal(
    diagnostics.filter(({ file, severity }) => file === source.words && severity === 'error'),
    [],
  );
  const html = await read(withDirectives.output);
  const shown = {
    'a callout with the name of its kind':
      /<div role="note"[^>]*><p[^>]*>Note<\/p><div class="prose"><p>Counted by <strong>hand/,
    'a callout with its own title': /<p[^>]*>Not for <em>people<\/em><\/p>/,
    'an accordion that opens without script':
      /<details[^>]*><summary><span>How we counted<\/span>[\s\S]*?<p>For a week\.<\/p>/,
    'a figure with its caption below':
      /<figure[^>]*><div class="prose"><table>[\s\S]*?<figcaption>What <em>was<\/em> counted<\/figcaption>/,
    'a link to a video': /<a href="https:\/\/videos\.example\/watch\?v=7"[\s\S]*?4:12\u00a0minutes, on videos\.example/,
  };
  for (const [what, pattern] of Object.entries(shown)) assert.match(html, pattern, what);
  assert.not.match(html, /(?:src|srcset|poster|data)="https:\/\/videos/);
});

edited('a chart has a bar for each number, its digits as written, and the same as a table', async ({ read }) => {
  if (!withDirectives) return;
  const html = await read(withDirectives.output);
  const [chart = ''] = /<figure[^>]*><figcaption>Hours of waiting[\s\S]*?<\/figure>/.exec(html) ?? [];
  assert.equal(
    [...chart.matchAll(/<rect[^>]* width="(\d+)" height="20"/g)].map(([, width]) => Number(width)),
    [1000, 400],
  );
  assert.match(chart, '<span>62.50%</span>');
  assert.match(chart, /<details><summary>Figures as a table<\/summary>[\s\S]*<td[^>]*>62\.50<\/td>/);
});

edited('a wave is a drawing with the number of each phase, which a screen reader leaves out', async ({ read }) => {
  if (!withDirectives) return;
  const html = await read(withDirectives.output);
  const waves = [
    ...html.matchAll(/<svg(?=[^>]*viewBox="0 -?[\d.]+ 720 [\d.]+")(?=[^>]*aria-hidden="true")[^>]*>.*?<\/svg>/gs),
  ];
  const numbers = waves.map(([wave]) =>
    [...wave.matchAll(/<circle[^>]*><\/circle><text[^>]*>(\d)<\/text>/g)].map(([, number]) => number),
  );
  assert.ok(numbers.some((found) => found.join('') === '1234567'));
});

edited.run();

function textsHave(ref: string): boolean {
  return [...texts.values()].some(({ route }) => route.entry.ref === ref);
}
