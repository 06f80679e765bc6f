import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import { isExhaustive, randomMinutes, root } from './support/project.ts';
import type { Property } from './support/property.ts';
import { createRandom } from './support/random.ts';

/**
 * Each parser keeps its property for random inputs, the same ones in every run, and for the inputs that have broken it
 * before, in `test/properties/<parser>/`. `npm run fuzz` tries others for a given time.
 */
const firstSeed = 1;
/** A quick run tries the first of them. */
const share = isExhaustive ? 1 : 0.2;

const properties = suite('properties of parsers');

const parsers = readdirSync(join(root, 'test/properties'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .sort();

for (const name of parsers) {
  const load = async (): Promise<Property> => (await import(`./properties/${name}.ts`)).property;
  const folder = join(root, 'test/properties', name);
  for (const input of existsSync(folder) ? readdirSync(folder).sort() : [])
    properties(`${name}: ${input}`, async () => (await load()).check(readFileSync(join(folder, input), 'utf8')));

  properties(`${name}: random inputs`, async () => {
    const { generate, check, runs = 400 } = await load();
    const end = performance.now() + (randomMinutes * 60_000) / parsers.length;
    for (let seed = firstSeed; seed < firstSeed + runs * share || performance.now() < end; seed++) {
      try {
        await check(generate(createRandom(seed)));
      } catch (error) {
        const reason = error instanceof Error ? error.stack : error;
        throw new Error(`Run it alone: npm run fuzz -- --only ${name} --seed ${seed} --runs 1\n${reason}`);
      }
    }
  });
}

properties.run();
