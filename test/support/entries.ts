import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../../build/model/entry.ts';
import type { Route } from '../../build/model/route.ts';
import type { ShownSite } from './browser.ts';

/** What a test needs of an entry, beside its page type. */
interface Need {
  /** The languages in which the entry has a page; the default language unless given. */
  locales?: readonly string[];
  /** The languages in which it has none. */
  lacks?: readonly string[];
  /** What the entry has, as in "The site has no training with a full session": `with a full session`. */
  that?: string;
  /** Whether an entry has it, by its data or by the markup of its page, in the first of the languages. */
  has?: (entry: Entry, html: () => string) => boolean;
}

/** Returns the first entry of a page type that a test can use, in the first language that the test needs. */
export function entryOf(shown: ShownSite, type: string, need: Need = {}): Entry {
  const [entry] = entriesOf(shown, type, need);
  if (entry) return entry;
  const { locales = [shown.site.config.defaultLocale], lacks = [], that } = need;
  const words = [`The site has no ${type}`, that, `in ${locales.join(' and ')}`, ...lacks.map((id) => `but not ${id}`)];
  throw new Error(`${words.filter(Boolean).join(' ')}, which this test needs.`);
}

/** Returns the first entry of a page type whose page has a form, by the form's type. */
export function entryWithForm(shown: ShownSite, type: string, form: string, need: Need = {}): Entry {
  const hasForm: Need['has'] = (entry, html) =>
    (need.has?.(entry, html) ?? true) && new RegExp(`<form [^>]*name="${form}"`).test(html());
  return entryOf(shown, type, {
    ...need,
    that: [need.that, `with the form ${form}`].filter(Boolean).join(' '),
    has: hasForm,
  });
}

/** Returns all entries of a page type that a test can use, sorted by their ids. */
export function entriesOf(shown: ShownSite, type: string, { locales, lacks = [], has }: Need = {}): Entry[] {
  const { addresses, config } = shown.site;
  const [first, ...others] = locales ?? [config.defaultLocale];
  return pagesOf(shown).flatMap(({ entry, url, pageType }) =>
    pageType.name === type &&
    entry.locale === first &&
    others.every((locale) => addresses.get(entry.ref)?.has(locale)) &&
    !lacks.some((locale) => addresses.get(entry.ref)?.has(locale)) &&
    (has?.(entry, () => htmlOf(shown, url)) ?? true)
      ? [entry]
      : [],
  );
}

/** Returns the pages whose markup has something, sorted by their entries. */
export function pagesWith(shown: ShownSite, markup: RegExp): Route[] {
  return pagesOf(shown).filter(({ url }) => markup.test(htmlOf(shown, url)));
}

/** Returns the published markup of a page. */
export function htmlOf({ folder, site }: ShownSite, url: string): string {
  const { output } = site.routes.get(url) ?? {};
  if (!output) throw new Error(`${url} is no page.`);
  const file = join(folder, output);
  const html = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, html);
  return html;
}

/** The files that were read: several checks look for pages. */
const read = new Map<string, string>();

function pagesOf({ site }: ShownSite): Route[] {
  return [...site.routes.values()].sort((one, other) =>
    one.entry.ref < other.entry.ref ? -1 : one.entry.ref > other.entry.ref ? 1 : 0,
  );
}
