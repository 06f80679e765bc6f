import type { ReactNode } from 'react';
import type { EntryKind } from '../../../authoring/define.ts';
import type { DirectiveDefinition, DirectiveView } from '../../../authoring/define-directive.ts';
import { feedPageOf } from '../../../authoring/facets/feed-page.ts';
import type { PageContext } from '../../../authoring/page.ts';
import type { Traits } from '../../../authoring/traits.ts';
import type { SiteView } from '../../../authoring/views/site-view.ts';
import { createAssetMethods } from './assets.ts';
import { createEntryMethods } from './entries.ts';
import { describeFeeds } from './feeds.ts';
import { createFormMethods } from './forms.ts';
import { createLinkMethods } from './links.ts';
import { createMarkdownMethods } from './markdown.ts';
import { createMenuMethods, type MenuInput } from './menus.ts';
import type { Recorder } from './recorder.ts';
import { createScope, type Scope, type ScopeInput } from './scope.ts';
import { createTextMethods } from './texts.ts';

export interface ContextInput extends ScopeInput, MenuInput {
  layoutTraits: Traits;
  kinds: ReadonlyMap<string, EntryKind>;
  renderIsland: (name: string, props: unknown) => string;
  /** The directives of Markdown by name, and what renders one. */
  directives: ReadonlyMap<string, DirectiveDefinition>;
  renderDirective: (page: PageContext, definition: DirectiveDefinition, view: DirectiveView) => string;
  /** Renders a shared part or takes it from the cache. Returns its markup, or a marker for it. */
  shared: (key: string, render: () => ReactNode) => string;
}

/** Creates the context of a page. The site's sources answer every question, and the recorder records it. */
export function createPageContext(input: ContextInput, recorder: Recorder): PageContext {
  const scope = createScope(input, recorder);
  const { route, locale, entry, read, view } = scope;
  const { resolve, ...links } = createLinkMethods(scope, input);
  const texts = createTextMethods(scope);
  const assets = createAssetMethods(scope);
  const page: PageContext = {
    locale,
    get site() {
      return read<SiteView>('site');
    },
    entry: view(entry),
    layout: route.layout,
    layoutTraits: input.layoutTraits,
    typeTraits: route.pageType.traits ?? {},
    url: route.url,
    i18n: input.translator.i18n,
    date: () => read<string>('date'),
    changeDay: () => read<string | undefined>('change-day', entry.ref),
    ...texts,
    ...createEntryMethods(scope),
    ...links,
    ...createMenuMethods(scope, input),
    ...createFormMethods(scope),
    ...assets,
    ...createMarkdownMethods(scope, {
      ...texts,
      resolve,
      directives: input.directives,
      renderDirective: (definition, view) => input.renderDirective(page, definition, view),
    }),
    card: (shown) => input.kinds.get(shown.type)?.card?.(page, shown),
    breadcrumbs: () =>
      (route.pageType.breadcrumbs?.(page, page.entry) ?? [])
        .filter(({ target }) => page.exists(target))
        .map(({ text, target }) => ({ text, href: page.href(target) })),
    feeds: () => (hasFeeds(input, scope) ? describeFeeds(page) : []),
    island: (name, props) => input.renderIsland(name, props),
    shared: (key, renderPart, options) =>
      input.shared(`${options?.everyLanguage ? '' : `${locale}@${input.menuLayout}`}|${key}`, renderPart),
  };
  return page;
}

/** Returns whether the page lists the entries of a kind with feeds, or has parts that are in feeds. */
function hasFeeds({ kinds }: ContextInput, { entry, route }: Pick<Scope, 'entry' | 'route'>): boolean {
  if (route.pageType.feedSections) return true;
  return [...kinds.values()].some((kind) => kind.feedItem !== undefined && feedPageOf(kind) === entry.ref);
}
