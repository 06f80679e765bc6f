import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../build/commands/options/options.ts';
import { UsageProblem } from '../build/commands/options/usage-problem.ts';
import { headersOf } from '../build/pipeline/build.ts';
import { makeTemporaryFolder, root } from './support/project.ts';
import { type BuiltSite, buildSite, layOutSmallBase, textOf } from './support/site.ts';

/** A copy of the site at another address. */
const noindex = suite<{ folder: string; site: BuiltSite; copy: BuiltSite }>('a copy that search engines leave out');

noindex.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutSmallBase(state.folder);
  state.site = await buildSite(state.folder);
  // With the memo of the site itself: no page of it may be used again.
  state.copy = await buildSite(state.folder, { memo: state.site.memo, input: { override: { noindex: true } } });
});
noindex.after(({ folder }) => rmSync(folder, { recursive: true }));

noindex('every page says noindex, and names the same canonical address as the site itself', async ({ site, copy }) => {
  const pages = copy.outputs.filter(({ path }) => path.endsWith('.html'));
  assert.ok(pages.length > 20);
  for (const { path } of pages) {
    const [own, copied] = await Promise.all([textOf(site.outputs, path), textOf(copy.outputs, path)]);
    assert.match(copied ?? '', '<meta name="robots" content="noindex"/>', path);
    assert.is(canonicalOf(copied), canonicalOf(own), path);
  }
});

noindex('every answer has the header, and robots.txt names no sitemap', async ({ site, copy }) => {
  const robotsOf = (built: BuiltSite, path: string) =>
    built.site && headersOf(built.site, path).find(([name]) => name === 'X-Robots-Tag')?.[1];
  for (const path of ['/', '/file/honest-devops.pdf', '/404.html']) {
    assert.is(robotsOf(site, path), undefined, path);
    assert.is(robotsOf(copy, path), 'noindex', path);
  }
  assert.match((await textOf(site.outputs, 'robots.txt')) ?? '', 'Sitemap:');
  assert.is(await textOf(copy.outputs, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  assert.match((await textOf(copy.outputs, '_headers')) ?? '', 'X-Robots-Tag: noindex');
});

noindex('the site itself, built after the copy, is as before', async ({ folder, site, copy }) => {
  const again = await buildSite(folder, { memo: copy.memo });
  assert.equal(digestsOf(again), digestsOf(site));
});

noindex('--noindex and --origin are not given together', () => {
  assert.is(parseOptions(['build', '--noindex'], root).noindex, true);
  assert.throws(
    () => parseOptions(['build', '--noindex', '--origin', 'https://preview.example'], root),
    (error: unknown) => error instanceof UsageProblem && error.message.includes('Leave --origin out'),
  );
});

noindex.run();

function canonicalOf(html = ''): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

function digestsOf({ outputs }: BuiltSite): string[] {
  return outputs.map(({ area, path, digest }) => `${area}/${path} ${digest}`);
}
