import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFormats } from '../../build/commands/editors/web-editor/formats.ts';
import { extractYaml } from '../../build/formats/yaml/positions.ts';
import { rewriteYaml } from '../../build/formats/yaml/rewrite.ts';
import { yamlScalars } from '../../build/formats/yaml/tree.ts';
import { writeYaml } from '../../build/formats/yaml/write.ts';
import type { DataPath } from '../../build/model/diagnostic.ts';

import { isExhaustive, root } from '../support/project.ts';

import { filesBelow } from '../support/site.ts';

const rewriting = suite('YAML that is written again');

const guide = `# The office's own guide
slug: honest-devops
title: "Honest DevOps: four numbers"   # not longer
lead: >-
  Two people find it in a day and a half, by hand, in the tickets, the emails and the diary,
  without a tool.
days: 2
list:
  # The first counts most.
  - title: 'One'
    text: The first
  - Two: 2

  - Three
flow: { a: 1, b: [x, y] }
last:
`;

const edited = (change: (fields: any) => void, text = guide): string => {
  const fields = load(text);
  change(fields);
  const rewritten = rewriteYaml(text, fields as Record<string, unknown>);
  const [before, after] = [text.split('\n'), rewritten.split('\n')];
  const lines = [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
  return lines.join('\n');
};

const changes: [name: string, change: (fields: any) => void, diff: string][] = [
  ['nothing', () => {}, ''],
  [
    'a quoted text keeps its quotes and its comment',
    (fields) => Object.assign(fields, { title: 'Honest "DevOps"' }),
    '-title: "Honest DevOps: four numbers"   # not longer\n+title: "Honest \\"DevOps\\""   # not longer',
  ],
  [
    'a plain text that needs quotes gets them',
    (fields) => Object.assign(fields, { slug: 'honest: devops' }),
    '-slug: honest-devops\n+slug: "honest: devops"',
  ],
  ['a number', (fields) => Object.assign(fields, { days: 3 }), '-days: 2\n+days: 3'],
  [
    'a folded text stays folded',
    (fields) =>
      Object.assign(fields, {
        lead: 'Two people find it in a day and a half, by hand, in the tickets, the emails and the diary, together.',
      }),
    '-  without a tool.\n+  together.',
  ],
  ['an empty value and false are not added', (fields) => Object.assign(fields, { draft: false, note: '' }), ''],
  ['an empty field stays when it is not sent', (fields) => delete fields.last, ''],
  ['true that becomes false is written', (fields) => Object.assign(fields, { draft: true }), '+draft: true'],
  ['a field that is gone', (fields) => delete fields.days, '-days: 2'],
  [
    'a new field follows the one before it',
    (fields) => {
      const { slug, title, ...rest } = fields;
      for (const name of Object.keys(fields)) delete fields[name];
      Object.assign(fields, { slug, title, metaTitle: 'Four numbers', ...rest });
    },
    '+metaTitle: Four numbers',
  ],
  ['a text in a list', (fields) => (fields.list[0].title = 'Uno'), "-  - title: 'One'\n+  - title: 'Uno'"],
  [
    'an item that is added',
    (fields) => fields.list.push({ title: 'Four', text: 'x' }),
    '+  - title: Four\n+    text: x',
  ],
  ['an item that is removed', (fields) => fields.list.splice(1, 1), '-  - Two: 2'],
  ['an item before the first', (fields) => fields.list.unshift('Zero'), '+  - Zero'],
  ['a value in braces', (fields) => (fields.flow.a = 2), '-flow: { a: 1, b: [x, y] }\n+flow: { a: 2, b: [x, y] }'],
  [
    'a text that becomes a list',
    (fields) => Object.assign(fields, { slug: ['a', 'b'] }),
    '-slug: honest-devops\n+slug:\n+  - a\n+  - b',
  ],
];
for (const [name, change, diff] of changes) rewriting(name, () => assert.is(edited(change), diff));

rewriting('true that became false', () => {
  assert.is(rewriteYaml('draft: true\nx: 1\n', { draft: false, x: 1 }), 'draft: false\nx: 1\n');
});

rewriting('a no-break space beside characters for private use, such as the logo of Apple', () => {
  const title = 'Think\u00a0\uf8ff different\uf8fe';
  assert.is(writeYaml({ title }, {}), `title: ${title}\n`);
});

rewriting('every value of the content can be edited, and nothing else changes', () => {
  const paths = filesBelow(root, 'content').filter((one) => /\/(en\.md|guide\.yaml|office\.yaml)$/.test(one));
  // A quick run takes one file of ten, each time the same ones.
  for (const path of paths.filter((_, index) => isExhaustive || index % 10 === 0)) {
    const { text } = extractYaml(path, readFileSync(join(root, path), 'utf8'));
    assert.is(rewriteYaml(text, load(text) as any), text, path);
    const fields = load(text) as any;
    for (const scalar of yamlScalars(text)) {
      const before = valueAt(fields, scalar.path);
      if (typeof before !== 'string') continue;
      const parent = valueAt(fields, scalar.path.slice(0, -1)) as any;
      const last = scalar.path.at(-1) ?? '';
      parent[last] = `${before} more`;
      const rewritten = rewriteYaml(text, fields);
      const place = `${path} ${scalar.path.join('.')}`;
      assert.ok(rewritten.startsWith(text.slice(0, scalar.start)), place);
      assert.ok(rewritten.endsWith(text.slice(scalar.end)), place);
      assert.equal(load(rewritten), fields, place);
      parent[last] = before;
    }
  }
});

rewriting('a text is saved with the body and the front matter that it was read with', () => {
  const { texts, facts } = createFormats();
  const english = '---\n# Remark\ntitle: "One"\nlead: Two\n---\n\nA text.\n';
  const french = '---\nlead: Deux\ntitle: "Un"\n---\nUn texte.\n';
  const [en, fr] = [texts.fromFile(english.trim()), texts.fromFile(french.trim())];
  assert.is(texts.toFile({ ...en, draft: false }), english);
  assert.is(texts.toFile(fr), french);
  assert.is(texts.toFile({ ...fr, title: 'Une' }), french.replace('"Un"', '"Une"'));
  assert.is(texts.toFile({ ...en, body: 'Another.' }), english.replace('A text', 'Another'));
  assert.is(texts.toFile({ title: 'New', lead: '', body: 'Text.' }), '---\ntitle: New\n---\nText.\n');
  assert.is(texts.toFile({ readFrom: 'of another day', title: 'New' }), '---\ntitle: New\n---\n');
  assert.is(facts.toFile({ ...facts.fromFile('# Kept\nminutes: 6'), minutes: 7 }).trim(), '# Kept\nminutes: 7');
});

rewriting.run();

function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], data);
}
