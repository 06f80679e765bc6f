import type { EntryContext, SearchEntry } from '#authoring/page.ts';
import type { Training } from '../../entries.ts';

declare module '#authoring/search-record.ts' {
  interface SearchKinds {
    training: true;
  }
}

/** Describes a training for the site search: its course and level. */
export const searchRecord = (site: EntryContext, { facts }: Training): SearchEntry => ({
  details: [site.t(`values.course.${facts.course}`), site.t(`values.level.${facts.level}`)],
});
