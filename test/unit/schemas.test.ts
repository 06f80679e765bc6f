import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryKind } from '../../build/authoring/define.ts';
import * as schema from '../../build/authoring/schema.ts';
import { toJsonSchema } from '../../build/commands/editors/json-schema.ts';
import type { SchemaFile } from '../../build/commands/editors/schema-files.ts';
import { schemasOf, writeSchemas } from '../../build/commands/schemas.ts';
import { type Content, readContent } from '../../build/pipeline/read/source.ts';
import { schemaProblems } from '../support/json-schema.ts';
import { inTemporaryFolder, isExhaustive, projectTemplates, root } from '../support/project.ts';
import { baseTemplates, changeToCase, layOutBase, sitesFolder } from '../support/site.ts';

const schemas = suite('schemas for editors');

let real: Content | undefined;
let made: SchemaFile[] | undefined;

const values: unknown[] = [
  ...['', ' ', 'a', ' a ', 'two words', 'two\nlines', 'line\n', 'x'.repeat(60), `${'x'.repeat(60)}\n`, 'x'.repeat(61)],
  ...['😀'.repeat(60), '2027-03-15', '2028-02-29', '2027-02-29', '2027-04-31', '2000-02-29', '1900-02-29', '2027-3-1'],
  ...['2027-03', '2027-00', '2027-13', '2027-3', '27-03'],
  ...['09:30', '24:00', '9:30', '23:59', 'honest-devops', 'Honest', 'a--b', '-a', 'a'.repeat(80), 'a'.repeat(81)],
  ...['/', '/contact/', '//evil.example', '#contact', 'https://a.example', 'http://a.example', 'mailto:a@b.example'],
  ...['tel:+32', 'tel:32', 'javascript:alert(1)', 'pages/contact', 'pages/contact#offices', 'pages/nowhere#offices'],
  ...['aHR0cHM6Ly9hLmV4YW1wbGUv', 'aHR0cDovL2EuZXhhbXBsZS8=', 'none', 'true', 'red', 'Red', 'pages/contact ', '/a b'],
  ...[
    '+32 2 555 01 20',
    '+3225550120',
    '+1-202-555-0100',
    '02 555 01 20',
    '+32 (0)2 555 01 20',
    '+32  2',
    '+32 2 555 01 20 ',
  ],
  ...[
    'a@b.example',
    'a.b+c@d-e.example',
    'a@b',
    'a b@c.example',
    'a(at)b.example',
    'A <a@b.example>',
    '.a@b.example',
    'zoë@café.example',
  ],
  ...[
    'tel:+3225550120',
    'tel:+32 2 555',
    'tel:112',
    'mailto:a(at)b.example',
    'mailto:a@b.example?subject=Hello',
    'mailto:?body=x',
  ],
  ...[0, 1, 1.5, -1, 36, 37, true, false, null, [], ['a'], {}, { a: 'b' }],
];

const structs: Record<string, schema.StructOf<any>> = {
  line: schema.line({ max: 60 }),
  'line of some length': schema.line({ min: 3, max: 60 }),
  text: schema.text({ max: 60 }),
  oneOf: schema.oneOf(['red', 'green']),
  slug: schema.slug(),
  day: schema.day(),
  month: schema.month(),
  time: schema.time(),
  integer: schema.integer({ min: 1, max: 36 }),
  number: schema.number({ min: -1, max: 36 }),
  flag: schema.flag(),
  phone: schema.phone(),
  email: schema.email(),
  hiddenLink: schema.hiddenLink(),
  list: schema.list(schema.line()),
  table: schema.table(schema.line()),
  object: schema.object({ a: schema.line(), b: schema.optional(schema.line()) }),
  link: schema.link(),
};

for (const [name, struct] of Object.entries(structs)) {
  schemas(`${name}: an editor accepts what the build accepts, and nothing else`, () => {
    const made = { path: 'own.json', schema: toJsonSchema(struct, () => '#/definitions/entries'), files: [] };
    made.schema.definitions = { entries: { enum: ['pages/contact'] } };
    const differ = values.filter((value) => struct.is(value) !== (schemaProblems([made], made, value).length === 0));
    assert.equal(differ, []);
  });
}

schemas('every file of the content is right in an editor', async () => {
  const templates = await projectTemplates();
  const { content, files } = await realSchemas();
  const checked = problemsOfContent(content, files, [...templates.pageTypes, ...templates.dataKinds]);
  assert.equal(checked.problems, []);
  assert.ok(checked.files > 800, `only ${checked.files} files have a schema`);
});

/** Codes of mistakes that stand in one file's fields. */
const inFields =
  /^content\/.*\[(missing-field|unknown-field|invalid-value|unknown-type|dangling-reference|missing-file|missing-string|string-placeholders)\]$/;

