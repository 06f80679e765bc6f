import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findJoinedLines } from '../../build/formats/yaml/joined-lines.ts';

const joined = suite('lines of Markdown that YAML joins');

/** What is at each problem, and the message with its hint. */
const reportsOf = (text: string): string[] =>
  findJoinedLines(text, 0).map(({ at, message, hint }) => {
    const { offset, length = 1 } = at && 'offset' in at ? at : { offset: 0 };
    return `${text.slice(offset, offset + length)} → ${message} ${hint}`;
  });

joined('a list, a table, a heading and code in a folded text are found at their first line', () => {
  const ends = (sign: string) =>
    `\`>${sign}\` joins these lines to one. Write \`|${sign}\` to keep them; where the field is one paragraph, write sentences in their place.`;
  assert.equal(reportsOf('text: >-\n  - One\n  - Two\n  - Three\nlead: x\n'), [`- Two → ${ends('-')}`]);
  assert.equal(reportsOf('text: >\n  We do:\n  - One\n    or more\n  - Two\n'), [`- One → ${ends('')}`]);
  assert.equal(reportsOf('list:\n  - text: >+\r\n      1. One\r\n      2. Two\r\n'), [`2. Two → ${ends('+')}`]);
  assert.equal(reportsOf('list:\n  - >-\n    A\n    ## B\n  - >-\n    C\n    ```\n    D\n'), [
    `## B → ${ends('-')}`,
    `\`\`\` → ${ends('-')}`,
  ]);
  assert.equal(reportsOf('text: >-\n  | A | B |\n  | - | - |\n'), [`| - | - | → ${ends('-')}`]);
});

joined('lines that are kept, and those that continue a sentence', () => {
  for (const text of [
    'text: |-\n  - One\n  - Two\n',
    'text: >-\n  We do much\n  - and more than that\n  of it, since\n  2025. It is so.\n',
    'text: >-\n  - One goes on\n  and on.\n\n  - Two\n\n  ## Three\n',
    'text: >-\n  We do:\n    - One\n    - Two\n  and more.\n',
    'text: >-\n  - One\nlist:\n  - Two\n  - Three\n',
    'list:\n  - >-\n    One\n  - Two\n  - >-\n    Three\n',
    'text: |-\n  lead: >-\n  - One\n  - Two\n',
  ])
    assert.equal(reportsOf(text), [], text);
});

joined.run();
