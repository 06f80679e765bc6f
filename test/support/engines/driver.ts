import type { Size } from './page.ts';

/** A device's part in a sequence of the W3C's actions, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  id: string;
  type: 'key' | 'pointer';
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

/** What an engine does for a page; all else is made of it. */
export interface Driver {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  /** Goes back (-1) or forward (1). */
  traverse: (steps: -1 | 1) => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Calls a function, given as its source, in the page with arguments that JSON can say, and waits for its value. */
  call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  act: (sources: readonly InputSource[]) => Promise<void>;
  /** Chooses a file in the field that the CSS selector finds. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** A picture of what is in the window, as PNG in base64. */
  screenshot: () => Promise<string>;
}
