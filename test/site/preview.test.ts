import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realSite } from '../support/real-site.ts';
import { buildSite } from '../support/site.ts';
import { previewSmall } from '../support/small-preview.ts';
import { copySmallSite } from '../support/small-site.ts';

/** What the preview adds stays in the preview. */
const apart = suite('the preview and the published site');

const addition = /<script type="module" src="\/_preview\/client\.js\?\d+#"><\/script>(?=<\/body>)/;

apart('nothing of the preview reaches the published folders', async () => {
  const { folder, files } = await realSite();
  assert.equal(
    files.filter((file) => file.startsWith('_preview') || file.includes('examples')),
    [],
  );
  const texts = files.filter((file) => /\.(html|js|css|txt|xml|json)$|^_/.test(file));
  assert.ok(texts.length > 400, `${texts.length} texts are read`);
  const found = texts.filter((file) =>
    /_preview|preview-panel|data-preview/.test(readFileSync(join(folder, file), 'utf8')),
  );
  assert.equal(found, []);
});

apart('a previewed page is the built one and a single script', async () => {
  const copy = copySmallSite();
  const preview = await previewSmall(copy);
  try {
    const built = await buildSite(copy.site, {
      input: { override: { formsApi: `${preview.url}/forms-api/`, precompress: [] } },
    });
    const routes = [...(built.site?.routes.values() ?? [])];
    assert.ok(routes.length > 10, 'there are pages');
    for (const { url, output } of routes) {
      const shown = await preview.text(url);
      assert.is(shown.split(addition).length, 2, url);
      assert.is(shown.replace(addition, ''), String(Buffer.from(built.writer.read('site', output) ?? '')), url);
    }
  } finally {
    await preview.stop();
    copy.remove();
  }
});

apart.run();
