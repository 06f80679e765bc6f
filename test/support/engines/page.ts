/** A page in any of the engines: the part of Playwright's interface that the tests of all engines use. */
export interface Page {
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  goForward: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The address; Playwright knows it at once, other engines are asked. */
  url: () => string | Promise<string>;
  title: () => Promise<string>;
  content: () => Promise<string>;
  waitForURL: (wanted: string | ((url: URL) => boolean)) => Promise<void>;
  setViewportSize: (size: Size) => Promise<void>;
  screenshot: (options: {
    path: string;
    /** In Chromium alone. */
    clip?: { x: number; y: number; width: number; height: number };
  }) => Promise<unknown>;
  /** Runs a function in the page, which sees nothing of what is around it here, or an expression. */
  evaluate: <R, A = void>(work: string | ((arg: A) => R | Promise<R>), arg?: A) => Promise<R>;
  locator: (selector: string) => Locator;
  getByRole: (role: Role, options?: { name?: string }) => Locator;
  getByText: (text: string) => Locator;
  keyboard: {
    /** `Enter`, `Shift+Tab`, `b` */
    press: (key: string) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
  mouse: { move: (x: number, y: number) => Promise<void>; click: (x: number, y: number) => Promise<void> };
}

export interface Size {
  width: number;
  height: number;
}

type Shown = HTMLElement | SVGElement;

/** What an address in a page leads to, looked up anew each time it is used; deeds wait until they can be done. */
export interface Locator {
  page: () => Page;
  locator: (selector: string) => Locator;
  getByRole: (role: Role, options?: { name?: string }) => Locator;
  getByText: (text: string) => Locator;
  filter: (options: { visible: true }) => Locator;
  nth: (index: number) => Locator;
  first: () => Locator;
  last: () => Locator;
  all: () => Promise<Locator[]>;
  count: () => Promise<number>;
  click: () => Promise<void>;
  hover: () => Promise<void>;
  focus: () => Promise<void>;
  press: (key: string) => Promise<void>;
  /** Types a text in place of what is there. */
  fill: (text: string) => Promise<void>;
  check: () => Promise<void>;
  setChecked: (checked: boolean) => Promise<void>;
  selectOption: (value: string) => Promise<unknown>;
  setInputFiles: (path: string) => Promise<void>;
  scrollIntoViewIfNeeded: () => Promise<void>;
  waitFor: (options?: { state: 'visible' | 'hidden' }) => Promise<void>;
  isVisible: () => Promise<boolean>;
  isChecked: () => Promise<boolean>;
  isEnabled: () => Promise<boolean>;
  isDisabled: () => Promise<boolean>;
  innerText: () => Promise<string>;
  textContent: () => Promise<string | null>;
  inputValue: () => Promise<string>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<({ x: number; y: number } & Size) | null>;
  allInnerTexts: () => Promise<string[]>;
  allTextContents: () => Promise<string[]>;
  evaluate: <R, A = void>(work: (element: Shown, arg: A) => R | Promise<R>, arg?: A) => Promise<R>;
  evaluateAll: <R, A = void>(work: (elements: Shown[], arg: A) => R | Promise<R>, arg?: A) => Promise<R>;
}

/** The roles by which the tests find something. */
export type Role = 'alert' | 'button' | 'combobox' | 'dialog' | 'link' | 'option' | 'region' | 'searchbox' | 'status';
