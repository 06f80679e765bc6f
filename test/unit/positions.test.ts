import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPlacer, createPlacers, extractBody, locateYaml } from '../../build/formats/yaml/positions.ts';
import { lineAndColumn } from '../../build/model/files/line-counter.ts';

const positions = suite('positions of YAML nodes');

const yaml = `title: Honest DevOps
filters:
  subject:
    - delivery
    - agile
  type: guide
sessions:
  - id: one
    starts: 2027-01-19
  - { id: two, starts: "2027-02-16" }
empty:
`;

/** The text that stands at a path. */
const at = (path: (string | number)[], key = false): string => {
  const { offset, length } = locateYaml(yaml, path, key);
  return yaml.slice(offset, offset + length);
};

positions('a value', () => assert.is(at(['title']), 'Honest DevOps'));
positions('a value inside lists and maps', () => {
  assert.is(at(['filters', 'subject', 1]), 'agile');
  assert.is(at(['sessions', 0, 'starts']), '2027-01-19');
  assert.is(at(['sessions', 1, 'starts']), '2027-02-16');
});
positions('a name', () => {
  assert.is(at(['filters', 'type'], true), 'type');
  assert.is(at(['sessions', 1, 'id'], true), 'id');
});
positions('what is missing stands where its parent does', () => {
  assert.equal(lineAndColumn(yaml, locateYaml(yaml, ['filters', 'missing']).offset), { line: 3, column: 3 });
  assert.equal(lineAndColumn(yaml, locateYaml(yaml, ['missing']).offset), { line: 1, column: 1 });
});
positions('a name without a value stands at its name', () => assert.is(at(['empty']), 'empty'));
positions('YAML that cannot be parsed has its beginning', () => {
  assert.equal(locateYaml('a: [', ['a']), { offset: 0, length: 1 });
});
positions('front matter counts from the file’s first line', () => {
  const file = '---\nslug: x\ntitle: y\n---\n\nText\n';
  const problem = { code: 'invalid-value', severity: 'error', message: '', at: { path: ['title'] } } as const;
  const { line, column } = createPlacer('a/b/en.md', file)(problem);
  assert.equal({ line, column }, { line: 3, column: 8 });
});
positions('a path ends where the data is of another type', () => {
  assert.is(at(['title', 'x']), 'Honest DevOps');
  assert.is(at(['sessions', '0', 'starts']), '-');
  assert.is(at(['filters', 0]), 's');
  assert.equal(locateYaml('', ['a']), { offset: 0, length: 1 });
  assert.equal(locateYaml('"a": ""\nb: |\n  one\n  two\n', ['b']), { offset: 13, length: 5 });
  assert.equal(locateYaml('"a": ""\n', ['a'], true), { offset: 1, length: 1 });
  assert.equal(locateYaml('"a": ""\n', ['a']), { offset: 1, length: 1 });
});
positions('many problems of one file, each at its line', () => {
  const count = 10_000;
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const file = `---\n${names.map((name) => `${name}: [one, two]`).join('\n')}\n---\n`;
  const place = createPlacer('a/b/en.md', file);
  const wrong = names.filter((name, index) => {
    const { line, column } = place({
      code: 'invalid-value',
      severity: 'error',
      message: '',
      at: { path: [name, 1] },
    });
    return line !== index + 2 || column !== name.length + 9;
  });
  assert.equal(wrong, []);
});
positions('a file is read once for all its problems', () => {
  const read: string[] = [];
  const place = createPlacers((name) => {
    read.push(name);
    return yaml;
  });
  const problem = { code: 'invalid-value', severity: 'error', message: '', at: { path: ['title'] } } as const;
  for (const name of ['a.yaml', 'b.yaml', 'a.yaml']) place(name, problem);
  assert.equal(read, ['a.yaml', 'b.yaml']);
});
positions('the text below front matter, and where it begins', () => {
  assert.equal(extractBody('---\nslug: x\n---\n\nText\n'), { text: '\nText\n', start: 16, line: 4 });
  assert.equal(extractBody('---\r\nslug: x\r\n---\r\nText\r\n').text, 'Text\r\n');
  assert.is(extractBody('---\nslug: x\n---\n\nText\n\n---\n\nMore\n').text, '\nText\n\n---\n\nMore\n');
});

positions.run();
