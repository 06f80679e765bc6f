import type { EntryView } from '../../authoring/define.ts';
import type { EntryContext } from '../../authoring/entry-context.ts';
import { findRecordedDay } from '../../model/change-ledger.ts';
import type { Site } from '../../model/site.ts';
import { siteView } from '../../model/site-view.ts';

export type Translate = (locale: string, key: string, values?: Record<string, string | number>) => string;

/** Creates the context with which facets of entries read the site in a language. */
export function createEntryContext(site: Site, locale: string, translate: Translate): EntryContext {
  return {
    locale,
    site: siteView(site.config),
    date: () => site.date,
    t: (key, values) => translate(locale, key, values),
    // A facet names the type of the entry that it asks for.
    find: <E extends EntryView>(ref: string) => site.entries.get(ref)?.get(locale) as E | undefined,
    changeDay: (ref) => findRecordedDay(site.changeLedger, `${ref}@${locale}`),
    list: <E extends EntryView>(folder: string) =>
      [...site.entries].flatMap(([ref, localized]) =>
        ref.startsWith(`${folder}/`) ? (localized.get(locale) ?? []) : [],
      ) as unknown as E[],
    translations: <E extends EntryView>(ref: string) =>
      site.config.locales.flatMap(({ id }) => site.entries.get(ref)?.get(id) ?? []) as unknown as E[],
  };
}
