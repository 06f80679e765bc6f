import type { Place } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** The input of every check. */
export interface CheckInput {
  site: Site;
  pages: readonly RenderedPage[];
  /** The pages to check; the others are known to be valid. */
  changed: readonly RenderedPage[];
  sharedParts: ReadonlyMap<string, CheckedPart>;
  /** Addresses of published files that are not pages: `/file/privacy-policy.pdf`. */
  files: ReadonlySet<string>;
  readText: (path: string) => string;
  /** Returns the position of a text in an entry's files. */
  findPlace: (entry: Entry, text: string) => Place & { length: number };
  /** Returns the position of the source of an id on an entry's page. */
  findId: (entry: Entry, id: string) => Place & { length: number };
}

/** What checks need to know of a shared part. */
export interface CheckedPart {
  facts: { links: string[]; ids: string[]; imagesWithoutAlt: number; unnamed: string[] };
}
