import type { Training } from '../../entries.ts';
import type { EntryContext, SearchEntry } from '../../page.ts';

declare module '../../search-record.ts' {
  interface SearchKinds {
    training: true;
  }
}

/** Describes a training for the site search: its course and level. */
export const searchRecord = (site: EntryContext, { facts }: Training): SearchEntry => ({
  details: [site.t(`values.course.${facts.course}`), site.t(`values.level.${facts.level}`)],
});
