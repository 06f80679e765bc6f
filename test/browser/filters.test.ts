import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type Stand, type VisitOptions } from '../support/browser.ts';
import type { Locator, Page } from '../support/engines/page.ts';
import { pagesWith } from '../support/entries.ts';
import { markup } from '../support/every-page/pages.ts';
import { textOf } from '../support/forms.ts';
import { isExhaustive } from '../support/project.ts';

const filters = engineSuite('filters');

const calendar = 'pages/training-calendar';
const careers = 'pages/careers';
/** A field of the calendar by which some sessions are chosen. */
const language = 'trainingLanguageFilter';

/** The filters of the specification, by the list that has them. */
const fields: Record<string, readonly string[]> = {
  [careers]: ['jobOfferOfficeFilter', 'jobOfferTeamFilter', 'jobOfferPageCommunitiesFilter'],
  'pages/client-cases': ['clientCasesIndustryFilter'],
  [calendar]: ['trainingCourseFilter', 'trainingMonthFilter', 'trainingLocationFilter', language],
};

/** Returns the lists with filters, the calendar first, then those with a row that has several values of a field. */
function listsOf(stand: Stand): string[] {
  const refs = new Set(pagesWith(stand, markup.filters).map(({ entry }) => entry.ref));
  const several = new Set(pagesWith(stand, severalValues).map(({ entry }) => entry.ref));
  const rank = (ref: string): number => (ref === calendar ? 0 : several.has(ref) ? 1 : 2);
  return [...refs].sort((one, other) => rank(one) - rank(other));
}

