/** Reads of one kind as they are stored: their keys and digests, each joined to one text. */
export interface StoredReads {
  kind: string;
  count: number;
  keys: string;
  digests: string;
}

/** A separator that JSON does not escape. Hardly a key or digest has it; one that does is not stored. */
const separator = '\u007F';

/** The keys of reads that are looked for, by their numbers. */
export interface MarkedNumbers {
  /** 1 for each number that is looked for. */
  marks: Uint8Array;
  /** The lowest and the highest number that is looked for. */
  first: number;
  last: number;
}

/** Keys of reads in a fixed order, so that a page can store its reads as numbers. */
export class StoredKeys {
  readonly #stored: readonly StoredReads[];
  #all: readonly string[] | undefined;

  constructor(stored: readonly StoredReads[]) {
    this.#stored = stored;
  }

  /** Lists all keys, in the order of their numbers. */
  all(): readonly string[] {
    this.#all ??= this.#stored.flatMap(({ keys }) => keys.split(separator));
    return this.#all;
  }

  at(numbers: string): string[] {
    const all = this.all();
    return numbersIn(numbers).map((number) => all[number] ?? '');
  }

  /** Marks the numbers of some keys. */
  numbersOf(wanted: ReadonlySet<string>): MarkedNumbers {
    const kinds = new Set([...wanted].map(kindOf));
    const marks = new Uint8Array(this.#stored.reduce((sum, { count }) => sum + count, 0));
    let start = 0;
    for (const { kind, keys, count } of this.#stored) {
      if (kinds.has(kind))
        keys.split(separator).forEach((key, index) => {
          if (wanted.has(key)) marks[start + index] = 1;
        });
      start += count;
    }
    return { marks, first: marks.indexOf(1), last: marks.lastIndexOf(1) };
  }
}

/**
 * The reads of all pages: key → digest of the answer. Stored reads are parsed one kind at a time, when a kind is
 * requested, because most runs request few kinds.
 */
export class Reads {
  readonly #stored: ReadonlyMap<string, StoredReads>;
  /** Kind → key → digest: what runs have added since. */
  readonly #added: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #tables = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    stored: ReadonlyMap<string, StoredReads> = new Map(),
    added: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
  ) {
    this.#stored = stored;
    this.#added = added;
  }

  static from(stored: readonly StoredReads[]): Reads {
    return new Reads(new Map(stored.map((one) => [one.kind, one])));
  }

  kinds(): Iterable<string> {
    return new Set([...this.#stored.keys(), ...this.#added.keys()]);
  }

  /** Key → digest of all reads of a kind. */
  of(kind: string): ReadonlyMap<string, string> {
    const known = this.#tables.get(kind);
    if (known) return known;
    const stored = this.#stored.get(kind);
    const added = this.#added.get(kind) ?? new Map<string, string>();
    if (!stored) return added;
    const digests = stored.digests.split(separator);
    const table = new Map(stored.keys.split(separator).map((key, index) => [key, digests[index] ?? '']));
    for (const [key, digest] of added) table.set(key, digest);
    this.#tables.set(kind, table);
    return table;
  }

  /** Calls a function with each read of a kind, without making a table of them. */
  forEach(kind: string, look: (key: string, digest: string) => void): void {
    const stored = this.#tables.has(kind) ? undefined : this.#stored.get(kind);
    if (!stored) {
      this.of(kind).forEach((digest, key) => {
        look(key, digest);
      });
      return;
    }
    const added = this.#added.get(kind);
    const digests = stored.digests.split(separator);
    stored.keys.split(separator).forEach((key, index) => {
      if (!added?.has(key)) look(key, digests[index] ?? '');
    });
    added?.forEach((digest, key) => {
      look(key, digest);
    });
  }

  /** Adds reads. If a key occurs twice, its last read counts. */
  with(reads: Iterable<readonly [key: string, digest: string]>): Reads {
    const added = new Map<string, Map<string, string>>();
    for (const [key, digest] of reads) {
      const kind = kindOf(key);
      // Stored reads that are not parsed yet are not compared: storing a read twice costs less.
      if ((this.#tables.get(kind) ?? this.#added.get(kind))?.get(key) === digest) continue;
      const table = added.get(kind) ?? new Map(this.#added.get(kind));
      added.set(kind, table.set(key, digest));
    }
    return added.size === 0 ? this : new Reads(this.#stored, new Map([...this.#added, ...added]));
  }

  /** Lists the reads that were added since `before`. */
  addedSince(before: Reads): [key: string, digest: string][] {
    return [...this.#added].flatMap(([kind, table]) => {
      const known = before.#added.get(kind);
      return known === table ? [] : [...table].filter(([key, digest]) => known?.get(key) !== digest);
    });
  }

  /** Writes the reads of some keys, grouped by kind. Omits those that cannot be stored. */
  store(used: ReadonlySet<string>): StoredReads[] {
    return [...this.kinds()].flatMap((kind) => {
      const reads = [...this.of(kind)].filter((read) => used.has(read[0]) && !read.join('').includes(separator));
      const joined = (place: 0 | 1) => reads.map((read) => read[place]).join(separator);
      return reads.length === 0 ? [] : [{ kind, count: reads.length, keys: joined(0), digests: joined(1) }];
    });
  }
}

/** Returns the kind of a read: `find` of `find|fr|toolbox/honest-devops`. */
function kindOf(key: string): string {
  return key.slice(0, key.indexOf('|'));
}

/** Digits of numbers: characters that JSON writes as they are. */
const firstDigit = '#'.charCodeAt(0);
const base = 57;
/** The number of digits of each number: fixed, so that a number can be found in the middle of a text. */
const width = 4;

/** Writes numbers to a text. Returns `undefined` if one of them is too large or negative. */
export function writeNumbers(numbers: readonly number[]): string | undefined {
  let text = '';
  for (const number of numbers) {
    if (number < 0 || number >= base ** width) return undefined;
    let digits = '';
    for (let rest = number, digit = 0; digit < width; digit++, rest = Math.floor(rest / base))
      digits = String.fromCharCode(firstDigit + (rest % base)) + digits;
    text += digits;
  }
  return text;
}

/** Returns the numbers that are written in a text, each with the same number of digits. */
export function numbersIn(text: string): number[] {
  return Array.from({ length: text.length / width }, (_, index) => numberAt(text, index));
}

/** Returns whether one of the numbers in a text, which are in ascending order, is marked. */
export function isMarked(text: string, { marks, first, last }: MarkedNumbers): boolean {
  if (first < 0) return false;
  const count = text.length / width;
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(text, middle) < first) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < count; index++) {
    const number = numberAt(text, index);
    if (number > last) return false;
    if (marks[number]) return true;
  }
  return false;
}

function numberAt(text: string, index: number): number {
  let number = 0;
  for (let at = index * width; at < (index + 1) * width; at++)
    number = number * base + text.charCodeAt(at) - firstDigit;
  return number;
}

/** Joins texts to a column of a table: reading a column is faster than reading rows. No text may have the separator. */
export function joinColumn(texts: readonly string[]): string {
  return texts.join(separator);
}

/** Takes a column of so many texts apart. */
export function splitColumn(column: string, count: number): string[] {
  return count === 0 ? [] : column.split(separator);
}

/** Returns whether a text can be in a column. */
export function fitsColumn(text: string): boolean {
  return !text.includes(separator);
}
