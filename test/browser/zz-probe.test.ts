import { suite } from 'uvu';
import { openStand, type Stand } from '../support/browser.ts';
const probe = suite<{ stand: Stand }>('probe');
probe.before(async (c) => { c.stand = await openStand(); });
probe.after(({ stand }) => stand.stop());
probe('x', async ({ stand }) => {
  let t = performance.now();
  for (const p of ['/', '/contact/', '/devops/', '/change-management/', '/toolbox/honest-devops/', '/newsletter/', '/links/']) for (const w of [360, 1280]) {
    await stand.visit(p, { width: w }, async (page) => {
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.screenshot({ path: `/tmp/shot${p.replaceAll('/', '_')}${w}.png` });
    });
    console.log(p, w, Math.round(performance.now() - t)); t = performance.now();
  }
});
probe.run();
