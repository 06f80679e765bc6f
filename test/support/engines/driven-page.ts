import { writeFileSync } from 'node:fs';
import { lastResort } from '../last-resort.ts';
import type { Driver, InputSource } from './driver.ts';
import { makeTools, type Step, type Tools } from './in-page.ts';
import type { Locator, Page } from './page.ts';

/** Makes the page of an engine that is driven by the W3C's protocols. */
export function drivenPage(driver: Driver): Page {
  const page: Page = {
    goto: driver.open,
    goBack: () => driver.traverse(-1),
    goForward: () => driver.traverse(1),
    reload: driver.reload,
    url: driver.address,
    title: () => page.evaluate(() => document.title),
    content: () => page.evaluate(() => document.documentElement.outerHTML),
    async waitForURL(wanted) {
      const fits = typeof wanted === 'string' ? (url: URL) => url.href === wanted : wanted;
      let address = '';
      await until(
        async () => {
          address = await driver.address();
          return fits(new URL(address));
        },
        () => `The page is at ${address}, not at ${wanted}.`,
      );
      await until(
        () => page.evaluate(() => document.readyState === 'complete'),
        () => `${address} does not load.`,
      );
    },
    setViewportSize: driver.resize,
    screenshot: async ({ path }) => writeFileSync(path, Buffer.from(await driver.screenshot(), 'base64')),
    evaluate: (work, arg) =>
      driver.call(typeof work === 'string' ? `() => { ${work} }` : `(arg) => (${work})(arg)`, [arg]) as Promise<any>,
    locator: (selector) => locate([stepOf(selector)]),
    getByRole: (role, { name } = {}) => locate([{ role, ...(name !== undefined && { name }) }]),
    getByText: (text) => locate([{ text }]),
    keyboard: {
      press: (key) => driver.act([keys(key)]),
      type: (text) => driver.act([typing(text)]),
    },
    mouse: {
      move: (x, y) => driver.act([pointer([{ type: 'pointerMove', x, y }])]),
      click: (x, y) => driver.act([press(x, y)]),
    },
  };
  const locate = (steps: readonly Step[]): Locator => drivenLocator({ driver, page, steps });
  return page;
}

interface Place {
  driver: Driver;
  page: Page;
  steps: readonly Step[];
}