/** A row of a filtered list that has several values of a field. */
const severalValues = /<li\b[^>]* data-[a-z-]*filter[a-z-]*="[^" ]+ [^"]+"/i;

const windows: VisitOptions[] = [{ width: 360 }, { width: 1280 }];

filters('every value of a list shows what has it, counted, with an address of its own', async ({ stand }) => {
  const lists = listsOf(stand);
  for (const [place, ref] of (isExhaustive ? stand.variants(lists) : lists.slice(0, 2)).entries()) {
    const locales = [...(stand.site.addresses.get(ref)?.keys() ?? [])];
    for (const [index, locale] of locales.entries()) {
      // Values and rows are the same in every language: all are tried in one, the first of each field in the others.
      const isWhole = index === place % locales.length;
      if (!isWhole && !(isExhaustive && stand.engine === 'Chromium')) continue;
      await stand.visit(stand.pathOf(ref, locale), windows[index % 2] ?? {}, async (page) => {
        const whole = await shown(page);
        const own = await fieldsOf(page);
        assert.equal(own, fields[ref] ?? own);
        for (const field of own) {
          const first = page.locator(`input[name="${field}"]`).first();
          await set(first, true);
          assert.ok((await shown(page)).length < whole.length, field);
          await set(first, false);
          for (const { value, items, count, search } of await choices(page, field, isWhole ? undefined : 1)) {
            const expected = await itemsWith(page, { [field]: [value] });
            assert.ok(expected.length > 0, `${field} ${value}`);
            assert.equal(items, expected, `${field} ${value}`);
            assert.is(count, countText(stand, locale, expected.length));
            assert.is(search, `?${field}=${value}`);
          }
        }
        assert.equal(await shown(page), whole);
        assert.is(new URL(await page.url()).search, '');
      });
    }
  }
});

filters('a long list folds its end, in whole groups, and a choice shows whatever it finds', async ({ stand }) => {
  for (const [ref, width] of stand.variants([
    [calendar, 360],
    ['pages/client-cases', 1280],
  ] as const))
    await stand.visit(stand.pathOf(ref, 'fr'), { width }, async (page) => {
      const fold = page.locator('details[data-filter-group]');
      const folded = fold.locator('[data-filter-item]');
      await openFilters(page);
      assert.ok((await page.locator('[data-filter-item]').count()) - (await folded.count()) >= 12, ref);
      assert.match(await fold.locator('> summary').innerText(), `${await folded.count()}`);
      assert.not(await folded.last().isVisible(), ref);
      const choice = page.locator('form[data-filter] input:enabled').last();
      const [name = '', value = ''] = [await choice.getAttribute('name'), await choice.getAttribute('value')].map(
        String,
      );
      await set(choice, true);
      assert.is(await fold.locator('> summary').isVisible(), false, ref);
      assert.equal(await shown(page), await itemsWith(page, { [name]: [value] }), ref);
      await page.locator('[data-filter-reset]').click();
      await eventually(() => folded.last().isVisible(), false, ref);
    });
});

filters.exhaustive('without script the end of a long list opens with a press', async ({ stand }) => {
  await stand.visit(stand.pathOf(calendar, 'fr'), { width: 360, script: false }, async (page) => {
    const last = page.locator('[data-filter-item]').last();
    assert.not(await last.isVisible());
    await page.locator('details[data-filter-group] > summary').click();
    await eventually(() => last.isVisible(), true);
  });
});

for (const [index, options] of windows.entries())
  filters.variant(
    index,
    `${options.width} px: a press on the words of a choice chooses it, and its panel stays open`,
    async ({ stand }) => {
      await stand.visit(stand.pathOf(careers, 'en'), options, async (page) => {
        await openFilters(page);
        await page.locator('form[data-filter] summary').first().click();
        const { x, y } = await middleOfWords(page.locator('form[data-filter] label').first());
        await page.mouse.click(x, y);
        await eventually(() => page.locator('form[data-filter] input').first().isChecked(), true);
        assert.equal(await openPanels(page), [0]);
      });
    },
  );

for (const [index, options] of [...windows].reverse().entries())
  filters.variant(
    index,
    `${options.width} px: choices of a field add up, fields narrow each other, Back undoes`,
    async ({ stand }) => {
      const path = stand.pathOf(calendar, 'fr');
      await stand.visit(`${path}?utm_source=letter#dates`, options, async (page) => {
        const steps: { search: string; items: string[] }[] = [await state(page)];
        const chosen: Record<string, string[]> = {};
        for (const [field, index] of [
          ['trainingMonthFilter', 0],
          ['trainingMonthFilter', 1],
          [language, 0],
        ] as const) {
          const choice = page.locator(`input[name="${field}"]`).nth(index);
          await set(choice, true);
          chosen[field] = [...(chosen[field] ?? []), await choice.inputValue()];
          steps.push(await state(page));
          assert.equal(steps.at(-1)?.items, await itemsWith(page, chosen));
        }
        assert.ok(
          (await page.url()).endsWith('#dates') && (await page.url()).includes('utm_source=letter'),
          await page.url(),
        );
        assert.equal(await page.locator('details [data-filter-chosen]').allTextContents(), ['', ' (2)', '', ' (1)']);
        for (const step of steps.slice(0, -1).reverse()) {
          await page.goBack();
          await eventually(() => state(page), step);
        }
        assert.is(await page.locator('form[data-filter] :checked').count(), 0);
        await page.goForward();
        await eventually(() => state(page), steps[1]);
      });
    },
  );

filters('an address opens as it was shared, and again after another page', async ({ stand }) => {
  const path = stand.pathOf(calendar, 'en');
  await stand.visit(
    `${path}?trainingLanguageFilter=nl&trainingLanguageFilter=en&trainingMonthFilter=1999-01`,
    {},
    async (page) => {
      const expected = await itemsWith(page, { [language]: ['nl', 'en'] });
      const search = new URL(await page.url()).search;
      await eventually(() => state(page), { search, items: expected });
      await page.locator('[data-filter-item]:not([hidden]) a').first().click();
      await page.waitForURL((url) => url.pathname !== path);
      await page.goBack();
      await eventually(() => state(page), { search, items: expected });
      await eventually(
        () =>
          page.locator(':checked').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).sort()),
        ['en', 'nl'],
      );
    },
  );
});

for (const [index, options] of windows.entries())
  filters.variant(
    index,
    `${options.width} px: the way to another language takes the choices along`,
    async ({ stand }) => {
      const path = stand.pathOf(calendar, 'en');
      const search = '?trainingLanguageFilter=nl&trainingLanguageFilter=en';
      await stand.visit(`${path}?utm_source=letter`, options, async (page) => {
        const ways = page.locator('[data-languages] a');
        const queries = () =>
          ways.evaluateAll((links) => [
            ...new Set(
              links.map((link) => {
                // As a visitor who copies the address.
                link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
                return new URL((link as HTMLAnchorElement).href).search;
              }),
            ),
          ]);
        assert.equal(await queries(), ['']);
        for (const value of ['nl', 'en']) await set(page.locator(`input[name="${language}"][value="${value}"]`), true);
        const chosen = new URL(await page.url()).searchParams.getAll(language).sort();
        assert.equal(chosen, ['en', 'nl']);
        const [query] = await queries();
        assert.equal(new URLSearchParams(query).getAll(language).sort(), chosen);
        assert.is(new URLSearchParams(query).size, 2, 'nothing else goes along');
        await page.goBack();
        await eventually(async () => new URLSearchParams((await queries())[0]).size, 1);
        await page.goto(`${stand.origin}${path}${search}`);
        await ready(page);
        const count = (await shown(page)).length;
        await ways.filter({ visible: true }).first().click();
        await page.waitForURL((url) => url.pathname === stand.pathOf(calendar, 'fr'));
        await eventually(async () => (await state(page)).items.length, count);
      });
    },
  );

