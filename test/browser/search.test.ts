import * as assert from 'uvu/assert';
import type { Entry } from '../../build/model/entry.ts';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type Stand, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { entriesOf, entryOf } from '../support/entries.ts';
import { textOf } from '../support/forms.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const search = engineSuite('search');

const windows: VisitOptions[] = [{ width: 360 }, { width: 1280 }];

/** By language, what is made of the title of an entry that is looked for, and whether its words are still found as they are. */
const questions: [locale: string, type: string, mistake: (title: string) => string, exact: boolean][] = [
  ['en', 'guide', (title) => title.replace(longestWord(title), (word) => `${word.slice(0, 3)}${word.slice(4)}`), false],
  ['fr', 'guide', (title) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), true],
  ['nl', 'case', (title) => title, true],
];

for (const [index, [locale, type, mistake, exact]] of questions.entries())
  search.variant(index, `${locale}: the keyboard finds a page, and Back finds the answers again`, async ({ stand }) => {
    const has = ({ words }: Entry): boolean => /\p{M}/u.test(words.title.normalize('NFD')) || locale !== 'fr';
    const { ref, words } = entryOf(stand, type, { locales: [locale], that: 'with an accent in its title', has });
    const question = mistake(words.title);
    const options = windows[index % 2] ?? {};
    await stand.visit(searchPath(stand, locale), options, async (page) => {
      assert.is(await results(page).count(), 0);
      await page.getByRole('searchbox').focus();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      const first = results(page).first();
      await first.waitFor();
      assert.is(await first.locator('a').getAttribute('href'), stand.pathOf(ref, locale));
      assert.is(new URL(await page.url()).searchParams.get('q'), question);
      const count = await results(page).count();
      const all = (await page.locator('[data-search-more]').isVisible()) ? await countOfMore(page) : count;
      const key = `search.${exact ? 'count' : 'close'}_${all === 1 ? 'one' : 'other'}`;
      const status = textOf(stand, locale, key)
        .replace('{{value}}', String(all))
        .replace('{{query}}', () => question);
      await eventually(() => page.getByRole('status').innerText(), status);
      const marked = (await page.locator('mark').allTextContents()).map((text) => text.replaceAll('\u00ad', ''));
      assert.ok(
        marked.some((text) => text.includes(longestWord(words.title))),
        `of "${words.title}" ${marked} is marked`,
      );
      assert.is(await first.locator('strong').innerText(), textOf(stand, locale, `search.kinds.${type}`));
      // The header changes its colors with the place in the page: it is looked at where it is at rest.
      await page.evaluate(() => scrollTo(0, 0));
      await eventually(() => page.locator('html[data-scrolled]').count(), 0);
      assert.equal(await axeProblems(page, 'main'), []);
      await first.locator('a').press('Enter');
      await page.waitForURL((url) => url.pathname === stand.pathOf(ref, locale));
      await page.goBack();
      await eventually(() => results(page).count(), count);
      await eventually(() => page.getByRole('searchbox').inputValue(), question);
    });
  });

search.exhaustive('an address with a question is answered as it opens', async ({ stand }) => {
  const { ref, words } = entryOf(stand, 'office');
  const question = words.title.toLowerCase();
  const path = `${searchPath(stand, 'en')}?q=${encodeURIComponent(question)}&utm_source=letter`;
  for (const options of stand.variants(windows))
    await stand.visit(path, options, async (page) => {
      await results(page)
        .locator(`a[href="${stand.pathOf(ref, 'en')}"]`)
        .waitFor();
      assert.is(await page.getByRole('searchbox').inputValue(), question);
      assert.ok((await page.title()).startsWith(question), await page.title());
    });
});

