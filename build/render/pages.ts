import type { MenuItemView } from '../authoring/page.ts';
import { digestOf } from '../files/digest.ts';
import type { Assets } from '../model/assets.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { ResolvedTarget } from '../model/target.ts';
import type { Templates } from '../templates/load.ts';
import { type ContextInput, createPageContext, createRecorder, type Recorder, UnrenderablePage } from './context.ts';
import { headWords, makeHead } from './head.ts';
import { type HtmlFacts, scanHtml } from './scan.ts';
import { createSources, type Sources } from './sources.ts';
import type { Translator } from './strings.ts';

/** Renders pages of one site; parts that pages share are rendered once. */
export interface Renderer {
  sources: Sources;
  render: (route: Route) => { page: RenderedPage; html: Uint8Array };
  /** What is known of each shared part that was rendered. */
  sharedParts: ReadonlyMap<string, SharedPart>;
}

/** A part that several pages have in common. */
interface SharedPart {
  html: string;
  reads: string[];
  facts: HtmlFacts;
  diagnostics: Diagnostic[];
  /** Whether it could not be rendered, and no page can be that has it. */
  failed: boolean;
}

interface RendererInput {
  site: Site;
  assets: Assets;
  templates: Templates;
  resolve: (locale: string, target: string) => ResolvedTarget;
  translators: ReadonlyMap<string, Translator>;
  readText: (path: string) => string;
  /** Whether each field of an entry that is read is recorded, too. */
  fields?: boolean;
}

/** Makes a renderer for one snapshot of the site. */
export function createRenderer({
  site,
  assets,
  templates,
  resolve,
  translators,
  readText,
  fields = false,
}: RendererInput): Renderer {
  const translatorOf = (locale: string): Translator => {
    const translator = translators.get(locale);
    if (!translator) throw new Error(`There is no language "${locale}".`);
    return translator;
  };
  const sources = createSources({
    site,
    assets,
    resolve,
    // What an earlier run has read may be in a language that the site has no more.
    translate: (locale, key) => translators.get(locale)?.translate(key),
  });
  const sharedParts = new Map<string, SharedPart>();
  const kinds = new Map([...templates.pageTypes, ...templates.dataKinds].map((kind) => [kind.name, kind]));
  const menuViews = new Map<string, MenuItemView[]>();

  function contextFor(route: Route, recorder: Recorder, shared: ContextInput['shared']) {
    return createPageContext(
      {
        route,
        sources,
        translator: translatorOf(route.entry.locale),
        kinds,
        readText,
        renderIsland: templates.renderIsland,
        menuField: templates.layouts[route.layout]?.menuField ?? 'href',
        menuViews,
        shared,
        fields,
      },
      recorder,
    );
  }

  function sharedPart(route: Route, key: string, render: () => unknown): SharedPart {
    const known = sharedParts.get(key);
    if (known) return known;
    const recorder = createRecorder();
    const page = contextFor(route, recorder, (inner, renderInner) => {
      // A part within this one is as much of it as its own markup.
      const { html, reads, diagnostics, failed } = sharedPart(route, inner, renderInner);
      for (const read of reads) recorder.reads.add(read);
      recorder.diagnostics.push(...diagnostics);
      if (failed) throw new UnrenderablePage();
      return html;
    });
    // What it read and got wrong is known of it also where it cannot be rendered.
    const rendered = renderOrNothing(() => templates.renderShared(page, render() as never));
    const html = rendered ?? '';
    const part: SharedPart = {
      html,
      reads: [...recorder.reads],
      facts: scanHtml(html),
      diagnostics: recorder.diagnostics,
      failed: rendered === undefined,
    };
    sharedParts.set(key, part);
    return part;
  }

  function render(route: Route): { page: RenderedPage; html: Uint8Array } {
    const recorder = createRecorder();
    const used: string[] = [];
    const page = contextFor(route, recorder, (key, renderPart) => {
      const { failed } = sharedPart(route, key, renderPart);
      used.push(key);
      if (failed) throw new UnrenderablePage();
      return markOf(used.length - 1);
    });
    // Its own facts and words go to the template, and its picture to the head, without being asked for.
    for (const kind of ['find', 'social-image'])
      recorder.reads.add(sources.ask(kind, page.locale, route.entry.ref).key);
    recorder.reads.add(sources.ask('published', '', '').key);
    const rendered = renderOrNothing(() =>
      templates.renderDocument({
        page,
        pageType: route.pageType,
        Layout: templates.layouts[route.layout]?.component,
        head: makeHead({
          page,
          route,
          assets,
          defaultLocale: site.config.defaultLocale,
          themeColor: templates.site.colors.theme,
        }),
        locale: page.locale,
        siteName: page.site.name,
        layout: route.layout,
        type: route.pageType.name,
      }),
    );
    const marked = rendered ?? '';
    // Bytes, not text: thousands of pages are kept until they are written, and their digest is of bytes anyway.
    const html = Buffer.from(
      marked.replace(marks, (_, index) => sharedParts.get(used[Number(index)] ?? '')?.html ?? ''),
    );
    const facts = scanHtml(marked);
    const { title, description } = headWords(route.entry);
    return {
      html,
      page: {
        url: route.url,
        output: route.output,
        reads: [...recorder.reads],
        shared: [...new Set(used)],
        digest: digestOf(html),
        facts: {
          ...facts,
          title,
          description,
          links: facts.links.map((href) => ({ href, ...placeOf(recorder.places, href) })),
        },
        diagnostics: recorder.diagnostics,
      },
    };
  }
  return {
    sources,
    render,
    sharedParts,
  };
}

/** A page that cannot be rendered is empty; its diagnostics say why, or those of what it shows. */
function renderOrNothing(render: () => string): string | undefined {
  try {
    return render();
  } catch (error) {
    if (error instanceof UnrenderablePage) return undefined;
    throw error;
  }
}

/** Stands in a page for a shared part until the page has been looked through. */
const markOf = (index: number): string => `<!--shared ${index}-->`;
const marks = /<!--shared (\d+)-->/g;

function placeOf(places: ReadonlyMap<string, Place>, href: string): { at?: Place } {
  const at = places.get(href);
  return at ? { at } : {};
}
