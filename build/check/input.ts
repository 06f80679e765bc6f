import type { Place } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** What every check may look at. */
export interface CheckInput {
  site: Site;
  pages: readonly RenderedPage[];
  /** Those of the pages that have to be looked at; the others are known to be in order. */
  changed: readonly RenderedPage[];
  sharedParts: ReadonlyMap<string, CheckedPart>;
  /** Addresses of published files that are no pages: `/file/privacy-policy.pdf`. */
  files: ReadonlySet<string>;
  readText: (path: string) => string;
  /** Finds where an entry's files write a piece of text. */
  findPlace: (entry: Entry, text: string) => Place & { length: number };
  /** Finds where an id of an entry's page comes from. */
  findId: (entry: Entry, id: string) => Place & { length: number };
}

/** What checks need to know of a part that pages share. */
export interface CheckedPart {
  facts: { links: string[]; ids: string[]; imagesWithoutAlt: number };
}
