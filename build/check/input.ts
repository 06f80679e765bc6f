import type { Entry, Place, RenderedPage, Site } from '../model.ts';

/** What every check may look at. */
export interface CheckInput {
  site: Site;
  pages: readonly RenderedPage[];
  sharedParts: ReadonlyMap<string, { facts: { links: string[]; ids: string[]; imagesWithoutAlt: number } }>;
  /** Addresses of published files that are no pages: `/file/privacy-policy.pdf`. */
  files: ReadonlySet<string>;
  /** Finds where an entry's files write a piece of text. */
  findPlace: (entry: Entry, text: string) => Place & { length: number };
}
