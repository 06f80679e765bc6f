import * as assert from 'uvu/assert';
import { createPlacer } from '../../build/formats/yaml/positions.ts';
import { yamlScalars } from '../../build/formats/yaml/tree.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';
import { mutate } from '../support/mutate.ts';
import type { Property } from '../support/property.ts';

const samples = [
  'title: A\nsteps:\n  - { id: a, text: B }\n  - id: c\n    text: >-\n      D and\n      e.\npublished: "2027-01-15"\nminutes: 4\n',
  "# Remark\nname: 'It''s #1'\nhours: { from: 9, to: 17.5 }\nlist: [a, b, [c]]\nempty:\ntext: |\n  One\n\n  Two\n",
];

const inserts = [
  ...['\n', '  ', '\t', '- ', ': ', '? ', '# ', ' #', '"', "'", '|\n', '>+2\n', '{', '}', '[', ']', ',', '&a ', '*a'],
  ...[
    '!!str ',
    '!!set {',
    '! ',
    '%YAML 1.1\n',
    '---\n',
    '...\n',
    '\r',
    '\x1b',
    '"\\0"',
    '"\\e"',
    '"\\ud800"',
    '<<: ',
    '""',
  ],
];

/** A file of facts gives data without control characters, or problems at places in it. */
export const property: Property = {
  name: 'yaml-mutations',
  runs: 1500,
  generate: (random) => mutate(random.pick(samples), random, inserts),
  check(input) {
    const text = input.replace(/^\uFEFF/, '');
    for (const path of ['toolbox/a/guide.yaml', 'strings/en.yaml']) {
      const file = parseSource(path, new TextEncoder().encode(input), '');
      const place = createPlacer(path, text);
      for (const problem of file.problems) {
        const { line, column } = place(problem);
        const own = text.split('\n')[line - 1];
        assert.ok(
          own !== undefined && column >= 1 && column <= own.length + 1,
          `${line}:${column}: ${problem.message}`,
        );
      }
      if (file.problems.length > 0) continue;
      for (const text of textsOf(file.data)) assert.not.match(text, /[^\P{Cc}\t\n\r]|\p{Cs}/u);
      for (const { start, end } of yamlScalars(text)) assert.ok(start >= 0 && end >= start && end <= text.length);
    }
  },
};

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.entries(data).flat().flatMap(textsOf) : [];
}