function drivenLocator({ driver, page, steps }: Place): Locator {
  const further = (...more: Step[]): Locator => drivenLocator({ driver, page, steps: [...steps, ...more] });
  const name = JSON.stringify(steps);

  /** Does work on all that is found. */
  const work = <R, A>(deed: (found: HTMLElement[], arg: A, tools: Tools) => R, arg?: A): Promise<Awaited<R>> =>
    driver.call(
      `(steps, arg) => { const tools = (${makeTools})(); return (${deed})(tools.find(steps), arg, tools); }`,
      [steps, arg],
    ) as Promise<Awaited<R>>;

  /** Does work on the first element that is found, once there is one; again until it gives a value where it has to. */
  async function work1<R, A>(
    deed: (element: HTMLElement, arg: A, tools: Tools) => R,
    { arg, again = false }: { arg?: A; again?: boolean } = {},
  ): Promise<Awaited<NonNullable<R>>> {
    const source = `(steps, arg) => {
      const tools = (${makeTools})();
      const [element] = tools.find(steps);
      const value = element && (${deed})(element, arg, tools);
      return value?.then ? value.then((given) => ({ given })) : element && { given: value };
    }`;
    let found: { given?: unknown } | undefined;
    await until(
      async () => {
        found = (await driver.call(source, [steps, arg])) as typeof found;
        return found !== undefined && (!again || found.given !== undefined);
      },
      () => `${name} is not there, or not to be used.`,
    );
    return found?.given as Awaited<NonNullable<R>>;
  }

  async function target(): Promise<{ x: number; y: number }> {
    let last = '';
    let still: { x: number; y: number } | undefined;
    await until(
      async () => {
        const point = await work1(
          (element, _, tools) => (tools.isReady(element) ? (tools.target(element) ?? null) : undefined),
          { again: true },
        );
        const now = JSON.stringify(point);
        const stands = point !== null && now === last;
        last = now;
        if (stands) still = point;
        return stands;
      },
      () => `${name} cannot be pressed: something lies over it, or it moves.`,
    );
    return still as { x: number; y: number };
  }

  async function click(): Promise<void> {
    const { x, y } = await target();
    await driver.act([press(x, y)]);
  }

  /** Presses until it is so: a message that appears as another field loses the focus can move the control meanwhile. */
  async function setChecked(checked: boolean): Promise<void> {
    const isSo = async () => (await locator.isChecked()) === checked;
    await until(
      async () => {
        if (await isSo()) return true;
        await click();
        return isSo();
      },
      () => `${name} does not become ${checked}.`,
    );
  }

  const locator: Locator = {
    page: () => page,
    locator: (selector) => further(stepOf(selector)),
    getByRole: (role, { name } = {}) => further({ role, ...(name !== undefined && { name }) }),
    getByText: (text) => further({ text }),
    filter: () => further({ visible: true }),
    nth: (index) => further({ nth: index }),
    first: () => further({ nth: 0 }),
    last: () => further({ nth: -1 }),
    all: async () => Array.from({ length: await locator.count() }, (_, index) => further({ nth: index })),
    count: () => work((found) => found.length),
    click,
    async hover() {
      const { x, y } = await target();
      await driver.act([pointer([{ type: 'pointerMove', x, y }])]);
    },
    focus: async () => {
      await work1((element) => element.focus());
    },
    async press(key) {
      await locator.focus();
      await driver.act([keys(key)]);
    },
    fill: async (text) => {
      const type = (element: HTMLElement, value: string, tools: Tools) => {
        // A list that script has not yet replaced by a field has no text.
        if (!tools.isReady(element) || !('select' in element)) return undefined;
        element.focus();
        (element as HTMLInputElement).select();
        if (value === '') document.execCommand('delete');
        else document.execCommand('insertText', false, value);
        return true;
      };
      await work1(type, { arg: text, again: true });
    },
    check: () => setChecked(true),
    setChecked,
    selectOption: (value) => {
      const choose = (element: HTMLElement, wanted: string) => {
        const list = element as HTMLSelectElement;
        if (![...list.options].some((option) => option.value === wanted)) return undefined;
        list.focus();
        list.value = wanted;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      };
      return work1(choose, { arg: value, again: true });
    },
    async setInputFiles(path) {
      await work1((element) => element.setAttribute('data-chosen-by-test', ''));
      await driver.chooseFile('[data-chosen-by-test]', path);
      await work1((element) => element.removeAttribute('data-chosen-by-test'));
    },
    scrollIntoViewIfNeeded: () =>
      work1((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
    waitFor: ({ state } = { state: 'visible' }) =>
      until(
        async () => (await locator.isVisible()) === (state === 'visible'),
        () => `${name} does not become ${state}.`,
      ),
    isVisible: () => work(([element], _, tools) => tools.isVisible(element)),
    isChecked: () => work1((element) => (element as HTMLInputElement).checked),
    isEnabled: async () => !(await locator.isDisabled()),
    isDisabled: () => work1((element) => element.matches(':disabled, [aria-disabled="true"]')),
    innerText: () => work1((element) => element.innerText),
    textContent: () => work1((element) => element.textContent),
    inputValue: () => work1((element) => (element as HTMLInputElement).value),
    getAttribute: (attribute) => work1((element, wanted) => element.getAttribute(wanted), { arg: attribute }),
    boundingBox: () =>
      work1((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 ? { x, y, width, height } : null;
      }),
    allInnerTexts: () => work((found) => found.map((element) => element.innerText)),
    allTextContents: () => work((found) => found.map((element) => element.textContent ?? '')),
    evaluate: (deed, arg) => work1(deed as (element: HTMLElement, arg: unknown) => any, { arg }),
    evaluateAll: (deed, arg) =>
      driver.call(`(steps, arg) => (${deed})((${makeTools})().find(steps), arg)`, [steps, arg]) as Promise<any>,
  };
  return locator;
}

function stepOf(selector: string): Step {
  return selector.startsWith('xpath=') ? { xpath: selector.slice('xpath='.length) } : { css: selector };
}

async function until(isSo: () => Promise<boolean>, otherwise: () => string): Promise<void> {
  const end = performance.now() + lastResort;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(otherwise());
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

function pointer(actions: InputSource['actions']): InputSource {
  return { id: 'mouse', type: 'pointer', parameters: { pointerType: 'mouse' }, actions };
}

function press(x: number, y: number): InputSource {
  return pointer([
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);
}

/** The code points by which WebDriver knows keys that write nothing. */
const codes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Shift: '\uE008',
  Control: '\uE009',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Home: '\uE011',
};

/** Presses keys together: `Shift+Tab`. */
function keys(combination: string): InputSource {
  const held = combination.split('+').map((key) => codes[key] ?? key);
  return {
    id: 'keyboard',
    type: 'key',
    actions: [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.reverse().map((value) => ({ type: 'keyUp', value })),
    ],
  };
}

function typing(text: string): InputSource {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { id: 'keyboard', type: 'key', actions };
}
