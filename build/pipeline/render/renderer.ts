import type { MenuItemView } from '../../authoring/views/menu-view.ts';
import type { Assets } from '../../model/assets.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { ElementQuery } from '../../model/element-query.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { ResolvedTarget } from '../../model/target.ts';
import type { Templates } from '../../model/templates.ts';
import { createPageContext } from './context/page-context.ts';
import { findElement } from './find-element.ts';
import { createLineKeepers } from './keep-lines.ts';
import { renderPage } from './render-page.ts';
import { type CreateContext, createSharedParts, type SharedPart } from './shared-parts.ts';
import { createSources, type Sources } from './sources.ts';
import type { Translator } from './strings.ts';

/** Renders pages of one site. A part that pages share is rendered once. */
export interface Renderer {
  sources: Sources;
  render: (route: Route) => { page: RenderedPage; html: Uint8Array };
  /** Returns the place in the templates that makes an element of a page; `undefined` if its content does. */
  findElement: (route: Route, query: ElementQuery) => Place | undefined;
  /** Key → shared part, for the parts rendered so far. */
  sharedParts: ReadonlyMap<string, SharedPart>;
}

interface RendererInput {
  site: Site;
  assets: Assets;
  templates: Templates;
  resolve: (locale: string, target: string) => ResolvedTarget;
  translators: ReadonlyMap<string, Translator>;
  readText: (path: string) => string;
  /** Whether each field that a template reads from an entry is recorded, too. */
  fields?: boolean;
  /** Shared parts that are not rendered again. */
  knownParts?: ReadonlyMap<string, SharedPart>;
}

/** Creates a renderer for one snapshot of the site. */
export function createRenderer(input: RendererInput): Renderer {
  const { site, assets, templates, resolve, translators } = input;
  // A read of an earlier run may be in a language that the site no longer has.
  const translate = (locale: string, key: string) => translators.get(locale)?.translate(key);
  const sources = createSources({ site, assets, resolve, translate });
  const createContext = createContexts(input, sources);
  const keepLines = createLineKeepers(sources);
  const sharedParts = createSharedParts({ createContext, keepLines, templates, known: input.knownParts });
  const pageInput = { site, assets, templates, sources, sharedParts, keepLines, createContext };
  return {
    sources,
    sharedParts: sharedParts.rendered,
    render: (route) => renderPage(pageInput, route),
    findElement: (route, query) => findElement(pageInput, route, query),
  };
}

function createContexts({ templates, translators, readText, fields = false }: RendererInput, sources: Sources) {
  const kinds = new Map([...templates.pageTypes, ...templates.dataKinds].map((kind) => [kind.name, kind]));
  const menuViews = new Map<string, MenuItemView[]>();
  const createContext: CreateContext = (route, recorder, shared) =>
    createPageContext(
      {
        route,
        sources,
        translator: translatorOf(translators, route.entry.locale),
        kinds,
        readText,
        templates,
        renderIsland: templates.renderIsland,
        directives: templates.directives,
        renderDirective: templates.renderDirective,
        layoutTraits: templates.layouts[route.layout]?.traits ?? {},
        menuLayout: templates.layouts[route.layout]?.ownMenuTargets ? route.layout : '',
        menuViews,
        shared,
        fields,
      },
      recorder,
    );
  return createContext;
}

function translatorOf(translators: ReadonlyMap<string, Translator>, locale: string): Translator {
  const translator = translators.get(locale);
  if (!translator) throw new Error(`There is no language "${locale}".`);
  return translator;
}
