import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as schema from '../../build/authoring/schema.ts';
import { collectInventory } from '../../build/commands/editors/content-lists.ts';
import { configOf } from '../../build/commands/editors/web-editor/config.ts';
import { type EditorData, makeEditorData } from '../../build/commands/editors/web-editor/data.ts';
import { type EditorField, editorFields } from '../../build/commands/editors/web-editor/fields.ts';
import { emitPackages } from '../../build/commands/editors/web-editor/packages.ts';
import { readContent } from '../../build/pipeline/read/source.ts';
import { WriteProblem } from '../../build/pipeline/write/writer.ts';
import { makeTemporaryFolder } from '../support/project.ts';
import { baseFolder, baseTemplates } from '../support/site.ts';

const web = suite<{ data: EditorData }>('configuration of the web editor');

web.before(async (state) => {
  const { pageTypes, dataKinds } = await baseTemplates();
  const { files } = readContent(join(baseFolder, 'content'));
  const table = files.get('routes.yaml')?.data as { families: Record<string, Record<string, string>> };
  const config = files.get('site.yaml')?.data as any;
  const trainings = { en: '/training-calendar/{slug}/' };
  state.data = makeEditorData({
    site: {
      config: { ...config, editor: { repository: 'wevoya/site' } },
      routeTable: { pages: {}, elsewhere: {}, families: { ...table.families, trainings } },
    },
    kinds: [...pageTypes, ...dataKinds],
    inventory: collectInventory({ files, statics: ['press/mark.svg'], pictures: [] }),
    pageTypes: new Map([['pages/contact', 'contact']]),
  });
});

interface Collection {
  name: string;
  i18n?: { locales: string[] };
  files: { name: string; label: string; file: string; fields: (EditorField & { default?: unknown })[] }[];
}

const collections = (data: EditorData, fresh: string[] = []) => configOf(data, fresh).collections as Collection[];
const named = (data: EditorData, name: string, fresh?: string[]): Collection => {
  const found = collections(data, fresh).find((one) => one.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
};

web('every family has its facts, and its texts in the languages it has addresses in', ({ data }) => {
  assert.equal(
    collections(data)
      .map(({ name, i18n }) => [name, i18n?.locales.join(' ')])
      .filter(([name]) => /texts/.test(String(name))),
    [
      ['client-cases-texts', 'en fr'],
      ['documents-texts', 'en fr'],
      ['events-texts', 'en fr'],
      ['experts-texts', 'en fr'],
      ['insights-texts', 'en fr'],
      ['jobs-texts', 'en fr'],
      ['offices-texts', 'en fr'],
      ['pages-texts', 'en fr'],
      ['toolbox-texts', 'en fr'],
      ['trainings-texts', 'en'],
    ],
  );
  const guide = named(data, 'toolbox-texts').files.find(({ name }) => name === 'honest-devops');
  assert.is(guide?.file, 'content/toolbox/honest-devops/{{locale}}.md');
  assert.is(
    named(data, 'toolbox-facts').files[0]?.file.replace(/[^/]+\/guide/, '*/guide'),
    'content/toolbox/*/guide.yaml',
  );
  assert.equal(guide?.fields.map(({ name }) => name).slice(0, 3), ['slug', 'title', 'metaTitle']);
  assert.is(guide?.fields.at(-1)?.name, 'body');
});

web('a page has the fields of its type', ({ data }) => {
  const [page] = named(data, 'pages-texts').files;
  assert.is(page?.name, 'contact');
  assert.ok(page?.fields.some(({ name }) => name === 'offices'));
});

web('references are chosen among the entries there are, with their titles', ({ data }) => {
  const [first] = named(data, 'toolbox-facts').files;
  const author = first?.fields.find(({ name }) => name === 'author');
  assert.equal(author?.options?.[0], { label: 'Anna De Wit', value: 'experts/anna-de-wit' });
  assert.is(author?.list_of, undefined);
  const related = first?.fields.find(({ name }) => name === 'related');
  assert.is(related?.multiple, true);
  assert.is(related?.required, false);
});

web('an entry that was begun has its files, is a draft, and can be referred to', ({ data }) => {
  const fresh = ['experts/zoe-peeters', 'toolbox/honest-devops'];
  const [begun] = named(data, 'experts-facts', fresh).files;
  assert.is(begun?.file, 'content/experts/zoe-peeters/expert.yaml');
  assert.is(begun?.fields.find(({ name }) => name === 'draft')?.default, true);
  assert.is(named(data, 'experts-texts', fresh).files[0]?.file, 'content/experts/zoe-peeters/{{locale}}.md');
  const known = named(data, 'toolbox-facts', fresh).files.filter(({ name }) => name === 'honest-devops');
  assert.is(known.length, 1);
  assert.is(known[0]?.fields.find(({ name }) => name === 'draft')?.default, undefined);
  const author = known[0]?.fields.find(({ name }) => name === 'author');
  assert.equal(author?.options?.at(-1), { label: 'experts/zoe-peeters', value: 'experts/zoe-peeters' });
});

const struct = schema.object({
  line: schema.line({ min: 3, max: 8 }),
  slug: schema.slug(),
  time: schema.time(),
  link: schema.link(),
  hidden: schema.hiddenLink(),
});
const values = [
  '',
  'abc',
  'a b',
  'too long a line',
  'two\nli',
  'a--b',
  '09:30',
  '24:00',
  '9:30',
  '/contact/',
  '//a',
  '#x',
  'https://a.example',
  'http://a.example',
  'pages/contact#offices',
  'javascript:x',
  'aHR0cHM6Ly9hLmV4YW1wbGUv',
  'aHR0cDovL2EuZXhhbXBsZS8=',
];

web('a field takes what the build takes, and nothing else', () => {
  for (const { name, pattern, minlength = 0, maxlength = 1e9 } of editorFields(struct, { translated: false })) {
    const accepts = (value: string) =>
      new RegExp(pattern?.[0] ?? '', 'u').test(value) && value.length >= minlength && value.length <= maxlength;
    const differ = values.filter(
      (value) => accepts(value) !== struct.schema[name as keyof typeof struct.schema].is(value),
    );
    assert.equal(differ, [], name);
  }
});

web('numbers and groups keep their limits', () => {
  const [size, group, days] = editorFields(
    schema.object({
      size: schema.integer({ min: 1, max: 9 }),
      group: schema.optional(schema.object({ name: schema.line() })),
      days: schema.list(schema.oneOf(['mon', 'tue'])),
    }),
    { translated: true },
  );
  assert.equal([size?.min, size?.max, size?.value_type, size?.i18n], [1, 9, 'int', true]);
  assert.equal([group?.widget, group?.required, group?.fields?.[0]?.name], ['object', false, 'name']);
  assert.equal([days?.widget, days?.multiple, days?.options], ['select', true, ['mon', 'tue']]);
});

web('if its packages cannot be had, the build says so', async () => {
  const cache = makeTemporaryFolder();
  const { npm_execpath: npm } = process.env;
  process.env.npm_execpath = join(cache, 'no-npm.js');
  try {
    const [cms] = emitPackages('editor/', cache);
    assert.throws(
      () => cms?.contents(),
      (error: unknown) =>
        error instanceof WriteProblem &&
        /^The web editor cannot be published, because @sveltia\/cms \S+ cannot be had/.test(error.message),
    );
  } finally {
    if (npm === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = npm;
    rmSync(cache, { recursive: true });
  }
});

web.run();
