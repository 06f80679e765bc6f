import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Words } from '../../templates/pages/assessment/schema.ts';
import { answerAssessment, island, wakeAssessment } from '../support/assessment.ts';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';
import type { Page } from '../support/engines/page.ts';
import { textOf } from '../support/forms.ts';
import { inTemporaryFolder } from '../support/project.ts';

const assessment = engineSuite('assessment');

const ref = 'pages/change-readiness-assessment';

assessment('shows one dimension at a time, and each leads to the next', async ({ stand }) => {
  const { dimensions } = wordsIn(stand, 'nl');
  await stand.visit(stand.pathOf(ref, 'nl'), { width: 360 }, async (page) => {
    await wakeAssessment(page);
    await eventually(() => shownQuestions(page), dimensions[0]?.questions.length);
    await page.locator(`${island} button`).filter({ visible: true }).last().click();
    await eventually(() => focusedText(page), dimensions[1]?.name);
    assert.is(await shownQuestions(page), dimensions[1]?.questions.length);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(length < 8000, `the page is ${length} px long`);
    // The last dimension leads to the first that lacks answers.
    for (const { name } of [...dimensions.slice(2), ...dimensions.slice(0, 1)]) {
      await page.locator(`${island} button`).filter({ visible: true }).last().click();
      await eventually(() => focusedText(page), name);
    }
    assert.is(await shownQuestions(page), dimensions[0]?.questions.length);
  });
});

assessment.in(['Chromium'], 'without script has all questions, and a heading above the advice', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'fr'), { script: false }, async (page) => {
    assert.is(await shownQuestions(page), questionsIn(stand));
    const headings = await page.locator(`${island} h3`).allInnerTexts();
    assert.is(headings.at(-1)?.replaceAll('\u00a0', ' '), textOf(stand, 'fr', 'forms.assessment.advice'));
  });
});

assessment(
  'the last answer puts the result in the place of the questions, with the focus; it is shared and printed',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(ref, 'nl'), { width: 360, height: 640 }, async (page) => {
      await answerAssessment(page);
      await page.locator('#assessment-result').waitFor();
      assert.is(await shownQuestions(page), 0);
      await eventually(
        () => focusedText(page).then((text) => wordsIn(stand, 'nl').results.some(({ title }) => title === text)),
        true,
      );
      const topOf = async (selector: string): Promise<number> =>
        Math.round((await page.locator(selector).first().boundingBox())?.y ?? 900);
      const top = await topOf(`${island} [role="status"]`);
      assert.ok(top >= 0 && top < 200, `the score is at ${top} px`);
      const size = await page
        .locator(`${island} [role="status"] strong`)
        .evaluate((score) => Number.parseFloat(getComputedStyle(score).fontSize));
      assert.ok(size >= 64, `the score has ${size} px`);
      const [button, result] = [await topOf(`${island} button:not(:disabled)`), await topOf('#assessment-result ol')];
      assert.ok(button > result, 'a button is between the score and the result');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectHills(page, wordsIn(stand, 'nl').dimensions.length);
      }
      const shown = await page.locator(`${island} [role="status"]`).first().innerText();
      const used = await useButtons(page);
      assert.ok(used.printed);
      assert.is(used.shared?.url, stand.origin + stand.pathOf(ref, 'nl'));
      const [percent = 'no score'] = /\d+/.exec(shown) ?? [];
      assert.ok(used.shared?.text?.includes(percent), `${used.shared?.text} has ${percent}`);
    });
  },
);

assessment('answers are changed with the keyboard, and a button leads back to the result', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    await answerAssessment(page);
    await page.locator('#assessment-result button').nth(1).click();
    const { dimensions } = wordsIn(stand, 'en');
    await eventually(() => focusedText(page), dimensions[0]?.name);
    await page.locator('#assessment-1-1-2').press('ArrowRight');
    assert.is(await shownQuestions(page), dimensions[0]?.questions.length);
    await page.locator(`${island} button`).filter({ visible: true }).last().click();
    await page.locator('#assessment-result').waitFor();
  });
});

