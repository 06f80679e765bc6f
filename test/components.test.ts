import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readExamples } from '../build/preview/gallery/examples.ts';
import { fixtureProblems } from './support/fixture.ts';
import { gallery } from './support/gallery.ts';
import { structureRules } from './support/markup.ts';
import { inTemporaryFolder, isExhaustive, root } from './support/project.ts';
import { someRows } from './support/some-rows.ts';

const readYaml = (path: string): unknown => load(readFileSync(join(root, 'content', path), 'utf8'));
const forms = readdirSync(join(root, 'content/forms')).map((name) => readYaml(`forms/${name}`)) as {
  type: string;
  fields: { name: string; required?: boolean }[];
}[];

const locales = ['en', 'fr', 'nl'];

/** Every component and island, as its examples show it, in each language, layout and runtime. */
const components = suite<{ pages: Map<string, string> }>('components');

components('every component and island has examples, and they can be read', async () => {
  const { problems, documented } = await gallery();
  assert.equal(problems, []);
  assert.ok(documented.length > 40, 'the components are found');
});

components('every component says in a sentence what it does', async () => {
  const { documented } = await gallery();
  assert.equal(
    documented.filter(({ sentence }) => !/^[A-Z].*\.$/s.test(sentence)).map(({ source }) => source),
    [],
  );
});

components('the entries that examples show are as the content’s schemas want them', async () => {
  assert.equal(await fixtureProblems(), []);
});

components('every example is rendered in each layout and runtime, in one language after the other', async (state) => {
  state.pages = new Map();
  for (const runtime of someRows(['preact', 'react'] as const, 1)) {
    const { documented, document } = await gallery(runtime);
    for (const [index, example] of documented.flatMap(({ examples }) => examples).entries()) {
      for (const layout of example.layouts) {
        for (const locale of isExhaustive ? locales : locales.slice(index % 3, (index % 3) + 1)) {
          const name = `${example.id} ${layout} ${locale}`;
          // Under React only islands differ.
          if (runtime === 'react' && !state.pages.get(`${name} preact`)?.includes('data-island')) continue;
          state.pages.set(`${name} ${runtime}`, document(example, { layout, locale, style: '/style.css' }));
        }
      }
    }
  }
  assert.ok(state.pages.size > (isExhaustive ? 400 : 130), `${state.pages.size} pages`);
});

components('each field of a form that is not required is marked as optional', ({ pages }) => {
  const wrong: string[] = [];
  let checked = 0;
  const marks = new Map(locales.map((locale) => [locale, `>${optionalIn(locale)}<`]));
  for (const [example, html] of pages) {
    const mark = marks.get(example.split(' ').at(-2) ?? '') ?? '';
    for (const [form, type] of html.matchAll(/<form[^>]* name="(\w+)".*?<\/form>/gs)) {
      for (const [, name, field = ''] of form.matchAll(/data-field="(\w+)"(.*?)(?=data-field=|$)/gs)) {
        checked++;
        if (field.includes(mark) === isRequired(type, name)) wrong.push(`${example}: ${name}`);
      }
    }
  }
  assert.ok(checked > (isExhaustive ? 100 : 50), `${checked} fields`);
  assert.equal(wrong, []);
});

/** Returns the mark of a field that may stay empty. */
function optionalIn(locale: string): string {
  return (readYaml(`strings/${locale}.yaml`) as { forms: { optional: string } }).forms.optional;
}

function isRequired(type: string | undefined, name: string | undefined): boolean {
  const form = forms.find((one) => one.type === type);
  return form?.fields.find((field) => field.name === name)?.required ?? false;
}

/** What a whole page has and an example's page has not. */
const ofPagesOnly = ['there is one main, one title, one language'];

for (const [name, problemsIn] of structureRules.filter(([rule]) => !ofPagesOnly.includes(rule))) {
  components(name, ({ pages }) => {
    const problems = [...pages].flatMap(([example, html]) =>
      problemsIn(html).map((problem) => `${example}: ${problem}`),
    );
    assert.equal(problems.slice(0, 20), []);
  });
}

components('a component without examples is named, with what to do', () =>
  inTemporaryFolder((folder) => {
    const lay = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const path of ['components/button', 'components/fixture.yaml', 'islands/form', 'layouts'])
      cpSync(join(root, 'templates', path), join(folder, 'templates', path), { recursive: true });
    lay('templates/components/ribbon/index.tsx', '/** Ties. */\nexport function Ribbon() {\n  return null;\n}\n');
    lay('templates/components/bow/index.tsx', '/** Ties. */\nexport function Bow() {\n  return null;\n}\n');
    lay('templates/components/bow/examples.yaml', 'layout: [classic]\nexamples:\n  Bows:\n    - name: A bow\n');
    assert.equal(readExamples(folder).problems, [
      'templates/components/bow/examples.yaml: "layout" is not known; the fields are place, layouts and examples.',
      'templates/components/bow/examples.yaml has examples of "Bows", which templates/components/bow/ does not export. It exports: Bow.',
      'templates/components/bow/examples.yaml has no example of Bow. Add one below examples: Bow:',
      'templates/components/ribbon/examples.yaml is missing. Write at least one example for each of: Ribbon.',
    ]);
  }),
);

components('mistakes that the types of examples cannot be checked with are named with file and line', () =>
  inTemporaryFolder((folder) => {
    const lay = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    cpSync(join(root, 'templates/components/fixture.yaml'), join(folder, 'templates/components/fixture.yaml'));
    lay('templates/components/bow/index.tsx', '/** Ties. */\nexport async function Bow() {\n  return null;\n}\n');
    lay('templates/components/bow/examples.yaml', 'examples:\n  Bow:\n    - name: "A bow\n');
    assert.equal(readExamples(folder).refused, [
      'templates/components/bow/examples.yaml:4:1: A quote or bracket that was opened above is not closed. Close the quote " or \', or the bracket ] or }, that was opened last.',
      'templates/components/bow/index.tsx:2:1: The component "Bow" is async, but must not wait for a promise.',
    ]);
  }),
);

components.run();
