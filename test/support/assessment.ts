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

/** Gives each question of the questionnaire its second answer, one dimension after the other, as presses in the page. */
export async function answerAssessment(page: Page): Promise<void> {
  await wakeAssessment(page);
  const answers = page.locator(`${island} label:nth-child(2) input`);
  const answerVisible = () =>
    answers.evaluateAll((all) => {
      for (const answer of all as HTMLInputElement[]) if (answer.checkVisibility()) answer.click();
      return all.filter((answer) => !(answer as HTMLInputElement).checked).length;
    });
  for (let left = await answerVisible(); left > 0; ) {
    await page.locator(`${island} button`).filter({ visible: true }).last().click();
    const before = left;
    await eventually(async () => {
      left = await answerVisible();
      return left < before;
    }, true);
  }
}
