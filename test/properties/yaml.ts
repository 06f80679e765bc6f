import { dump } from 'js-yaml';
import * as assert from 'uvu/assert';
import { parseYaml, YamlProblem } from '../../build/read/yaml.ts';
import type { Property } from '../support/property.ts';
import type { Random } from '../support/random.ts';

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** The YAML that is written for a value is read as that value. */
export const property: Property = {
  name: 'yaml',
  generate: (random) => JSON.stringify(randomValue(random, 4)),
  check(input) {
    const value: Value = JSON.parse(input);
    const text = dump(value);
    try {
      assert.equal(parseYaml(text), value);
    } catch (error) {
      if (!(error instanceof YamlProblem)) throw error;
      throw new Error(`${error.message} In:\n${text}`);
    }
  },
};

function randomValue(random: Random, depth: number): Value {
  const length = Math.floor(random.number() * 5);
  const kind = random.number();
  if (depth === 0 || kind < 0.4) return random.pick([random.text(), random.text(), random.number() < 0.5, null, 17]);
  if (kind < 0.6) return Array.from({ length }, () => randomValue(random, depth - 1));
  return Object.fromEntries(Array.from({ length }, () => [random.text(), randomValue(random, depth - 1)]));
}
