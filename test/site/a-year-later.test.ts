import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runPipeline } from '../../build/pipeline/build.ts';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import { assetCache, projectTemplates, root } from '../support/project.ts';
import { buildDate, textOf } from '../support/site.ts';

/** Time passes without anybody's doing: the same content must still be a good site. */
const later = suite('a year later');

later('the site has no mistake, and what is over is no longer offered', async () => {
  const date = buildDate.replace(/^\d+/, (year) => String(Number(year) + 1));
  const { site, outputs, diagnostics } = await runPipeline(
    {
      contentFolder: join(root, 'content'),
      staticFolder: join(root, 'static'),
      templates: await projectTemplates(),
      date,
      assetCache,
      has: () => false,
    },
    emptyMemo('test'),
  );
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`),
    [],
  );
  const sitemap = (await textOf(outputs, 'sitemap.xml')) ?? '';
  const jobs = [...(site?.routes.values() ?? [])].filter(({ pageType }) => pageType.name === 'job');
  for (const { url, output, entry } of jobs) {
    const isClosed = entry.facts.closes < date;
    assert.is(sitemap.includes(`<loc>${site?.config.origin}${url}</loc>`), !isClosed, url);
    const html = (await textOf(outputs, output)) ?? '';
    assert.is(html.includes('"@type":"JobPosting"'), !isClosed, url);
    assert.is(html.includes('<meta name="robots" content="noindex"/>'), isClosed, url);
  }
});

later.run();
