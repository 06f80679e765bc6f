import { cpSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type ShownSite, type Stand } from '../support/browser.ts';
import { findTooWide } from '../support/every-page/fit.ts';
import { fillForm } from '../support/fill.ts';
import { recordingApi } from '../support/forms.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { samplePages } from '../support/samples.ts';
import { buildShownSite } from '../support/shown-site.ts';
import { someRows } from '../support/some-rows.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

/** Another company's site, with templates and scripts of its own. A visit fails where the console is not quiet. */
const otherSite = engineSuite('another site');

const widths = [320, 768, 1280];

// Markup and styles are the same in every engine.
otherSite.in(['Chromium'], 'its pages are accessible, and fit three widths', async ({ stand }) => {
  const own = await besideOtherSite(stand);
  assert.ok(own.site.routes.size > 10);
  await twoAtOnce(samplePages(own), ({ path }) =>
    own.visit(path, {}, async (page) => {
      for (const width of someRows(widths, 1)) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await findTooWide(page), [], `${path} at ${width} px`);
      }
      assert.equal(await axeProblems(page), [], path);
    }),
  );
});

for (const script of [true, false])
  otherSite(`its form is sent ${script ? 'with its own script' : 'without script'}`, async ({ stand }) => {
    const own = await besideOtherSite(stand);
    const sent = own.pathOf('pages/sent', 'de');
    const { api, received } = recordingApi({ status: 303, headers: { Location: own.origin + sent } });
    await own.visit(own.pathOf('pages/enquiry', 'de'), { api, script, width: 360 }, async (page) => {
      const form = page.locator('form[name="enquiry"]');
      await fillForm(form, { name: 'Jörg Weiß', email: 'joerg@example.org', piece: 'Eine Treppe,\nzwei Stufen.' });
      await form.locator('[type="submit"]').click();
      await eventually(async () => new URL(await page.url()).pathname, sent);
    });
    assert.is(received.length, 1);
    const [message] = received;
    assert.is(message?.url, 'https://post.lindenhof.example/enquiries');
    assert.is(message?.data.name, 'Jörg Weiß');
    assert.is(message?.data.lang, 'de');
    assert.ok(String(message?.data.thankYouURL).startsWith(`https://www.lindenhof.example${sent}#`));
  });

otherSite.run();

let built: Promise<ShownSite> | undefined;
const stands = new Map<string, Promise<Stand>>();

/** Puts the browser of a stand beside the site, which is built once. */
function besideOtherSite(stand: Stand): Promise<Stand> {
  built ??= buildOtherSite();
  const own = stands.get(stand.engine) ?? built.then((site) => stand.beside(site));
  stands.set(stand.engine, own);
  return own;
}

function buildOtherSite(): Promise<ShownSite> {
  const folder = makeTemporaryFolder();
  cpSync(join(root, 'test/other-site'), folder, { recursive: true });
  return buildShownSite(folder);
}