assessment('says how many questions were left unanswered on the way', async ({ stand }) => {
  const status = (page: Page) => page.locator(`${island} [role="status"]`).first().innerText();
  await stand.visit(stand.pathOf(ref, 'fr'), { width: 360 }, async (page) => {
    await wakeAssessment(page);
    const [first] = wordsIn(stand, 'fr').dimensions;
    await page.locator('#assessment-1-1-2').check();
    await page.locator(`${island} button`).filter({ visible: true }).last().click();
    const skipped = String((first?.questions.length ?? 0) - 1);
    await eventually(() => status(page).then((text) => text.endsWith(skipped)), true);
  });
});

assessment('answers are there after a reload, until they are reset', async ({ stand }) => {
  const checked = (page: Page) => page.locator(`${island} input:checked`).count();
  await stand.visit(stand.pathOf(ref, 'fr'), {}, async (page) => {
    await answerAssessment(page);
    await page.locator('#assessment-result').waitFor();
    const result = await page.locator(`${island} [role="status"]`).first().innerText();
    await page.reload();
    await wakeAssessment(page);
    await eventually(() => page.locator(`${island} [role="status"]`).first().innerText(), result);
    assert.is(await checked(page), questionsIn(stand));
    await page.locator('#assessment-result button').last().click();
    await eventually(() => checked(page), 0);
    await eventually(() => focusedText(page), wordsIn(stand, 'fr').dimensions[0]?.name);
    await page.reload();
    await wakeAssessment(page);
    assert.is(await checked(page), 0);
  });
});

// Only Chromium writes a page as PDF.
assessment.variant(1, 'on paper a question is together with its answers, and nothing overlaps', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    await answerAssessment(page);
    const text = await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'quiz.pdf');
      await playwrightPage(page).pdf({ path, format: 'A4' });
      return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    });
    // The end of a question, its numbers and their words; a form feed, which begins a page, is not between them.
    const together = new RegExp(
      `\\.\\n[ \\n]*1 +2 +3 +4 +5\\n *${wordsIn(stand, 'en').scale.slice(0, 3).join(' +')}`,
      'g',
    );
    assert.is(text.match(together)?.length, questionsIn(stand));
  });
});

assessment.run();

function shownQuestions(page: Page): Promise<number> {
  return page.locator(`${island} fieldset`).filter({ visible: true }).count();
}

/** Returns the text that has the focus, without what only says where its lines end. */
function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    document.activeElement?.textContent?.replaceAll('\u00a0', ' ').replace(/[\u00ad\u2060]/g, ''),
  );
}

/** The hills have the names and shares of the list, whose shares end its rows. */
async function expectHills(page: Page, count: number): Promise<void> {
  const found = await page.locator('#assessment-result').evaluate((result) => {
    const texts = (selector: string): string[] =>
      [...result.querySelectorAll(selector)].map((row) => row.textContent ?? '');
    const edges = [...result.querySelectorAll('ol > li')].map((row) => {
      const share = row.querySelector('span')?.getBoundingClientRect();
      return (share?.right ?? 0) - result.getBoundingClientRect().right;
    });
    return {
      hills: texts('[aria-hidden] > p'),
      rows: texts('ol > li > strong').map((name, index) => name + texts('ol > li > span')[index]),
      edges,
    };
  });
  assert.is(found.rows.length, count);
  assert.equal(found.hills, found.rows);
  for (const edge of found.edges) assert.ok(Math.abs(edge) < 1, `a share ends ${edge} px beside the column`);
}

/** Presses the buttons that print and share the result, and returns what they ask the device for. */
function useButtons(page: Page): Promise<{ shared?: ShareData; printed?: true }> {
  return page.evaluate(() => {
    const found: { shared?: ShareData; printed?: true } = {};
    navigator.share = async (shared) => {
      found.shared = shared;
    };
    window.print = () => {
      found.printed = true;
    };
    const [print, , share] = document.querySelectorAll<HTMLButtonElement>('#assessment-result button');
    print?.click();
    share?.click();
    return found;
  });
}

/** Returns the words of the questionnaire in a language. */
function wordsIn({ site }: Stand, locale: string): Words {
  return site.entries.get(ref)?.get(locale)?.words;
}

function questionsIn(stand: Stand): number {
  return wordsIn(stand, 'en').dimensions.reduce((sum, { questions }) => sum + questions.length, 0);
}
