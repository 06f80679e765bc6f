import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageScan, RenderedPage } from '../../model/page.ts';
import { isMarked, type MarkedNumbers, numbersIn, type StoredKeys } from './reads.ts';

/** What the pages of a stored memo have in common. */
export interface StoredTables {
  reads: StoredKeys;
  /** Keys of the shared parts, in the order of their numbers. */
  parts: readonly string[];
  /** The scans of all pages as JSON, one after the other. */
  scans: Buffer;
}

/** A page as texts, one for each column; `reads` and `shared` are numbers in the tables of the memo. */
export type PageRow = Record<'url' | 'output' | 'digest' | 'words' | 'reads' | 'shared', string>;

/** A page as it is stored: its columns, and the range of bytes of its scan. */
interface StoredPage extends PageRow {
  diagnostics: Diagnostic[];
  start: number;
  end: number;
}

/** A page of a stored memo. Its reads, shared parts and scan are parsed on first use, because most are never used. */
export class CachedPage implements RenderedPage {
  readonly url: string;
  readonly output: string;
  readonly digest: string;
  readonly words: string;
  readonly diagnostics: Diagnostic[];
  readonly #reads: string;
  readonly #shared: string;
  readonly #start: number;
  readonly #end: number;
  readonly #tables: StoredTables;
  #scan: PageScan | undefined;

  constructor(tables: StoredTables, stored: StoredPage) {
    this.url = stored.url;
    this.output = stored.output;
    this.digest = stored.digest;
    this.words = stored.words;
    this.diagnostics = stored.diagnostics;
    this.#reads = stored.reads;
    this.#shared = stored.shared;
    this.#start = stored.start;
    this.#end = stored.end;
    this.#tables = tables;
  }

  get reads(): string[] {
    return this.#tables.reads.at(this.#reads);
  }

  get shared(): string[] {
    return numbersIn(this.#shared).map((number) => this.#tables.parts[number] ?? '');
  }

  get scan(): PageScan {
    const scan: PageScan = this.#scan ?? JSON.parse(this.#tables.scans.toString('utf8', this.#start, this.#end));
    this.#scan = scan;
    return scan;
  }

  /** Returns whether the page has made a read that is marked in the numbers of its tables. */
  hasRead(marksFor: (keys: StoredKeys) => MarkedNumbers): boolean {
    return isMarked(this.#reads, marksFor(this.#tables.reads));
  }
}

/** Returns a function that tests whether a page or a shared part has read one of the keys. */
export function createReadMatcher(keys: ReadonlySet<string>): (part: Pick<RenderedPage, 'reads'>) => boolean {
  if (keys.size === 0) return () => false;
  const marks = new Map<StoredKeys, MarkedNumbers>();
  const marksFor = (stored: StoredKeys): MarkedNumbers => {
    const cached = marks.get(stored) ?? stored.numbersOf(keys);
    marks.set(stored, cached);
    return cached;
  };
  return (part) => (part instanceof CachedPage ? part.hasRead(marksFor) : part.reads.some((key) => keys.has(key)));
}
