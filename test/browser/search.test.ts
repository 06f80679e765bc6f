import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { textOf } from '../support/forms.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const search = engineSuite('search');

const ref = 'pages/search';
const windows: VisitOptions[] = [{ width: 360 }, { width: 1280 }];
/** By language, a question, the entry that answers it, and a word that is marked. */
const questions = {
  en: { question: 'phising', answer: 'toolbox/phishing-drills-that-teach', word: 'Phishing', exact: false },
  fr: { question: 'hameconnage', answer: 'toolbox/phishing-drills-that-teach', word: 'hameçonnage', exact: true },
  nl: { question: 'scholen', answer: 'client-cases/school-network-leadership', word: 'school', exact: true },
};

for (const [index, [locale, { question, answer, word, exact }]] of Object.entries(questions).entries())
  search.variant(index, `${locale}: the keyboard finds a page, and Back finds the answers again`, async ({ stand }) => {
    const options = { ...windows[index % 2], bypassCSP: true };
    await stand.visit(stand.pathOf(ref, locale), options, async (page) => {
      assert.is(await results(page).count(), 0);
      await page.getByRole('searchbox').focus();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      const first = results(page).first();
      await first.waitFor();
      assert.is(await first.locator('a').getAttribute('href'), stand.pathOf(answer, locale));
      assert.is(new URL(await page.url()).searchParams.get('q'), question);
      const count = await results(page).count();
      const key = `search.${exact ? 'count' : 'close'}_${count === 1 ? 'one' : 'other'}`;
      const status = textOf(stand, locale, key).replace('{{value}}', String(count)).replace('{{query}}', question);
      await eventually(() => page.getByRole('status').innerText(), status);
      assert.ok(
        (await page.locator('mark').allTextContents()).some((text) => text.toLowerCase().includes(word.toLowerCase())),
        `${word} is marked`,
      );
      assert.is(await first.locator('strong').innerText(), textOf(stand, locale, `search.kinds.${kindOf(answer)}`));
      // The header changes its colors with the place in the page: it is looked at where it is at rest.
      await page.evaluate(() => scrollTo(0, 0));
      await eventually(() => page.locator('html[data-scrolled]').count(), 0);
      assert.equal(await axeProblems(page), []);
      await first.locator('a').press('Enter');
      await page.waitForURL((url) => url.pathname === stand.pathOf(answer, locale));
      await page.goBack();
      await eventually(() => results(page).count(), count);
      await eventually(() => page.getByRole('searchbox').inputValue(), question);
    });
  });

search('an address with a question is answered as it opens', async ({ stand }) => {
  for (const options of stand.variants(windows))
    await stand.visit(`${stand.pathOf(ref, 'en')}?q=paris&utm_source=letter`, options, async (page) => {
      await results(page).first().waitFor();
      assert.is(await results(page).first().locator('a').getAttribute('href'), stand.pathOf('offices/paris', 'en'));
      assert.is(await page.getByRole('searchbox').inputValue(), 'paris');
      assert.ok((await page.title()).startsWith('paris'), await page.title());
    });
});

search('typing is answered without sending; a sent question keeps its place in the history', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    const field = page.getByRole('searchbox');
    const state = async () => ({
      asked: new URL(await page.url()).searchParams.get('q'),
      value: await field.inputValue(),
      found: (await results(page).count()) > 0,
    });
    await readySearch(page);
    await field.focus();
    await page.keyboard.type('okr');
    await eventually(state, { asked: 'okr', value: 'okr', found: true });
    await field.press('Enter');
    await field.fill('csrd');
    await eventually(state, { asked: 'csrd', value: 'csrd', found: true });
    await field.fill('zzyzx');
    await eventually(state, { asked: 'zzyzx', value: 'zzyzx', found: false });
    await page.goBack();
    await eventually(state, { asked: 'okr', value: 'okr', found: true });
    await page.goBack();
    await eventually(state, { asked: null, value: '', found: false });
    await eventually(() => page.getByRole('status').innerText(), '');
    await page.goForward();
    await eventually(state, { asked: 'okr', value: 'okr', found: true });
  });
});

