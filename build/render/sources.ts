import { type MenuBranch, type MenuField, menuFields, menuTarget, menuTree } from '../authoring/navigation.ts';
import type { MenuItemView } from '../authoring/page.ts';
import { digestOf, digestOfData } from '../files/digest.ts';
import type { Assets } from '../model/assets.ts';
import type { Entry } from '../model/entry.ts';
import type { Site } from '../model/site.ts';
import { siteView } from '../model/site-view.ts';
import { isMissing, type MissingTarget, type ResolvedTarget } from '../model/target.ts';
import { type FactIndex, indexFacts, relatedEntries } from './related.ts';

/** A value that a page can ask for, the key of the question, and a digest that changes when the value does. */
export interface Source<T = unknown> {
  key: string;
  value: T;
  digest: string;
}

export interface SourcesInput {
  site: Site;
  assets: Assets;
  resolve: (locale: string, target: string) => ResolvedTarget;
  translate: (locale: string, key: string) => string | undefined;
}

/** Everything a page can ask for. Each is worked out once in a build. */
export interface Sources {
  ask: <T>(kind: string, locale: string, argument: string) => Source<T>;
  /** Asks by key: `find|fr|toolbox/honest-devops`. */
  read: (key: string) => Source;
  /** Whether a file of the content that pages depend on can be used; why not is told with the file. */
  isUsable: (file: string) => boolean;
  /** Kind of key → digest of all that its answers come from: as long as it is the same, so are the answers. */
  grounds: ReadonlyMap<string, string>;
}

/** A menu item before it is known which page it is shown on. */
export type MenuSource = Omit<MenuItemView, 'current' | 'items'> & {
  items: MenuSource[];
  broken?: { target: string; resolved: MissingTarget };
};

/** Makes the sources of one build. */
export function createSources({ site, assets, resolve, translate }: SourcesInput): Sources {
  const { config } = site;
  const kinds: Record<string, (locale: string, argument: string) => Omit<Source, 'key'>> = {
    string: (locale, key) => {
      const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'].map((ending) =>
        site.strings.get(locale)?.get(key + ending),
      );
      const known = forms.filter((form) => form !== undefined);
      // A lack is told only where the file can be used.
      const lack = site.unusable.has(`strings/${locale}.yaml`) ? 'unusable' : '';
      return { value: translate(locale, key), digest: known.length > 0 ? known.join('\0') : lack };
    },
    find: (locale, ref) => {
      const entry = site.entries.get(ref)?.get(locale);
      return { value: entry, digest: entry?.summary ?? '' };
    },
    list: (locale, folder) => {
      const entries = entriesOf(site, folder, locale);
      return { value: entries, digest: digestOf(entries.map((entry) => entry.id + entry.summary).join()) };
    },
    facts: (locale, folder) => ({ value: indexFacts(ask<Entry[]>('list', locale, folder).value), digest: '' }),
    related: (locale, ref) => {
      const find = (other: string) => site.entries.get(other)?.get(locale);
      const entry = find(ref);
      const entries = entry ? relatedEntries(entry, ask<FactIndex>('facts', locale, entry.folder).value, find) : [];
      return { value: entries, digest: entries.map((other) => other.id + other.summary).join() };
    },
    body: (locale, ref) => {
      const entry = site.entries.get(ref)?.get(locale);
      return { value: entry, digest: entry?.digest ?? '' };
    },
    href: (locale, target) => {
      const resolved = resolve(locale, target);
      return { value: resolved, digest: resolved.type === 'found' ? resolved.href : digestOfData(resolved) };
    },
    exists: (locale, ref) => {
      const exists = site.addresses.get(ref)?.has(locale) ?? false;
      return { value: exists, digest: String(exists) };
    },
    alternates: (_locale, ref) => {
      const addresses = site.addresses.get(ref);
      const rows = config.locales.flatMap(({ id, name }) => {
        const url = addresses?.get(id);
        return url === undefined ? [] : [{ locale: id, name, url }];
      });
      return { value: rows, digest: rows.map((row) => row.url).join() };
    },
    menu: (locale, argument) => {
      const [name = '', asked] = argument.split('@');
      const field = menuFields.find((one) => one === asked) ?? 'href';
      const branches = menuTree(site.navigation[name] ?? [], locale);
      const items = branches.map((branch) => menuItem(branch, locale, field, resolve));
      return { value: items, digest: digestOfData(items) };
    },
    form: (_locale, id) => {
      const form = site.forms.get(id);
      const lack = site.unusable.has(`forms/${id}.yaml`) ? 'unusable' : null;
      return { value: form, digest: digestOfData(form ?? lack) };
    },
    document: (locale, ref) => {
      const localized = assets.documents.get(ref);
      const view = localized?.get(locale) ?? localized?.get(config.defaultLocale) ?? localized?.values().next().value;
      return { value: view, digest: view ? `${view.href} ${view.bytes} ${view.pages} ${view.title}` : '' };
    },
    'social-image': (locale, ref) => {
      const address = assets.socialImages.get(`${ref}@${locale}`) ?? assets.socialImage;
      return { value: address, digest: address };
    },
    'search-index': (locale) => {
      const address = assets.searchIndexes.get(locale);
      return { value: address, digest: address ?? '' };
    },
    asset: (_locale, path) => {
      const address = assets.statics.get(path);
      return { value: address, digest: address ?? '' };
    },
    'picture-fault': (_locale, path) => {
      const fault = site.pictureFaults.get(path);
      return { value: fault, digest: fault?.message ?? '' };
    },
    site: () => {
      const view = siteView(config);
      return { value: view, digest: digestOfData(view) };
    },
    'hidden-links': () => ({ value: config.hiddenLinks, digest: digestOfData(config.hiddenLinks) }),
    date: () => ({ value: site.date, digest: site.date }),
    published: () => {
      const { styles, script, fonts, icons } = assets;
      return { value: undefined, digest: digestOfData([styles, script, fonts, icons, config.origin]) };
    },
  };
  // By kind, language and argument: texts that are there already, where a key would have to be put together first.
  const known = new Map<string, Map<string, Map<string, Source>>>();
  function ask<T>(kind: string, locale: string, argument: string): Source<T> {
    const source = known.get(kind)?.get(locale)?.get(argument) ?? answer(kind, locale, argument);
    return source as Source<T>;
  }
  function answer(kind: string, locale: string, argument: string): Source {
    const ofKind = known.get(kind) ?? new Map<string, Map<string, Source>>();
    const ofLocale = ofKind.get(locale) ?? new Map<string, Source>();
    const made = kinds[kind]?.(locale, argument) ?? { value: undefined, digest: '' };
    const source = { key: `${kind}|${locale}|${argument}`, ...made };
    known.set(kind, ofKind.set(locale, ofLocale.set(argument, source)));
    return source;
  }
  let grounds: Map<string, string> | undefined;
  return {
    ask,
    isUsable: (file) => !site.unusable.has(file),
    read(key) {
      const [kind = '', locale = '', ...rest] = key.split('|');
      return ask(kind, locale, rest.join('|'));
    },
    get grounds() {
      grounds ??= groundsOf(site);
      return grounds;
    },
  };
}