search('typing is answered without sending; a sent question keeps its place in the history', async ({ stand }) => {
  await stand.visit(searchPath(stand, 'en'), {}, async (page) => {
    const [one, other] = titlesOf(stand, 'en').map(longestWord);
    assert.ok(one && other);
    const field = page.getByRole('searchbox');
    const state = async () => ({
      asked: new URL(await page.url()).searchParams.get('q'),
      value: await field.inputValue(),
      found: (await results(page).count()) > 0,
    });
    await readySearch(page);
    await field.focus();
    await page.keyboard.type(one);
    await eventually(state, { asked: one, value: one, found: true });
    await field.press('Enter');
    await field.fill(other);
    await eventually(state, { asked: other, value: other, found: true });
    await field.fill('zzyzx');
    await eventually(state, { asked: 'zzyzx', value: 'zzyzx', found: false });
    await page.goBack();
    await eventually(state, { asked: one, value: one, found: true });
    await page.goBack();
    await eventually(state, { asked: null, value: '', found: false });
    await eventually(() => page.getByRole('status').innerText(), '');
    await page.goForward();
    await eventually(state, { asked: one, value: one, found: true });
  });
});

for (const [index, locale] of ['en', 'fr', 'nl'].entries())
  search.variant(index, `${locale}: nothing found is told, is accessible and leads on`, async ({ stand }) => {
    const options = windows[index % 2] ?? {};
    await stand.visit(`${searchPath(stand, locale)}?q=zzyzx`, options, async (page) => {
      const message = textOf(stand, locale, 'search.none').replace('{{query}}', 'zzyzx');
      await eventually(() => page.getByRole('status').innerText(), message);
      assert.is(await results(page).count(), 0);
      assert.equal(await axeProblems(page, 'main'), []);
      await page.locator('#lists a').first().click();
      await page.waitForURL((url) => url.pathname === firstListPath(stand, locale));
    });
  });

search.exhaustive('many answers are shown when they are asked for', async ({ stand }) => {
  await stand.visit(`${searchPath(stand, 'fr')}?q=${commonWord(stand, 'fr')}`, {}, async (page) => {
    await eventually(() => results(page).count(), 20);
    const more = page.locator('[data-search-more]');
    const whole = await countOfMore(page);
    assert.ok(whole > 20, String(whole));
    await more.press('Enter');
    await eventually(() => results(page).count(), whole);
    assert.not(await more.isVisible());
    assert.ok(await results(page).nth(20).locator('a').evaluate(isFocused), 'focus is on the first new one');
  });
});

search.variant(1, 'all results are made in batches, and are there again after Back', async ({ stand }) => {
  await stand.visit(`${searchPath(stand, 'fr')}?q=${commonWord(stand, 'fr')}`, {}, async (page) => {
    const more = page.locator('[data-search-more]');
    await more.waitFor();
    const whole = await countOfMore(page);
    const atOnce = await more.evaluate(async (button) => {
      (button as HTMLElement).click();
      for (let step = 0; step < 20; step++) await Promise.resolve();
      return document.querySelectorAll('[data-search-results] li').length;
    });
    assert.ok(atOnce > 20 && atOnce < whole, `${atOnce} of ${whole} in one task`);
    await eventually(() => results(page).count(), whole);
    await results(page).locator('a:not([href$=".pdf"])').last().press('Enter');
    await page.waitForURL((url) => url.pathname !== searchPath(stand, 'fr'));
    await page.goBack();
    await eventually(() => results(page).count(), whole);
    await page.reload();
    await eventually(() => results(page).count(), whole);
    await page.getByRole('searchbox').fill(commonWord(stand, 'fr').slice(0, -1));
    await eventually(() => results(page).count(), 20);
  });
});

