import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../build/model/diagnostic.ts';
import { isFailed } from '../build/model/is-failed.ts';

import { facetShapes, openGraphShapes } from '../build/pipeline/templates/guard-facets.ts';
import { makeTemporaryFolder } from './support/project.ts';

import { type BuiltSite, buildSite, layOutSmallBase } from './support/site.ts';

/** The facets of page types, each as code names it: a new one is tested because `facetShapes` must have it. */
const facets = [...Object.keys(facetShapes), ...Object.keys(openGraphShapes).map((name) => `openGraph.${name}`)];

/** What a failing facet does. */
const failures = {
  throws: (facet: string) => `() => { throw new Error('No ${facet}.'); }`,
  returns: () => '() => 5 as never',
};

/** A page type for each facet that fails in each way, and a kind of data. */
const types = facets.flatMap((facet) =>
  (['throws', 'returns'] as const).map((way) => ({
    facet,
    way,
    name: `fails-${facet.replace('.', '-').toLowerCase()}-${way}`,
  })),
);

/** All pages are shown, and each has a social image. */
const options = { despiteErrors: true, input: { override: { socialImages: 'each' as const } } };

const failing = suite<{ folder: string; built: BuiltSite }>('facets that fail');

failing.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutSmallBase(state.folder);
  for (const type of types) addType(state.folder, type);
  const routes = types.map(({ name }) => `  ${name}: { en: "/${name}/{slug}/", fr: "/fr/${name}/{slug}/" }\n`).join('');
  const path = join(state.folder, 'content/routes.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('families:\n', `families:\n${routes}`));
  state.built = await buildSite(state.folder, options);
});
failing.after(({ folder }) => rmSync(folder, { recursive: true }));

for (const { facet, way, name } of types)
  failing(
    `${facet} ${way === 'throws' ? 'that throws' : 'that returns something else'} is one error at its line`,
    ({ built }) => {
      const [failure, ...others] = failuresOf(built.diagnostics, name);
      assert.equal(others, []);
      assert.is(failure?.file, `../templates/pages/${name}/index.tsx`);
      assert.is(failure?.line, lineOfFacet);
      const what = way === 'throws' ? `throws "Error: No ${facet}."` : 'returns 5, but must return ';
      assert.ok(
        failure?.message.startsWith(`The facet "${facet}" of the page type "${name}" ${what}`),
        failure?.message,
      );
      assert.match(failure?.hint ?? '', `The entry is ${name}/one (${name}/one/`);
    },
  );

failing('the pages that do not show them are rendered', ({ built }) => {
  const failed = built.pages.filter(isFailed).map(({ url }) => url);
  const shown = ['card', 'layout', 'head', 'breadcrumbs', 'structuredData', 'openGraph.days'];
  const expected = types
    .filter(({ facet }) => shown.includes(facet))
    .flatMap(({ name }) => [`/${name}/one/`, `/fr/${name}/un/`]);
  assert.equal(failed.sort(), expected.sort());
});

failing('a run that makes nothing again reports the same', async ({ folder, built }) => {
  const again = await buildSite(folder, {
    memo: built.memo,
    despiteErrors: true,
    input: { ...options.input, has: () => true },
  });
  assert.equal(again.diagnostics, built.diagnostics);
});

failing.run();

/** Adds a page type with one entry, of which one facet fails. */
function addType(folder: string, { facet, way, name }: (typeof types)[number]): void {
  const type = join(folder, 'templates/pages', name);
  mkdirSync(type);
  writeFileSync(join(type, 'index.tsx'), sourceOf(facet, failures[way](facet), name));
  const entry = join(folder, 'content', name, 'one');
  mkdirSync(entry, { recursive: true });
  writeFileSync(join(entry, 'entry.yaml'), '{}\n');
  for (const [locale, slug] of [
    ['en', 'one'],
    ['fr', 'un'],
  ])
    writeFileSync(
      join(entry, `${locale}.md`),
      `---\nslug: ${slug}\ntitle: ${name}\ndescription: ${name}\n---\n\nA text.\n`,
    );
}

/** The line of the facet in the type's file. */
const lineOfFacet = 5;

function sourceOf(facet: string, failing: string, name: string): string {
  const [owner = '', member] = facet.split('.');
  const given = member ? `openGraph: { type: 'article', ${member}: facet }` : `${owner}: facet`;
  return `import { definePage } from '#authoring/define.ts';
import { type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { line, object, slug } from '#authoring/schema.ts';
const facet: any = ${failing};
function Content({ entry }: { entry: EntryView }) {
  return <><h1>{entry.words.title}</h1><p>{usePage().card(entry)?.title}</p></>;
}
export default definePage<any, any>({
  folder: '${name}',
  file: 'entry',
  facts: object({}),
  words: object({ slug: slug({ description: '' }), title: line({ max: 60 }), description: line({ max: 60 }) }),
  body: 'required',
  layout: 'classic',
  listPage: 'pages/toolbox',
  component: Content,
  ${facet === 'factPanel' ? `document: (entry) => ({ title: 'A', description: 'A', kind: 'guide', published: '2027-01-01', folder: '${name}', opening: entry.ref }),` : ''}
  ${given},
});
`;
}

function failuresOf(diagnostics: readonly Diagnostic[], name: string): Diagnostic[] {
  return diagnostics.filter(({ code, message }) => code === 'template-error' && message.includes(`"${name}"`));
}
