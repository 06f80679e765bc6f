import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { answerAssessment, island, wakeAssessment } from '../support/assessment.ts';
import { engineSuite, eventually } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';
import type { Page } from '../support/engines/page.ts';
import { inTemporaryFolder } from '../support/project.ts';

const assessment = engineSuite('assessment');

const ref = 'pages/change-readiness-assessment';

assessment('shows one dimension at a time, and each leads to the next', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'nl'), { width: 360 }, async (page) => {
    await wakeAssessment(page);
    await eventually(() => shownQuestions(page), 4);
    await page.locator(`${island} button`).filter({ visible: true }).last().click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'De sponsor');
    assert.is(await shownQuestions(page), 4);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(length < 8000, `the page is ${length} px long`);
  });
});

assessment.in(['Chromium'], 'after the last dimension leads to one that lacks answers', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    await wakeAssessment(page);
    for (const name of ['Sponsorship', 'Line managers', 'Capacity', 'Skills', 'Measurement', 'The reason'])
      await pressStep(page, `Next: ${name}`);
    assert.is(await shownQuestions(page), 4);
  });
});

assessment.in(['Chromium'], 'without script has all questions, and a heading above the advice', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'fr'), { script: false }, async (page) => {
    assert.is(await shownQuestions(page), 24);
    const headings = await page.locator(`${island} h3`).allInnerTexts();
    assert.is(headings.at(-1), 'Les conseils par dimension');
  });
});

assessment(
  'the last answer says the score large and in words, in view, and leads to what it means',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(ref, 'nl'), { width: 360, height: 640 }, async (page) => {
      await answerAssessment(page);
      const link = page.locator(`${island} a[href="#assessment-score"]`);
      await link.waitFor();
      for (const part of ['[role="status"] strong', '[role="status"] h3']) {
        const { y, height } = (await page.locator(`${island} ${part}`).boundingBox()) ?? { y: -1, height: 0 };
        assert.ok(y >= 0 && y + height <= 640, `${part} is at ${y} px`);
      }
      const size = await page
        .locator(`${island} [role="status"] strong`)
        .evaluate((score) => Number.parseFloat(getComputedStyle(score).fontSize));
      assert.ok(size >= 64, `the score has ${size} px`);
      const score = await page.locator(`${island} [role="status"]`).first().boundingBox();
      const back = await page.locator(`${island} button`).filter({ visible: true }).first().boundingBox();
      assert.ok(score && back && back.y >= score.y + score.height, 'the score covers the way back');
      await link.click();
      const topOf = async (selector: string): Promise<number> =>
        Math.round((await page.locator(selector).first().boundingBox())?.y ?? 900);
      await eventually(async () => (await topOf('#assessment-result')) < 400, true);
      const top = await topOf(`${island} [role="status"]`);
      assert.ok(top >= 0 && top < 200, `the score is at ${top} px`);
      const [button, result] = [await topOf(`${island} button:not(:disabled)`), await topOf('#assessment-result ol')];
      assert.ok(button > result, 'a button is between the score and the result');
    });
  },
);

assessment.in(
  ['Chromium'],
  'the hills have the names and shares of the list, whose shares end its rows',
  async ({ stand }) => {
    for (const width of [360, 1280])
      await stand.visit(stand.pathOf(ref, 'nl'), { width }, async (page) => {
        await answerAssessment(page);
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
        assert.is(found.rows.length, 6);
        assert.equal(found.hills, found.rows);
        for (const edge of found.edges) assert.ok(Math.abs(edge) < 1, `a share ends ${edge} px beside the column`);
      });
  },
);

assessment('answers are there after a reload, until they are reset', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'fr'), {}, async (page) => {
    await answerAssessment(page);
    const result = await page.locator(`${island} [role="status"]`).first().innerText();
    await page.reload();
    await wakeAssessment(page);
    await eventually(() => page.locator(`${island} [role="status"]`).first().innerText(), result);
    assert.is(await page.locator(`${island} input:checked`).count(), 24);
    const buttons = await page.locator('#assessment-result button').allInnerTexts();
    assert.equal(buttons, ['Imprimer le résultat', 'Partager le résultat', 'Recommencer']);
    await page.locator('#assessment-result button').last().click();
    await eventually(() => page.locator(`${island} input:checked`).count(), 0);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'La raison');
    await page.reload();
    await wakeAssessment(page);
    assert.is(await page.locator(`${island} input:checked`).count(), 0);
  });
});

assessment.in(['Chromium'], 'the result can be shared, as the device does, and printed', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'nl'), {}, async (page) => {
    await answerAssessment(page);
    const result = await page.locator(`${island} [role="status"]`).first().innerText();
    const [score = ''] = /\d+/.exec(result) ?? [];
    const used = await page.evaluate(() => {
      const found: { shared?: ShareData; printed?: true } = {};
      navigator.share = async (shared) => {
        found.shared = shared;
      };
      window.print = () => {
        found.printed = true;
      };
      for (const button of [...document.querySelectorAll('#assessment-result button')].slice(0, 2))
        (button as HTMLButtonElement).click();
      return found;
    });
    assert.ok(used.printed);
    assert.is(used.shared?.url, stand.origin + stand.pathOf(ref, 'nl'));
    assert.ok(score && used.shared?.text?.includes(score), `${used.shared?.text} has ${score}`);
  });
});

// Only Chromium writes a page as PDF.
assessment.in(
  ['Chromium'],
  'on paper a question is together with its answers, and nothing overlaps',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
      await answerAssessment(page);
      const text = await inTemporaryFolder(async (folder) => {
        const path = join(folder, 'quiz.pdf');
        await playwrightPage(page).pdf({ path, format: 'A4' });
        return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
      });
      // The end of a question, its numbers and their words; a form feed, which begins a page, is not between them.
      assert.is(text.match(/\.\n[ \n]*1 +2 +3 +4 +5\n *Strongly disagree +Disagree +Partly/g)?.length, 24);
    });
  },
);

assessment.run();

function shownQuestions(page: Page): Promise<number> {
  return page.locator(`${island} fieldset`).filter({ visible: true }).count();
}

/** Goes to another dimension, and waits until it is shown. */
async function pressStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await eventually(
    () => page.evaluate(() => document.activeElement?.tagName === 'H3' && document.activeElement.textContent),
    name.slice(name.indexOf(' ') + 1),
  );
}
