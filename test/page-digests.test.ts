import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageDigestsFile, pageDigestsHead } from '../build/model/page-digests.ts';
import { digestOfWords } from '../build/pipeline/render/render-page.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, layOutSmallBase, textOf } from './support/site.ts';

const digests = suite<{ folder: string; site: BuiltSite }>('digests of the words of pages');

digests.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutSmallBase(state.folder);
  appendFileSync(join(state.folder, 'content/site.yaml'), '\nindexNowKey: 5f0c1e7a9b3d4c2e\n');
  state.site = await buildSite(state.folder);
});
digests.after(({ folder }) => rmSync(folder, { recursive: true }));

digests('those of the sitemap are listed, and change with the words of their page alone', async ({ folder, site }) => {
  const before = await read(site);
  const sitemap = (await textOf(site.outputs, 'sitemap.xml')) ?? '';
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path);
  assert.equal([...before.keys()].sort(), listed.sort());
  const path = join(folder, 'content/toolbox/honest-devops/en.md');
  const words = readFileSync(path, 'utf8');
  writeFileSync(path, words.trimEnd().concat('\n\nOne more paragraph.\n'));
  const changed = await buildSite(folder, { memo: site.memo });
  writeFileSync(path, words);
  assert.equal(differences(before, await read(changed)), ['/toolbox/honest-devops/']);
  assert.equal(differences(before, await read(await buildSite(folder, { memo: changed.memo }))), []);
});

digests('a copy that search engines leave out has none, nor has a site without a key', async ({ folder, site }) => {
  const copy = await buildSite(folder, { memo: site.memo, input: { override: { noindex: true } } });
  assert.is(await textOf(copy.outputs, pageDigestsFile), undefined);
  assert.is(await textOf(copy.outputs, '5f0c1e7a9b3d4c2e.txt'), undefined);
});

digests('markup, addresses and structured data are no words', () => {
  const head = { title: 'A', description: 'B' };
  const page = (name: string, words = 'Words', data = '{}') =>
    `<html><head><link href="/assets/${name}.css"/></head><body class="${name}"><script type="application/ld+json">${data}</script><p>${words}</p></body></html>`;
  const digest = digestOfWords(page('a'), head);
  assert.is(digestOfWords(page('b', 'Words', '{"dateModified":"2026-01-01"}'), head), digest);
  assert.is.not(digestOfWords(page('a', 'Other words'), head), digest);
  assert.is.not(digestOfWords(page('a'), { ...head, title: 'C' }), digest);
});

digests.run();

async function read({ outputs }: BuiltSite): Promise<Map<string, string>> {
  const [first, ...lines] = ((await textOf(outputs, pageDigestsFile)) ?? '').trimEnd().split('\n');
  assert.is(first, pageDigestsHead);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}
