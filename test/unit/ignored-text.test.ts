import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findIgnoredText } from '../../build/formats/yaml/ignored-text.ts';

const swallowed = suite('text that YAML swallows');

/** What stands at each problem, and the hint. */
const reportsOf = (text: string, isWords = true): string[] =>
  findIgnoredText({ text, offset: 0, isWords }).map(({ at, hint }) => {
    const { offset, length = 1 } = at && 'offset' in at ? at : { offset: 0 };
    return `${text.slice(offset, offset + length)} → ${hint}`;
  });

swallowed('a # in words', () => {
  const hint = (line: string) => `A remark goes on a line of its own. Put text that has a # in quotes: ${line}`;
  assert.equal(reportsOf('title: We are #1 in DevOps\nlead: x\n'), [
    `#1 in DevOps → ${hint('title: "We are #1 in DevOps"')}`,
  ]);
  assert.equal(reportsOf('list:\n  - Number # 1\n'), [`# 1 → ${hint('- "Number # 1"')}`]);
  assert.equal(reportsOf('title: #DevOps\nlead: x\n'), [`#DevOps → ${hint('title: "#DevOps"')}`]);
});

swallowed('a remark among facts, and a text that looks like one', () => {
  assert.equal(reportsOf('country: BE # where it is\n', false), []);
  assert.equal(reportsOf('client: Team #1\n', false), ['#1 → Put text that has a # in quotes: client: "Team #1"']);
});

swallowed('what YAML reads whole', () => {
  const whole = [
    '# A remark\ntitle: x\n',
    'title: "We are #1"\n',
    'lead: >-\n  We are #1\n',
    'title: C#\n',
    'group: # of\n  a: b\n',
  ];
  for (const text of whole) assert.equal(reportsOf(text), [], text);
});

swallowed('an anchor', () =>
  assert.equal(reportsOf('title: &more DevOps\n'), ['& → Put it in quotes: title: "&more DevOps"']),
);

swallowed('a comma within a number in braces', () => {
  assert.equal(reportsOf('salary: { min: 58,000, max: 3 }\n', false), [', → Write the number without it: 58000']);
  assert.equal(reportsOf('at: { x: 1,5 }\n', false), [', → Write the number with a point: 1.5']);
  assert.equal(reportsOf('years: [2024,2025]\n', false), []);
});

swallowed('curly quotes in place of straight ones', () => {
  const report =
    '“Ranges” → If they only enclose it, write straight ones: "Ranges". If readers should see them, write: "“Ranges”"';
  for (const text of ['title: “Ranges”\n', 'list:\n  - “Ranges”\n']) assert.equal(reportsOf(text), [report], text);
  for (const text of ['title: “Yes” and “no”\n', 'title: "“Ranges”"\n', 'lead: >-\n  “Ranges”\n'])
    assert.equal(reportsOf(text), [], text);
});

swallowed('a list item that is indented into the text above it', () => {
  assert.equal(reportsOf('list:\n  - One\n    - Two\n'), ['- → Write it below the one above:   - Two']);
  for (const text of ['list:\n- One\n  - Two\n', '- One\n  - Two\n', '- One\n  and more\n   - Two\n'])
    assert.equal(reportsOf(text), ['- → Write it below the one above: - Two'], text);
  for (const text of [
    'list:\n  - One\n  - Two\n',
    'list:\n  - - One\n    - Two\n',
    'list:\n  - One\n    and more\n  - Two\n',
  ])
    assert.equal(reportsOf(text), [], text);
});

swallowed.run();