function groundsOf(site: Site): Map<string, string> {
  const entries = [...site.entries.values()].flatMap((localized) => [...localized.values()]);
  const named = (entry: Entry, digest: string) => `${entry.ref}@${entry.locale} ${digest}`;
  const summaries = digestOf(entries.map((entry) => named(entry, entry.summary)).join());
  const addresses = digestOf([...site.addresses].flatMap(([ref, localized]) => [ref, ...localized.values()]).join());
  const targets = digestOf(
    [
      addresses,
      digestOfData(site.routeTable),
      digestOfData(site.config),
      ...site.broken,
      ...site.entries.keys(),
      ...[...site.unpublished].map(([ref, why]) => `${ref} ${digestOfData(why)}`),
    ].join(),
  );
  const texts = [...site.strings.values()].flatMap((own) => [...own].flat());
  const strings = digestOf([...texts, ...site.unusable].join('\0'));
  return new Map([
    ['string', strings],
    ['find', summaries],
    ['list', summaries],
    ['facts', summaries],
    ['related', summaries],
    ['body', digestOf(entries.map((entry) => named(entry, entry.digest)).join())],
    ['href', targets],
    ['exists', targets],
    ['alternates', targets],
    ['menu', digestOf(targets + digestOfData(site.navigation))],
  ]);
}

/** All entries of a folder that exist in a language, by id. */
export function entriesOf(site: Pick<Site, 'entries'>, folder: string, locale: string): Entry[] {
  const entries: Entry[] = [];
  for (const [ref, localized] of site.entries) {
    if (!ref.startsWith(`${folder}/`)) continue;
    const entry = localized.get(locale);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function menuItem(branch: MenuBranch, locale: string, field: MenuField, resolve: SourcesInput['resolve']): MenuSource {
  const { item } = branch;
  const target = menuTarget(item, field);
  const resolved = target === undefined ? undefined : resolve(locale, target);
  const href = resolved?.type === 'found' ? resolved.href + (item.hash ? `#${item.hash}` : '') : undefined;
  return {
    id: item.id,
    text: item.text[locale] ?? '',
    ...(href === undefined ? {} : { href }),
    ...(target !== undefined && resolved && isMissing(resolved) ? { broken: { target, resolved } } : {}),
    level: branch.level,
    ...(item.target ? { target: item.target } : {}),
    external: href?.startsWith('https:') ?? false,
    items: branch.items.map((child) => menuItem(child, locale, field, resolve)),
  };
}