filters.in(
  ['Chromium'],
  'each option says how many it would show, and cannot be chosen if that is none',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(calendar, 'en'), {}, async (page) => {
      await set(page.locator(`input[name="${language}"][value="nl"]`), true);
      await set(page.locator('input[name="trainingCourseFilter"]').first(), true);
      const chosen = {
        [language]: ['nl'],
        trainingCourseFilter: [await page.locator('input[name="trainingCourseFilter"]').first().inputValue()],
      };
      let dead = 0;
      const boxes = await page.locator('form[data-filter] input').evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, value, checked, disabled, parentElement }) => {
          const number = parentElement?.querySelector('[data-filter-number]')?.textContent;
          return { name, value, checked, disabled, number };
        }),
      );
      for (const { name, value, checked, disabled, number } of boxes) {
        const count = (await itemsWith(page, { ...chosen, [name]: [value] })).length;
        assert.is(number, `(${count})`, `${name} ${value}`);
        if (!checked) assert.is(disabled, count === 0, `${name} ${value}`);
        if (count === 0) dead++;
      }
      assert.ok(dead > 0, 'some would show nothing');
    });
  },
);

filters(
  'on a phone one button shows the filters, and another, always in view, the results and their number',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(calendar, 'fr'), { width: 360 }, async (page) => {
      const toggle = page.locator('[data-filter-toggle]');
      await ready(page);
      assert.not(await page.locator('form[data-filter]').isVisible());
      const [button, item] = [
        await toggle.boundingBox(),
        await page.locator('[data-filter-item]').first().boundingBox(),
      ];
      assert.ok(button && item && button.height >= 44 && button.y + button.height < item.y, 'it is above the list');
      await set(page.locator('input[name="trainingMonthFilter"]').last(), true);
      assert.is(await toggle.getAttribute('aria-expanded'), 'true');
      assert.match(await toggle.innerText(), /\(1\)/);
      await toggle.press('Enter');
      assert.not(await page.locator('form[data-filter]').isVisible());
      await toggle.press('Enter');
      for (const panel of await page.locator('form[data-filter] summary').all()) {
        await panel.click();
        const isOnTop = await page.locator('[data-filter-show]').evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return bottom <= innerHeight && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === button;
        });
        assert.ok(isOnTop, 'the button is in view, below nothing');
      }
      const lefts = await page
        .locator('form[data-filter] details[open] label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().left));
      assert.is(new Set(lefts).size, 1, 'one choice a line');
      assert.match(
        await page.locator('[data-filter-show]').innerText(),
        new RegExp(`\\b${(await shown(page)).length}\\b`),
      );
      await page.locator('[data-filter-show]').click();
      assert.not(await page.locator('form[data-filter]').isVisible());
      await eventually(() => page.locator('[data-filter-item]:not([hidden])').first().evaluate(isInWindow), true);
    });
    await stand.visit(stand.pathOf(calendar, 'fr'), {}, async (page) => {
      assert.not(await page.locator('[data-filter-toggle]').isVisible());
      assert.ok(await page.locator('form[data-filter]').isVisible());
    });
  },
);

filters('groups without items are hidden with their headings', async ({ stand }) => {
  for (const ref of stand.variants([careers, calendar]))
    await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
      const groups = page.locator('[data-filter-group]');
      const count = await groups.filter({ visible: true }).count();
      const reset = page.locator('[data-filter-reset]');
      await ready(page);
      assert.ok(count > 1 && !(await reset.isVisible()), ref);
      const field = ref === careers ? 'jobOfferOfficeFilter' : 'trainingMonthFilter';
      await set(page.locator(`input[name="${field}"]`).first(), true);
      assert.is(await groups.filter({ visible: true }).count(), 1, ref);
      await reset.click();
      assert.not(await reset.isVisible(), ref);
      assert.is(await groups.filter({ visible: true }).count(), count, ref);
    });
});

