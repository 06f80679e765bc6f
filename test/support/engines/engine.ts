import type { Page } from './page.ts';

/** What an engine's tab is opened with, once and for all. */
export interface TabOptions {
  /** Whether script runs. */
  script: boolean;
  /** Whether things move. */
  motion: boolean;
  /** Whether the visitor wants dark pages; in Chromium alone. */
  dark: boolean;
}

/** A tab in which one visit is made after the other. */
export interface Tab {
  page: Page;
  /** The page of the tab that this one has opened, once there is one. */
  openedPage: () => Promise<Page | undefined>;
  /** Collects log and requests until the visit ends. */
  listen: () => PageLog;
  /** The cookies that are kept, as `name=value`. */
  cookies: () => Promise<string[]>;
  /** An empty page answers for addresses elsewhere. */
  answerFor?: (addresses: readonly string[]) => Promise<void>;
  /** Makes the tab as new as pages can know. Gives `false` where it cannot be used again. */
  clear: () => Promise<boolean>;
  /** Puts the tab in front, where it was kept behind others. Gives `false` where it gets no focus any more. */
  bringToFront?: () => Promise<boolean>;
  close: () => Promise<void>;
}

export interface PageLog {
  /** Errors, and errors and warnings of the console. */
  words: string[];
  /** The addresses that were asked for. */
  requests: string[];
  /** Answers of 400 and above: `404 http://…`. */
  failures: string[];
  stop: () => void;
}

/** A browser of an engine, which starts when its first tab is opened and ends with the process. */
export interface Engine {
  /** `Chromium`, `Firefox`, `WebKitGTK` */
  name: string;
  openTab: (options: TabOptions) => Promise<Tab>;
}
