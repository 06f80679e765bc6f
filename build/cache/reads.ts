/** Reads of one kind as they are stored: their keys and digests, each joined to one text. */
export interface StoredReads {
  kind: string;
  count: number;
  keys: string;
  digests: string;
}

/** What JSON writes as it is, and hardly a key or digest has; one that does is not stored. */
const separator = '\u007F';

/** Keys of reads in a fixed order, so that a page can name those it made by their numbers. */
export class StoredKeys {
  readonly #stored: readonly StoredReads[];
  #all: readonly string[] | undefined;

  constructor(stored: readonly StoredReads[]) {
    this.#stored = stored;
  }

  /** Lists all of them, in the order of their numbers. */
  all(): readonly string[] {
    this.#all ??= this.#stored.flatMap(({ keys }) => keys.split(separator));
    return this.#all;
  }

  /** Takes the keys with these numbers. */
  at(numbers: string): string[] {
    const all = this.all();
    return numbersIn(numbers).map((number) => all[number] ?? '');
  }

  /** Marks the numbers of some keys. */
  numbersOf(wanted: ReadonlySet<string>): Uint8Array {
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
    return marks;
  }
}

/**
 * What pages have read, by key, and the digest of what each found. Stored reads are taken apart kind by kind, when a
 * kind is asked for: most runs ask for few.
 */
export class Reads {
  readonly #stored: ReadonlyMap<string, StoredReads>;
  /** Kind → key → digest: what runs have told since. */
  readonly #told: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #tables = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    stored: ReadonlyMap<string, StoredReads> = new Map(),
    told: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
  ) {
    this.#stored = stored;
    this.#told = told;
  }

  /** Opens stored reads. */
  static from(stored: readonly StoredReads[]): Reads {
    return new Reads(new Map(stored.map((one) => [one.kind, one])));
  }

  kinds(): Iterable<string> {
    return new Set([...this.#stored.keys(), ...this.#told.keys()]);
  }

  /** Key → digest of all reads of a kind. */
  of(kind: string): ReadonlyMap<string, string> {
    const known = this.#tables.get(kind);
    if (known) return known;
    const stored = this.#stored.get(kind);
    const told = this.#told.get(kind) ?? new Map<string, string>();
    if (!stored) return told;
    const digests = stored.digests.split(separator);
    const table = new Map(stored.keys.split(separator).map((key, index) => [key, digests[index] ?? '']));
    for (const [key, digest] of told) table.set(key, digest);
    this.#tables.set(kind, table);
    return table;
  }

  /** Adds reads; of those of a key the last counts. */
  with(reads: Iterable<readonly [key: string, digest: string]>): Reads {
    const told = new Map<string, Map<string, string>>();
    for (const [key, digest] of reads) {
      const kind = kindOf(key);
      // What is stored and was not taken apart is not asked: to say it twice costs less.
      if ((this.#tables.get(kind) ?? this.#told.get(kind))?.get(key) === digest) continue;
      const table = told.get(kind) ?? new Map(this.#told.get(kind));
      told.set(kind, table.set(key, digest));
    }
    return told.size === 0 ? this : new Reads(this.#stored, new Map([...this.#told, ...told]));
  }

  /** Lists what these have beside those that they were made from. */
  toldSince(before: Reads): [key: string, digest: string][] {
    return [...this.#told].flatMap(([kind, table]) => {
      const known = before.#told.get(kind);
      return known === table ? [] : [...table].filter(([key, digest]) => known?.get(key) !== digest);
    });
  }

  /** Writes those of some keys, kind after kind, as far as they can be stored. */
  store(used: ReadonlySet<string>): StoredReads[] {
    return [...this.kinds()].flatMap((kind) => {
      const reads = [...this.of(kind)].filter((read) => used.has(read[0]) && !read.join('').includes(separator));
      const joined = (place: 0 | 1) => reads.map((read) => read[place]).join(separator);
      return reads.length === 0 ? [] : [{ kind, count: reads.length, keys: joined(0), digests: joined(1) }];
    });
  }
}

/** `find` of `find|fr|toolbox/honest-devops` */
function kindOf(key: string): string {
  return key.slice(0, key.indexOf('|'));
}

/** Takes `12,140` apart. */
export function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** Whether one of the numbers in a text is marked. */
export function isMarked(text: string, marks: Uint8Array): boolean {
  let number = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - zero;
    if (digit >= 0) number = number * 10 + digit;
    else if (marks[number]) return true;
    else number = 0;
  }
  return text !== '' && marks[number] === 1;
}

const zero = '0'.charCodeAt(0);
