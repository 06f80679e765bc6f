import { eventually } from './browser.ts';
import type { Page } from './engines/page.ts';

/** The element of the questionnaire's island. */
export const island = '[data-island="assessment"]';

/** Waits until the questionnaire works. */
export async function wakeAssessment(page: Page): Promise<void> {
  await page.locator(island).scrollIntoViewIfNeeded();
  await eventually(() => page.locator(island).getAttribute('data-state'), 'ready');
  await page.locator(`${island} [role="status"]`).first().waitFor();
}

/** Gives each question of the questionnaire its second answer, one dimension after the other. */
export async function answerAssessment(page: Page): Promise<void> {
  await wakeAssessment(page);
  const ids = await page
    .locator(`${island} label:nth-child(2) input`)
    .evaluateAll((inputs) => inputs.map(({ id }) => id));
  for (const id of ids) {
    const answer = page.locator(`#${id}`);
    if (!(await answer.isVisible())) {
      await page.locator(`${island} button`).filter({ visible: true }).last().click();
      await answer.waitFor();
    }
    await answer.check();
  }
}