filters.exhaustive('what takes choices back is offered while there are any', async ({ stand }) => {
  for (const ref of stand.variants(listsOf(stand)))
    await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
      const reset = page.locator('[data-filter-reset]');
      const boxes = page.locator('form[data-filter] input');
      await ready(page);
      assert.not(await reset.isVisible(), ref);
      await set(boxes.first(), true);
      assert.ok(await reset.isVisible(), ref);
      await set(boxes.nth(1), true);
      await set(boxes.first(), false);
      assert.ok(await reset.isVisible(), ref);
      await set(boxes.nth(1), false);
      assert.not(await reset.isVisible(), ref);
      await page.goBack();
      await reset.waitFor();
      await page.reload();
      await reset.click();
      assert.not(await reset.isVisible(), ref);
      assert.is(await page.locator('form[data-filter] :checked').count(), 0, ref);
    });
});

for (const [index, locale] of ['en', 'fr', 'nl'].entries())
  filters.variant(
    index,
    `${locale}: nothing found is told, is accessible and offers two ways out`,
    async ({ stand }) => {
      const options = windows[index % 2] ?? {};
      await stand.visit(stand.pathOf(careers, locale), options, async (page) => {
        const whole = await shown(page);
        const empty = page.locator('[data-filter-empty]');
        const address = `${await page.url()}?${await choicesWithoutMatch(page)}`;
        assert.not(await empty.isVisible());
        await page.goto(address);
        await ready(page);
        assert.equal(await shown(page), []);
        assert.is(await countLine(page), countText(stand, locale, 0));
        assert.ok(await empty.isVisible());
        assert.equal(await axeProblems(page, 'main'), []);
        await empty.locator('button').press('Enter');
        assert.equal(await shown(page), whole);
        assert.ok(await page.locator('[data-filter-item] a').first().evaluate(isFocused), 'focus is on the first item');
        assert.is(new URL(await page.url()).search, '');
        await page.goto(address);
        await openFilters(page);
        await page.locator('[data-filter-reset]').press('Enter');
        assert.equal(await shown(page), whole);
        assert.ok(
          await page.locator('form[data-filter] summary').first().evaluate(isFocused),
          'focus is on the filters',
        );
        await page.goBack();
        await eventually(() => shown(page), []);
        assert.ok(await empty.isVisible());
      });
    },
  );

filters('keys open a filter, choose in it and close it; the count is a status', async ({ stand }) => {
  await stand.visit(stand.pathOf(careers, 'en'), {}, async (page) => {
    await ready(page);
    const [first, second] = await page.locator('form[data-filter] summary').all();
    assert.ok(first && second);
    await first.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const box = page.locator('form[data-filter] input').first();
    assert.ok((await box.isChecked()) && (await box.evaluate(isFocused)));
    await page.keyboard.press('Enter');
    assert.is(new URL(await page.url()).pathname, stand.pathOf(careers, 'en'), 'Enter does not leave the page');
    assert.ok(await box.isChecked());
    assert.is(await page.locator('[data-filter-count][role="status"]').innerText(), await countLine(page));
    await page.keyboard.press('Escape');
    assert.ok(await first.evaluate(isFocused), 'focus is back on the name');
    assert.equal(await openPanels(page), []);
    await first.press('Enter');
    await second.focus();
    await eventually(() => openPanels(page), []);
    await second.click();
    assert.equal(await openPanels(page), [1]);
    await page.locator('h1').click();
    assert.equal(await openPanels(page), [], 'a press elsewhere closes it');
    assert.not(await page.locator('[data-filter-submit]').isVisible());
  });
});

filters('without script the list is whole and nothing is offered that does nothing', async ({ stand }) => {
  for (const options of stand.variants(windows))
    await stand.visit(
      `${stand.pathOf(careers, 'en')}?jobOfferTeamFilter=none`,
      { ...options, script: false },
      async (page) => {
        assert.not(await page.locator('form[data-filter]').isVisible());
        assert.equal(await shown(page), await itemsWith(page, {}));
        assert.is(await page.locator('[data-filter-empty]').isVisible(), false);
      },
    );
});

filters.exhaustive('a list of 200 rows is filtered as a short one is', async ({ stand }) => {
  await stand.visit(stand.pathOf(calendar, 'en'), {}, async (page) => {
    await ready(page);
    await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-filter-item]')];
      for (let index = rows.length; index < 200; index++) {
        const row = rows[index % rows.length];
        row?.after(row.cloneNode(true));
      }
    });
    const box = page.locator(`input[name="${language}"]`).first();
    const expected = await itemsWith(page, { [language]: [await box.inputValue()] });
    assert.ok(expected.length > 0 && expected.length < 200, `${expected.length} items`);
    await set(box, true);
    assert.equal(await shown(page), expected);
    assert.is(await countLine(page), countText(stand, 'en', expected.length));
    await set(box, false);
    assert.is((await shown(page)).length, 200);
  });
});

