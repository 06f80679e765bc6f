import type { PageContext } from './page.ts';
import type { EntryView } from './views/entry-view.ts';

/** What an entry's facets can ask of the site outside a page, in the entry's language. */
export interface EntryContext extends Pick<PageContext, 'locale' | 'site' | 'date' | 't' | 'find' | 'list'> {
  /** An entry in each language that has it, in the order of the site's languages. */
  translations<E extends EntryView = EntryView>(ref: string): E[];
  /**
   * The day on which an entry's page last changed, `YYYY-MM-DD`, if the change ledger has it. Until a change is
   * recorded, it is the day of the previous one.
   */
  changeDay(ref: string): string | undefined;
}
