import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteStages } from '../build/pipeline/build.ts';
import { withoutPages } from '../build/pipeline/variants/without-pages.ts';
import { renderFirst } from '../build/preview/rebuild/first-pages.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { buildSite, layOutSmallBase } from './support/site.ts';

const first = suite('pages before the first build');

first('a page is rendered alone as the build renders it, but for PDFs, fonts and social images', async () => {
  const folder = makeTemporaryFolder();
  try {
    layOutSmallBase(folder);
    const whole = await buildSite(folder);
    const prepared = await buildSite(folder, { stages: withoutPages(siteStages) });
    assert.equal([prepared.rendered, prepared.pages], [0, []]);
    assert.not.ok(prepared.outputs.some(({ path }) => /\.(?:pdf|html)$/.test(path)));
    const paths = whole.pages.map(({ output }) => output);
    assert.ok(paths.length > 20);
    const same: string[] = [];
    for (const path of paths) {
      const page = renderFirst(prepared, path, () => []);
      const built = whole.outputs.find((file) => file.path === path);
      assert.is(page?.path, path);
      const bodies = await Promise.all([page, built].map(async (file) => bodyOf(String(await file?.contents()))));
      if (bodies[0] === bodies[1]) same.push(path);
    }
    assert.ok(same.length > 0, 'Pages without a PDF are the same.');
    // It loads only files that are there.
    const files = new Set(prepared.outputs.map(({ path }) => `/${path}`));
    const shown = String(await renderFirst(prepared, same[0] ?? '', () => [])?.contents());
    for (const [, address = ''] of shown.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/assets\/[^"]+)"/g))
      assert.ok(files.has(address), address);
    assert.is(
      renderFirst(prepared, 'no/such/page/index.html', () => []),
      undefined,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns the body of a page: its head names fonts and a social image. */
const bodyOf = (html: string): string => html.slice(html.indexOf('<body'));

first.run();