for (const [index, locale] of ['en', 'fr', 'nl'].entries())
  search.variant(index, `${locale}: nothing found is told, is accessible and leads on`, async ({ stand }) => {
    const options = { ...windows[index % 2], bypassCSP: true };
    await stand.visit(`${stand.pathOf(ref, locale)}?q=zzyzx`, options, async (page) => {
      const message = textOf(stand, locale, 'search.none').replace('{{query}}', 'zzyzx');
      await eventually(() => page.getByRole('status').innerText(), message);
      assert.is(await results(page).count(), 0);
      assert.equal(await axeProblems(page), []);
      await page.locator('#lists a').first().click();
      await page.waitForURL((url) => url.pathname === stand.pathOf('pages/toolbox', locale));
    });
  });

search('many answers are shown when they are asked for', async ({ stand }) => {
  await stand.visit(`${stand.pathOf(ref, 'fr')}?q=équipe`, {}, async (page) => {
    await eventually(() => results(page).count(), 20);
    const more = page.locator('[data-search-more]');
    const whole = Number(/\d+/.exec(await more.innerText())?.[0]);
    assert.ok(whole > 20, String(whole));
    await more.press('Enter');
    await eventually(() => results(page).count(), whole);
    assert.not(await more.isVisible());
    assert.ok(await results(page).nth(20).locator('a').evaluate(isFocused), 'focus is on the first new one');
  });
});

search.in(['Chromium'], 'all results are made in batches, and are there again after Back', async ({ stand }) => {
  await stand.visit(`${stand.pathOf(ref, 'fr')}?q=projet`, {}, async (page) => {
    const more = page.locator('[data-search-more]');
    await more.waitFor();
    const whole = Number(/\d+/.exec(await more.innerText())?.[0]);
    const atOnce = await more.evaluate(async (button) => {
      (button as HTMLElement).click();
      for (let step = 0; step < 20; step++) await Promise.resolve();
      return document.querySelectorAll('[data-search-results] li').length;
    });
    assert.ok(atOnce > 20 && atOnce < whole, `${atOnce} of ${whole} in one task`);
    await eventually(() => results(page).count(), whole);
    await results(page).locator('a:not([href$=".pdf"])').last().press('Enter');
    await page.waitForURL((url) => url.pathname !== stand.pathOf(ref, 'fr'));
    await page.goBack();
    await eventually(() => results(page).count(), whole);
    await page.reload();
    await eventually(() => results(page).count(), whole);
    await page.getByRole('searchbox').fill('projets');
    await eventually(() => results(page).count(), 20);
  });
});

search.in(['Chromium'], 'nothing moves when results arrive', async ({ stand }) => {
  for (const width of [360, 768, 1280])
    for (const question of ['agile', 'Noordnet', 'zzyzx'])
      await stand.visit(`${stand.pathOf(ref, 'en')}?q=${question}`, { width }, async (page) => {
        await eventually(async () => (await page.getByRole('status').innerText()).includes(question), true);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list, observer) => {
                observer.disconnect();
                resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
              }).observe({ type: 'layout-shift', buffered: true });
              // Without a shift nothing is reported.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
            }),
        );
        assert.ok(shift <= 0.01, `${width} px, ${question}: ${shift}`);
        assert.ok(await page.locator('#lists').isVisible());
      });
});

search.in(['Chromium'], 'the question goes along to other languages', async ({ stand }) => {
  await stand.visit(`${stand.pathOf(ref, 'en')}?q=okr&utm_source=letter`, {}, async (page) => {
    await results(page).first().waitFor();
    await page.getByRole('searchbox').fill('csrd');
    const link = page.locator(`[data-languages] a[hreflang="fr"]`).first();
    await eventually(() => link.getAttribute('href'), `${stand.pathOf(ref, 'fr')}?q=csrd`);
    await page.goto(stand.origin + (await link.getAttribute('href')));
    await results(page).first().waitFor();
    assert.is(
      await results(page).first().locator('a').getAttribute('href'),
      stand.pathOf('toolbox/csrd-data-map', 'fr'),
    );
  });
});

search('arrow keys lead from the field to the results and back', async ({ stand }) => {
  await stand.visit(`${stand.pathOf(ref, 'nl')}?q=agile`, {}, async (page) => {
    await results(page).nth(1).waitFor();
    const field = page.getByRole('searchbox');
    await field.focus();
    for (const [key, focused] of [
      ['ArrowDown', results(page).nth(0).locator('a')],
      ['ArrowDown', results(page).nth(1).locator('a')],
      ['ArrowUp', results(page).nth(0).locator('a')],
      ['ArrowUp', field],
      ['ArrowUp', field],
    ] as const) {
      await page.keyboard.press(key);
      assert.ok(await focused.evaluate(isFocused), key);
    }
  });
});

