import * as assert from 'uvu/assert';
import { createPlacer, extractBody, extractYaml } from '../../build/formats/yaml/positions.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';
import { mutate } from '../support/mutate.ts';
import type { Property } from '../support/property.ts';

const path = 'toolbox/a/en.md';

const samples = [
  '---\ntitle: A\nlead: >-\n  Text,\n  and more.\n---\n\n## Heading\n\nText.\n',
  "---\r\ntitle: 'It''s #1'\r\nlist:\r\n  - { id: a, text: \"b\" }\r\n---\r\nText\r\n",
  '---\ntitle: A\nlist: [a, b]\n---\n',
  '---\n---\n\n---\n\nText\n',
];

const inserts = [
  ...[
    '---',
    '---\n',
    '\n---\n',
    '--- ',
    '---js\n',
    '...\n',
    '\n',
    '  ',
    '\t',
    '- ',
    ': ',
    '# ',
    '"',
    "'",
    '|\n',
    '>-\n',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    '&a ',
    '*a',
    '!!str ',
    '! ',
    '%YAML 1.1\n',
    '\r',
    '\0',
    '"\\0"',
    '"\\e"',
    '"\\ud800"',
    '<<: ',
  ],
];

/** A file of words gives data and a body, or problems at places in it; all that look for the body find the same. */
export const property: Property = {
  name: 'front-matter',
  runs: 1500,
  generate: (random) => mutate(random.pick(samples), random, inserts),
  check(input) {
    const file = parseSource(path, new TextEncoder().encode(input), '');
    const text = input.replace(/^\uFEFF/, '');
    const place = createPlacer(path, text);
    for (const problem of file.problems) {
      const { line, column } = place(problem);
      const lines = text.split('\n');
      assert.ok(line >= 1 && line <= lines.length, `line ${line} of ${lines.length}: ${problem.message}`);
      const longest = (lines[line - 1]?.length ?? 0) + 1;
      assert.ok(column >= 1 && column <= longest, `column ${column} of ${longest}: ${problem.message}`);
    }
    if (file.problems.length > 0) return;
    assert.equal(typeof file.data, 'object');
    const body = extractBody(text);
    if (file.bodyStart !== -1) assert.is(text.slice(file.bodyStart).trim(), body.text.trim());
    assert.ok(extractYaml(path, text).text.length <= body.start, 'The front matter ends before the body begins.');
  },
};