/** Mistakes that no schema of one file's fields can know: in Markdown, in a second file or field, in a kind's own rules. */
const beyondFields = [
  'default-language-is-none-of-the-site',
  'document-has-the-rules-of-pages',
  'documents-with-mistakes',
  'entry-pictures-that-cannot-be-shown',
  'form-is-missing',
  'form-that-cannot-be-filled-in',
  'form-with-context-that-no-page-knows',
  'forms-without-an-api',
  'interface-texts-that-differ',
  'links-of-texts-with-another-mistake',
  'menu-item-skips-a-level',
  'page-type-that-cannot-be-compiled-hides-no-mistakes',
  'picture-without-alt',
  'pictures-that-are-missing',
  'strings-of-a-language-are-missing',
  'strings-of-the-default-language-are-missing',
  'template-elements-and-texts',
  'texts-are-checked-without-settings',
  'texts-outside-of-pages-are-missing',
  'time-that-a-change-of-clocks-skips',
  'translation-policy-of-unknown-family',
  'updated-before-it-was-published',
];

schemas('an editor finds the mistakes in fields that the build finds', async () => {
  const templates = await baseTemplates();
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  const missed: string[] = [];
  let found = 0;
  await inTemporaryFolder((folder) => {
    layOutBase(folder);
    const base = readContent(join(folder, 'content'));
    for (const [index, name] of readdirSync(sitesFolder).sort().entries()) {
      if (beyondFields.includes(name) || !(isExhaustive || index % 4 === 0)) continue;
      const expected = join(sitesFolder, name, 'expected-errors.txt');
      const lines = existsSync(expected)
        ? readFileSync(expected, 'utf8')
            .split('\n')
            .filter((line) => inFields.test(line))
        : [];
      if (lines.length === 0) continue;
      const turnBack = changeToCase(name, folder);
      const fileOf = (line: string): string => /^content\/([^:]+):/.exec(line)?.[1] ?? '';
      const named = new Set(lines.map(fileOf));
      const content = readContent(base.root, base);
      const schemaFiles = schemasOf(base.root, templates, content);
      const { problems } = problemsOfContent(content, schemaFiles, kinds, (path) => named.has(path));
      turnBack();
      for (const line of lines) {
        const file = fileOf(line);
        if (problems.some((problem) => problem.startsWith(`${file} `))) found += 1;
        else missed.push(`${name}: ${line}`);
      }
    }
  });
  assert.equal(missed, []);
  assert.ok(found > (isExhaustive ? 20 : 5), `only ${found} mistakes were compared`);
});

schemas('a new entry changes the lists and no other schema', async () => {
  const templates = await baseTemplates();
  await inTemporaryFolder((folder) => {
    layOutBase(folder);
    mkdirSync(join(folder, '.schemas'));
    const content = join(folder, 'content');
    writeSchemas(folder, schemasOf(content, templates));
    assert.equal(writeSchemas(folder, schemasOf(content, templates)), []);
    cpSync(join(content, 'experts/anna-de-wit'), join(content, 'experts/zoe-peeters'), { recursive: true });
    assert.equal(writeSchemas(folder, schemasOf(content, templates)), ['.schemas/content.json']);
    rmSync(join(content, 'experts/zoe-peeters'), { recursive: true });
    writeFileSync(join(folder, '.schemas/old.json'), '{}');
    assert.equal(writeSchemas(folder, schemasOf(content, templates)), [
      '.schemas/old.json (removed)',
      '.schemas/content.json',
    ]);
  });
});

schemas('tasks read the lines that the build prints', () => {
  const { tasks } = JSON.parse(readFileSync(join(root, '.vscode/tasks.json'), 'utf8'));
  const printed =
    readFileSync(join(sitesFolder, 'unknown-field-has-suggestion/expected-errors.txt'), 'utf8').split('\n')[0] ?? '';
  for (const { problemMatcher, label } of tasks) {
    const match = new RegExp(problemMatcher.pattern.regexp).exec(printed);
    assert.ok(match, `${label} does not read: ${printed}`);
    assert.match(match?.[1] ?? '', /^content\/.*\.(yaml|md)$/);
  }
});

schemas.run();

/** The project's own content and its schemas, read and made once for all tests. */
async function realSchemas(): Promise<{ content: Content; files: SchemaFile[] }> {
  const templates = await projectTemplates();
  real ??= readContent(join(root, 'content'));
  made ??= schemasOf(real.root, templates, real);
  return { content: real, files: made };
}

/** Checks the files of the content that have a schema, all or some → `file place: keyword` of each problem. */
function problemsOfContent(
  { files }: Content,
  schemaFiles: readonly SchemaFile[],
  kinds: readonly EntryKind[],
  isChecked = (_path: string) => true,
): { files: number; problems: string[] } {
  const problems: string[] = [];
  let checked = 0;
  for (const { path, data } of files.values()) {
    if (data === undefined || !isChecked(path)) continue;
    const type = (files.get(path.replace(/[^/]+$/, 'page.yaml'))?.data as { type?: string } | undefined)?.type;
    const file = schemaFiles.find((one) =>
      path.startsWith('pages/') && path.endsWith('.md')
        ? one.path === `page.${type}.words.json`
        : one.files.some((pattern) =>
            new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(path),
          ),
    );
    if (!file) {
      const known = kinds.some((kind) => path.startsWith(`${kind.folder}/`)) && !path.startsWith('pages/');
      if (known && /\/(en|fr|nl)\.md$/.test(path)) throw new Error(`${path} has no schema.`);
      continue;
    }
    checked += 1;
    problems.push(...schemaProblems(schemaFiles, file, data).map((problem) => `${path} ${problem}`));
  }
  return { files: checked, problems };
}
