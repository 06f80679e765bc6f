import type { ReactNode } from 'react';
import type { EntryKind, EntryView, LayoutName } from '../../authoring/define.ts';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import { type MenuBranch, menuTree, type Navigation } from '../../authoring/navigation.ts';
import type { PageContext } from '../../authoring/page.ts';
import type { Traits } from '../../authoring/traits.ts';
import type { MenuItemView } from '../../authoring/views/menu-view.ts';
import type { PictureView } from '../../authoring/views/picture-view.ts';
import type { SiteView } from '../../authoring/views/site-view.ts';
import { excerptOf } from '../../formats/markdown/excerpt.ts';
import { renderMarkdown } from '../../formats/markdown/html.ts';
import { inspectMarkdown } from '../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { describeFeeds } from '../../pipeline/render/context/feeds.ts';
import type { Translator } from '../../pipeline/render/strings.ts';
import type { Fixture } from './fixture.ts';

interface FixturePageInput {
  fixture: Fixture;
  navigation: Navigation;
  locale: string;
  layout: LayoutName;
  layoutTraits: Traits;
  /** The entry whose page it is; the fixture's usual one by default. */
  entry?: string;
  site: SiteView;
  translator: Translator;
  kinds: readonly EntryKind[];
  forms: ReadonlyMap<string, FormDefinition>;
  renderIsland: (name: string, props: unknown) => string;
  /** Renders a shared part in place: an example shares it with no other page. */
  renderShared: (page: PageContext, render: () => ReactNode) => string;
}

/** What a fixture has no answer to. */
const unanswered = {
  typeTraits: {},
  breadcrumbs: () => [],
  changeDay: () => undefined,
  nextSteps: () => [],
  searchIndex: () => undefined,
  styleSheet: () => undefined,
  assetSize: () => undefined,
};

/** Makes a page context that answers from a fixture instead of the site; a question it cannot answer throws. */
export function createFixturePage(input: FixturePageInput): PageContext {
  const { fixture, locale, site, translator } = input;
  const ref = input.entry ?? fixture.page;
  const [folder = '', id = ''] = ref.split('/');
  const entry: EntryView = fixture.entries.get(ref) ?? { ref, folder, id, type: id, locale, facts: {}, words: {} };
  const home = site.locales.find((one) => one.id === locale)?.home ?? '/';
  const href = (target: string): string => {
    if (/^(https:|mailto:|tel:|#|\/)/.test(target)) return target;
    const [path, fragment] = target.split('#');
    return `${home}${path}/${fragment ? `#${fragment}` : ''}`;
  };
  const entries = [...fixture.entries.values()];
  const links = { href, picture };
  // Templates name the type of the entries that they ask for.
  const find = <E extends EntryView>(wanted: string) => fixture.entries.get(wanted) as E | undefined;
  const page: PageContext = {
    locale,
    site,
    entry,
    layout: input.layout,
    layoutTraits: input.layoutTraits,
    url: href(ref),
    i18n: translator.i18n,
    date: () => fixture.date,
    ...unanswered,
    t(key, values) {
      const text = translator.translate(key, values);
      if (text === undefined) throw new Error(`strings/${locale}.yaml has no text "${key}".`);
      return text;
    },
    find,
    findInAnyLanguage: find,
    list: <E extends EntryView>(wanted: string) => entries.filter((one): one is E => one.folder === wanted),
    related: (limit) => entries.filter((one) => one.folder === folder && one.ref !== ref).slice(0, limit),
    card: (shown) => input.kinds.find(({ name }) => name === shown.type)?.card?.(page, shown),
    href,
    exists: () => true,
    feeds: () => describeFeeds(page),
    alternates: () =>
      site.locales
        .filter((other) => other.id !== locale)
        .map((other) => ({ locale: other.id, name: other.name, url: `${other.home}${ref}/` })),
    menu: (name) => menuTree(input.navigation[name] ?? [], locale).map((branch) => menuItem(branch, page)),
    hiddenLinks: () => fixture.hiddenLinks,
    form(wanted) {
      const form = input.forms.get(wanted);
      if (!form) throw new Error(`There is no content/forms/${wanted}.yaml.`);
      return form;
    },
    document: (wanted) => fixture.documents.get(wanted),
    body: () => renderMarkdown(parseMarkdown(fixture.body), links),
    excerpt: () => excerptOf(parseMarkdown(fixture.body)),
    headings: () => inspectMarkdown(parseMarkdown(fixture.body)).headings,
    markdown: (source, options) => renderMarkdown(parseMarkdown(source), links, options),
    picture,
    asset,
    island: input.renderIsland,
    shared: (_key, render) => input.renderShared(page, render),
  };
  return page;
}

function asset(path: string): string {
  return `/${path.replace(/^\/+/, '')}`;
}

function picture(written: string): PictureView {
  return { sources: [], img: { src: asset(written), loading: 'lazy', decoding: 'async' } };
}

function menuItem({ item, level, items }: MenuBranch, page: PageContext): MenuItemView {
  const below = items.map((child) => menuItem(child, page));
  const href = item.href && page.href(item.href);
  return {
    id: item.id,
    text: item.text[page.locale] ?? '',
    ...(href ? { href } : {}),
    level,
    ...(item.target ? { target: item.target } : {}),
    external: href?.startsWith('https:') ?? false,
    current: href === page.url || below.some(({ current }) => current),
    items: below,
  };
}
