import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const assessment = engineSuite('assessment');

const ref = 'pages/change-readiness-assessment';

assessment('the last answer says the score in view, and leads to what it means', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), { height: 800 }, async (page) => {
    const link = page.locator('[data-island="assessment"] a[href="#assessment-result"]');
    await answerAll(page);
    await link.waitFor();
    const { y, height } = (await link.boundingBox()) ?? { y: -1, height: 0 };
    assert.ok(y >= 0 && y + height <= 800, `the link is at ${y} px`);
    await link.click();
    await eventually(
      async () => Math.round((await page.locator('#assessment-result').boundingBox())?.y ?? 900) < 400,
      true,
    );
  });
});

assessment('answers are there after a reload, until they are reset', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'fr'), {}, async (page) => {
    const island = page.locator('[data-island="assessment"]');
    await answerAll(page);
    const result = await island.locator('[role="status"]').first().innerText();
    await page.reload();
    await wake(page);
    await eventually(() => island.locator('[role="status"]').first().innerText(), result);
    assert.is(await island.locator('input:checked').count(), 24);
    const buttons = await island.locator('button').allInnerTexts();
    assert.equal(buttons, ['Imprimer le résultat', 'Partager le résultat', 'Recommencer']);
    await island.locator('button').last().click();
    await eventually(() => island.locator('input:checked').count(), 0);
    await page.reload();
    await wake(page);
    assert.is(await island.locator('input:checked').count(), 0);
  });
});

assessment('the result can be shared, as the device does, and printed', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'nl'), {}, async (page) => {
    await answerAll(page);
    const result = await page.locator('[data-island="assessment"] [role="status"]').first().innerText();
    const [score = ''] = /\d+/.exec(result) ?? [];
    const used = await page.evaluate(() => {
      const found: { shared?: ShareData; printed?: true } = {};
      navigator.share = async (shared) => {
        found.shared = shared;
      };
      window.print = () => {
        found.printed = true;
      };
      for (const button of [...document.querySelectorAll('[data-island="assessment"] button')].slice(0, 2))
        (button as HTMLButtonElement).click();
      return found;
    });
    assert.ok(used.printed);
    assert.is(used.shared?.url, stand.origin + stand.pathOf(ref, 'nl'));
    assert.ok(score && used.shared?.text?.includes(score), `${used.shared?.text} has ${score}`);
  });
});

assessment.run();

async function wake(page: Page): Promise<void> {
  const island = page.locator('[data-island="assessment"]');
  await island.scrollIntoViewIfNeeded();
  await eventually(() => island.getAttribute('data-state'), 'ready');
}

async function answerAll(page: Page): Promise<void> {
  await wake(page);
  for (const answer of await page.locator('[data-island="assessment"] label:nth-child(2) input').all())
    await answer.check();
}
