import * as assert from 'uvu/assert';
import { encodeScalar } from '../../build/formats/yaml/encode-scalar.ts';
import { parseYaml } from '../../build/formats/yaml/parse.ts';
import { yamlScalars } from '../../build/formats/yaml/tree.ts';
import type { Property } from '../support/property.ts';

/** The manners in which a value stands in a file. */
const samples = [
  'title: A\nlead: B\n',
  "title: 'A'\nlead: B\n",
  'title: "A"\nlead: B\n',
  'title: >-\n  A\n\n  and more\nlead: B\n',
  'title: |\n    A\nlead: B\n',
  'list: [a, { title: A, b: c }]\n',
  'list:\n  - title: A\n    b: c\n  - d\n',
];

/** A value that is written into a file, in the manner of what stands there, is read as that value. */
export const property: Property = {
  name: 'yaml',
  generate: (random) =>
    JSON.stringify([random.pick(samples), random.text().replace(/\r\n?/g, '\n').replace(/\n+$/, '')]),
  check(input) {
    const [yaml, value]: [string, string] = JSON.parse(input);
    const scalars = yamlScalars(yaml);
    const scalar = scalars.find(({ path }) => path.at(-1) === 'title');
    if (!scalar) throw new Error('The sample has no title.');
    const written = encodeScalar({ yaml, scalars, scalar, value });
    const text = yaml.slice(0, scalar.start) + written + yaml.slice(scalar.end);
    let found: unknown = parseYaml(text);
    for (const step of scalar.path) found = Reflect.get(Object(found), step);
    assert.is(String(found).replace(/\n+$/, ''), value, text);
  },
};