search.variant(1, 'nothing moves when results arrive', async ({ stand }) => {
  for (const width of stand.variants([360, 768, 1280]))
    for (const question of stand.variants([commonWord(stand, 'en'), 'zzyzx']))
      await stand.visit(`${searchPath(stand, 'en')}?q=${question}`, { width }, async (page) => {
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
  const { ref } = entryOf(stand, 'guide', { locales: ['en', 'fr'] });
  const question = stand.site.entries.get(ref)?.get('fr')?.words.title;
  await stand.visit(`${searchPath(stand, 'en')}?q=${commonWord(stand, 'en')}&utm_source=letter`, {}, async (page) => {
    await results(page).first().waitFor();
    await page.getByRole('searchbox').fill(question);
    // At once: neither the last key nor anything else has been answered.
    await page.locator(`[data-languages] a[hreflang="fr"]`).first().click();
    await page.waitForURL((url) => url.pathname === searchPath(stand, 'fr'));
    assert.equal([...new URL(await page.url()).searchParams], [['q', question]]);
    await results(page).first().waitFor();
    assert.is(await results(page).first().locator('a').getAttribute('href'), stand.pathOf(ref, 'fr'));
  });
});

search('arrow keys lead from the field to the results and back', async ({ stand }) => {
  await stand.visit(`${searchPath(stand, 'nl')}?q=${commonWord(stand, 'nl')}`, {}, async (page) => {
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
  await stand.visit(searchPath(stand, 'en'), {}, async (page) => {
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
  await stand.visit(searchPath(stand, 'en'), { missing: true, isLacking }, async (page) => {
    const field = page.getByRole('searchbox');
    await readySearch(page);
    await field.fill(commonWord(stand, 'en'));
    await field.press('Enter');
    await eventually(() => page.getByRole('status').innerText(), textOf(stand, 'en', 'search.failed'));
    broken = false;
    await field.press('Enter');
    await results(page).first().waitFor();
  });
});

search.in(['Chromium'], 'neither engine nor index is loaded before the field is used', async ({ stand }) => {
  await stand.visit(searchPath(stand, 'en'), {}, async (page) => {
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
    await stand.visit(`${searchPath(stand, locale)}?q=okr`, options, async (page) => {
      assert.not(await page.getByRole('searchbox').isVisible());
      const words = entryOf(stand, 'search', { locales: [locale] }).words;
      const message = page.locator('search + p');
      assert.ok(await message.isVisible());
      assert.is((await message.innerText()).replace(/\s+/g, ' '), words.withoutScript.trim().replace(/\s+/g, ' '));
      const lists = page.locator('#lists a');
      assert.is(await lists.first().getAttribute('href'), firstListPath(stand, locale));
    });
  });
});

search.exhaustive('header and footer lead to it', async ({ stand }) => {
  for (const page of stand.variants(['pages/index', 'pages/activities']))
    for (const options of stand.variants(windows))
      await stand.visit(stand.pathOf(page, 'nl'), options, async (tab) => {
        const link = tab.locator('header').getByRole('link', { name: textOf(stand, 'nl', 'search.open') });
        const box = await link.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
        const found = tab.locator(`footer a[href="${searchPath(stand, 'nl')}"]`);
        assert.is(await found.count(), 1);
        await link.click();
        await tab.waitForURL((url) => url.pathname === searchPath(stand, 'nl'));
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

function searchPath(stand: Stand, locale: string): string {
  return stand.pathOf(entryOf(stand, 'search').ref, locale);
}

/** Returns the address of the first page to look through where the search does not help. */
function firstListPath(stand: Stand, locale: string): string {
  return stand.pathOf(entryOf(stand, 'search').facts.lists[0], locale);
}

function titlesOf(stand: Stand, locale: string): string[] {
  return entriesOf(stand, 'guide', { locales: [locale] }).map(({ words }) => words.title);
}

function longestWord(text: string): string {
  return wordsOf(text).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Returns the word of at least six letters that is in the titles and descriptions of most pages. */
function commonWord({ site }: Stand, locale: string): string {
  const counts = new Map<string, number>();
  for (const { entry } of site.routes.values())
    if (entry.locale === locale)
      for (const word of new Set(wordsOf(`${entry.words.title} ${entry.words.description}`.toLowerCase())))
        if (word.length > 5) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [[word = ''] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return word;
}

/** Returns the number of results in the words of the button that shows them all. */
async function countOfMore(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.locator('[data-search-more]').innerText())?.[0]);
}
