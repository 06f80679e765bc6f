import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerDashboard } from '../../build/preview/dashboard/router.ts';
import { visualTestRoutes } from '../../build/preview/dashboard/visual-test-routes.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { drawDifference, type Gray } from '../visual/thumbnails.ts';

const gray = (value: number): Gray => ({ width: 45, height: 80, pixels: new Uint8Array(45 * 80).fill(value) });

/** Asks the dashboard of a project for one of its addresses. */
const ask = (root: string, path: string): Promise<Response> =>
  answerDashboard(new Request(`http://127.0.0.1:4000${path}`), visualTestRoutes(root), 0);

test('the dashboard shows each difference: reference, page and changed tiles side by side', async () => {
  await inTemporaryFolder(async (root) => {
    const folder = join(root, '.cache/visual');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'contact-360.png'), await drawDifference(gray(250), gray(120)));
    const page = await (await ask(root, '/_preview/visual/')).text();
    assert.match(page, /<figcaption>contact-360<\/figcaption><img src="\/_preview\/visual\/contact-360.png"/);
    const picture = await ask(root, '/_preview/visual/contact-360.png');
    assert.is(picture.headers.get('Content-Type'), 'image/png');
    const { data, info } = await sharp(new Uint8Array(await picture.arrayBuffer()))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middles = [45, 143, 241].map((x) => data[Math.round(info.height / 2) * info.width + x]);
    assert.equal(middles, [250, 120, 0]);
  });
});

test('without differences the dashboard says how to compare, and it serves no other file', async () => {
  await inTemporaryFolder(async (root) => {
    assert.match(await (await ask(root, '/_preview/visual/')).text(), /No differences: npm test -- visual/);
    mkdirSync(join(root, '.cache/visual'), { recursive: true });
    writeFileSync(join(root, '.cache/secret.png'), 'secret');
    assert.is((await ask(root, '/_preview/visual/..%2Fsecret.png')).status, 404);
    assert.is((await ask(root, '/_preview/visual/missing.png')).status, 404);
  });
});

test.run();