filters.run();

const isFocused = (element: Element): boolean => element === document.activeElement;

/** The page's script runs on its own time: a filter is ready once its button to show is gone. */
async function ready(page: Page): Promise<void> {
  await eventually(() => page.locator('[data-filter-submit][hidden]').count(), 1);
}

/** What each choice of a field, or so many, shows while it is the only one. They are pressed in the page: hundreds. */
function choices(
  page: Page,
  field: string,
  most = Number.MAX_SAFE_INTEGER,
): Promise<{ value: string; items: string[]; count: string | null; search: string }[]> {
  return page.locator(`input[name="${field}"]`).evaluateAll(
    (boxes, limit) =>
      boxes.slice(0, limit).map((box) => {
        (box as HTMLInputElement).click();
        const rows = [...document.querySelectorAll('[data-filter-item]')];
        const found = {
          value: (box as HTMLInputElement).value,
          items: rows.flatMap((item, index) => (item.checkVisibility() ? [String(index)] : [])),
          count: document.querySelector('[data-filter-count]')?.textContent ?? null,
          search: location.search,
        };
        (box as HTMLInputElement).click();
        return found;
      }),
    most,
  );
}

/** On a phone the filters are behind a button. */
async function openFilters(page: Page): Promise<void> {
  await ready(page);
  const toggle = page.locator('[data-filter-toggle][aria-expanded="false"]');
  if (await toggle.isVisible()) await toggle.click();
}

/** Returns the middle of the words of a label, where most visitors press. */
function middleOfWords(label: Locator): Promise<{ x: number; y: number }> {
  return label.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.querySelector('span') ?? element);
    const { left, top, width, height } = words.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Chooses a value, or takes the choice back, as a press does; opens the panel it is in. */
async function set(choice: Locator, checked: boolean): Promise<void> {
  await ready(choice.page());
  await openFilters(choice.page());
  if (!(await choice.isVisible())) await choice.locator('xpath=ancestor::details/summary').click();
  await choice.setChecked(checked);
}

async function state(page: Page): Promise<{ search: string; items: string[] }> {
  await ready(page);
  return { search: new URL(await page.url()).search, items: await shown(page) };
}

/** The places in the list of the items that can be seen. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('[data-filter-item]')
    .evaluateAll((items) => items.flatMap((item, index) => (item.closest('[hidden]') ? [] : [String(index)])));
}

/** The places of the items that have one of the values of each field, by what their markup says. */
function itemsWith(page: Page, chosen: Record<string, string[]>): Promise<string[]> {
  return page.locator('[data-filter-item]').evaluateAll((items, fields) => {
    const has = (item: Element, [field, values]: [string, string[]]): boolean => {
      const own = (item as HTMLElement).dataset[field] ?? '';
      return values.some((value) => ` ${own} `.includes(` ${value} `));
    };
    return items.flatMap((item, index) => (fields.every((field) => has(item, field)) ? [String(index)] : []));
  }, Object.entries(chosen));
}

function fieldsOf(page: Page): Promise<string[]> {
  return page
    .locator('form[data-filter] input')
    .evaluateAll((boxes) => [...new Set(boxes.map((box) => (box as HTMLInputElement).name))]);
}

/** The first values of two filters that no job has together, as an address has them. */
async function choicesWithoutMatch(page: Page): Promise<string> {
  for (const office of await page.locator('input[name="jobOfferOfficeFilter"]').all())
    for (const team of await page.locator('input[name="jobOfferTeamFilter"]').all()) {
      const values = {
        jobOfferOfficeFilter: [await office.inputValue()],
        jobOfferTeamFilter: [await team.inputValue()],
      };
      if ((await itemsWith(page, values)).length === 0)
        return `jobOfferOfficeFilter=${values.jobOfferOfficeFilter}&jobOfferTeamFilter=${values.jobOfferTeamFilter}`;
    }
  throw new Error('Every office has a job in every team.');
}

async function countLine(page: Page): Promise<string | null> {
  return page.locator('[data-filter-count]').textContent();
}

/** French counts nothing in the singular. */
function countText(stand: Stand, locale: string, count: number): string {
  const isOne = locale === 'fr' ? count < 2 : count === 1;
  return textOf(stand, locale, isOne ? 'filters.count_one' : 'filters.count_other').replace('{{value}}', String(count));
}

function openPanels(page: Page): Promise<number[]> {
  return page
    .locator('form[data-filter] details')
    .evaluateAll((panels) => panels.flatMap((panel, index) => ((panel as HTMLDetailsElement).open ? [index] : [])));
}

function isInWindow(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}
