import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, layOutBase, textOf } from './support/site.ts';

const beside = suite('what is published beside pages');

beside('calendars, feeds, data files and search records are made anew when an interface text changes', async () => {
  const folder = makeTemporaryFolder();
  try {
    layOutBase(folder);
    const before = await buildSite(folder);
    const old = await textsOf(before);
    const strings = join(folder, 'content/strings');
    for (const file of readdirSync(strings)) {
      const path = join(strings, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/^( +[\w-]+: )(\p{L}[^{}<>"':\n]*)$/gmu, '$1$2 again'));
    }
    const again = await buildSite(folder, { memo: before.memo });
    const warm = await textsOf(again);
    const cold = await textsOf(await buildSite(folder));
    assert.equal([...warm.keys()].sort(), [...cold.keys()].sort());
    for (const [path, text] of cold) assert.is(warm.get(path), text, path);
    const changed = [...cold].filter(([path, text]) => old.get(path) !== text).map(([path]) => path);
    assert.ok(changed.some((path) => path.endsWith('.ics')));
    // A file whose digest is the same is not written.
    const digestsOf = ({ outputs }: BuiltSite) => new Map(outputs.map(({ path, digest }) => [path, digest]));
    const [digests, oldDigests] = [digestsOf(again), digestsOf(before)];
    assert.equal(
      changed.filter((path) => digests.get(path) === oldDigests.get(path)),
      [],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

beside.run();

/** Returns the texts of the site that are no pages, by their paths. */
async function textsOf({ outputs }: BuiltSite): Promise<Map<string, string>> {
  const paths = outputs
    .filter(({ area, path }) => area === 'site' && /\.(ics|xml|json|txt|csv)$/.test(path))
    .map(({ path }) => path);
  return new Map(await Promise.all(paths.map(async (path) => [path, (await textOf(outputs, path)) ?? ''] as const)));
}
