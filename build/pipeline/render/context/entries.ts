import type { EntryView } from '../../../authoring/define.ts';
import type { PageContext } from '../../../authoring/page.ts';
import type { SiteView } from '../../../authoring/views/site-view.ts';
import type { Scope } from './scope.ts';

/** Creates the methods that return entries. */
export function createEntryMethods({
  read,
  view,
  entry,
  locale,
}: Scope): Pick<PageContext, 'find' | 'findInAnyLanguage' | 'list' | 'related'> {
  return {
    find<E extends EntryView>(ref: string) {
      const found = read<E | undefined>('find', ref);
      return found && view(found);
    },
    findInAnyLanguage<E extends EntryView>(ref: string) {
      const { defaultLocale, locales } = read<SiteView>('site');
      for (const language of new Set([locale, defaultLocale, ...locales.map(({ id }) => id)])) {
        const found = read<E | undefined>('find', ref, language);
        if (found) return view(found);
      }
      return undefined;
    },
    list: <E extends EntryView>(folder: string) => read<E[]>('list', folder).map((found) => view(found)),
    related: (limit) =>
      read<EntryView[]>('related', entry.ref)
        .slice(0, limit)
        .map((found) => view(found)),
  };
}