search('what is asked is shown as text, whatever it is', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    const field = page.getByRole('searchbox');
    await readySearch(page);
    for (const question of ['<img src=x onerror=alert(1)>', '=1+1', 'مرحبا', '🙂🙂', '{n} {q}', '"'.repeat(120)]) {
      await field.fill(question);
      await field.press('Enter');
      await eventually(
        () =>
          page
            .getByRole('status')
            .innerText()
            .then((text) => text.includes(question)),
        true,
        question,
      );
    }
    assert.is(await page.locator('main img').count(), 0);
  });
});

search('a search that does not arrive is told, and can be tried again', async ({ stand }) => {
  let broken = true;
  const isLacking = (path: string) => broken && /\/search-en-[^/]*\.json$/.test(path);
  await stand.visit(stand.pathOf(ref, 'en'), { missing: true, isLacking }, async (page) => {
    const field = page.getByRole('searchbox');
    await readySearch(page);
    await field.fill('okr');
    await field.press('Enter');
    await eventually(() => page.getByRole('status').innerText(), textOf(stand, 'en', 'search.failed'));
    broken = false;
    await field.press('Enter');
    await results(page).first().waitFor();
  });
});

search.in(['Chromium'], 'neither engine nor index is loaded before the field is used', async ({ stand }) => {
  await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
    await readySearch(page);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /\/(search-en|search-engine)-/.exec(name)?.[1])
          .filter(Boolean)
          .sort(),
      );
    assert.equal(await loaded(), []);
    await page.getByRole('searchbox').focus();
    await eventually(loaded, ['search-en', 'search-engine']);
  });
});

search('without script the page says how to find things, and leads there', async ({ stand }) => {
  const locales = ['en', 'fr', 'nl'];
  await twoAtOnce(stand.variants(locales), async (locale) => {
    const options = { ...windows[locales.indexOf(locale) % 2], script: false };
    await stand.visit(`${stand.pathOf(ref, locale)}?q=okr`, options, async (page) => {
      assert.not(await page.getByRole('searchbox').isVisible());
      const words = stand.site.entries.get(ref)?.get(locale)?.words;
      const message = page.locator('search + p');
      assert.ok(await message.isVisible());
      assert.is((await message.innerText()).replace(/\s+/g, ' '), words?.withoutScript.trim().replace(/\s+/g, ' '));
      const lists = page.locator('#lists a');
      assert.ok((await lists.count()) > 4);
      assert.is(await lists.first().getAttribute('href'), stand.pathOf('pages/toolbox', locale));
    });
  });
});

search('header and footer lead to it', async ({ stand }) => {
  for (const page of stand.variants(['pages/index', 'pages/activities']))
    for (const options of stand.variants(windows))
      await stand.visit(stand.pathOf(page, 'nl'), options, async (tab) => {
        const link = tab.locator('header').getByRole('link', { name: textOf(stand, 'nl', 'search.open') });
        const box = await link.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
        const found = tab.locator(`footer a[href="${stand.pathOf(ref, 'nl')}"]`);
        assert.is(await found.count(), 1);
        await link.click();
        await tab.waitForURL((url) => url.pathname === stand.pathOf(ref, 'nl'));
        await eventually(() => tab.getByRole('searchbox').evaluate(isFocused), true, 'typing can begin');
        assert.is(await tab.evaluate(() => scrollY), 0, 'the title of the page is in sight');
        assert.is(await tab.locator('header [aria-current="page"]').count(), 1);
      });
});

search.run();

function results(page: Page) {
  return page.locator('[data-search-results]:not([hidden]) li');
}

/** The page's script runs on its own time. */
async function readySearch(page: Page): Promise<void> {
  await page.locator('form[data-search][data-state="ready"]').waitFor();
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

const isFocused = (element: Element): boolean => element === document.activeElement;

function kindOf(answer: string): string {
  return answer.startsWith('toolbox/') ? 'guide' : 'case';
}
