import type { HeadWords } from '../../authoring/head.ts';
import type { PageContext } from '../../authoring/page.ts';
import { scanHtml } from '../../formats/html/scan.ts';
import type { Assets } from '../../model/assets.ts';
import { digestOf } from '../../model/files/digest.ts';
import type { RenderedPage } from '../../model/page.ts';
import { layoutOf, noLayout, type Route } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { Templates } from '../../model/templates.ts';
import { UnrenderablePage } from '../../model/unrenderable-page.ts';
import { createRecorder, type Recorder } from './context/recorder.ts';
import { headWordsOrWords, makeHead } from './head.ts';
import { type LineKeepers, namesQuestion } from './keep-lines.ts';
import { type CreateContext, renderOrFail, type SharedParts } from './shared-parts.ts';
import type { Sources } from './sources.ts';
import type { FailingTemplates } from './template-error.ts';

export interface RenderPageInput {
  site: Pick<Site, 'config'>;
  assets: Assets;
  templates: Pick<Templates, 'renderDocument' | 'layouts' | 'site' | 'markElements' | 'renderShared' | 'findCode'> &
    FailingTemplates;
  sources: Sources;
  sharedParts: SharedParts;
  keepLines: LineKeepers;
  createContext: CreateContext;
}

/** Renders the page of a route. If that fails, its HTML is empty and its diagnostics say why. */
export function renderPage(input: RenderPageInput, route: Route): { page: RenderedPage; html: Uint8Array } {
  const { sources, sharedParts } = input;
  const recorder = createRecorder();
  const usedParts: string[] = [];
  const page = input.createContext(route, recorder, (key, renderPart) => {
    const { failed } = sharedParts.get(route, key, renderPart);
    usedParts.push(key);
    if (failed) throw new UnrenderablePage();
    return markerOf(usedParts.length - 1);
  });
  recordOwnReads(sources, recorder, route);
  const { templates } = input;
  const markup = renderOrFail(() => renderPageDocument(input, route, page), { templates, route, recorder }) ?? '';
  // Bytes, not text: thousands of pages stay in memory until they are written, and digests are of bytes.
  const html = Buffer.from(
    input
      .keepLines(route.entry.locale)(markup)
      .replace(markers, (_, index) => sharedParts.rendered.get(usedParts[Number(index)] ?? '')?.html ?? ''),
  );
  return { html, page: describePage({ route, recorder, usedParts, sharedParts, markup, html }) };
}

/**
 * Records what every page reads without asking its context: its entry, its social image, the published styles, the names
 * that no line divides.
 */
function recordOwnReads(sources: Sources, recorder: Recorder, { entry }: Route): void {
  for (const kind of ['find', 'social-image']) recorder.reads.add(sources.ask(kind, entry.locale, entry.ref).key);
  recorder.reads.add(sources.ask('published', '', '').key);
  recorder.reads.add(sources.ask(...namesQuestion(entry.locale)).key);
}

/** Renders the document of a page in its layout → its HTML. Throws if it has no layout, or if a template throws. */
export function renderPageDocument(
  { site, assets, templates }: RenderPageInput,
  route: Route,
  page: PageContext,
): string {
  // `layoutOf` throws the reason why there is no layout.
  if (route.layout === noLayout) layoutOf(route.pageType, route.entry);
  return templates.renderDocument({
    page,
    pageType: route.pageType,
    Layout: templates.layouts[route.layout]?.component,
    head: makeHead({ page, route, assets, config: site.config, themeColor: templates.site.colors.theme }),
    locale: page.locale,
    siteName: page.site.name,
    layout: route.layout,
    type: route.pageType.name,
  });
}

interface PageParts {
  route: Route;
  recorder: Recorder;
  /** Keys of the shared parts, in the order of their markers. */
  usedParts: readonly string[];
  sharedParts: SharedParts;
  /** The page with a marker for each shared part. */
  markup: string;
  html: Uint8Array;
}

function describePage({ route, recorder, usedParts, sharedParts, markup, html }: PageParts): RenderedPage {
  const scan = scanHtml(markup);
  const shared = [...new Set(usedParts)];
  // A template may render a part and then leave it out. Only two markers show that the page has the part twice.
  const shown = Array.from(markup.matchAll(markers), ([, index]) => usedParts[Number(index)] ?? '');
  const shownTwice = new Set(shown.filter((key, place) => shown.indexOf(key) !== place));
  const repeatedInParts = [...shownTwice].flatMap((key) => sharedParts.rendered.get(key)?.scan.ids ?? []);
  const { title, description } = headWordsOrWords(route.entry);
  return {
    url: route.url,
    output: route.output,
    reads: [...recorder.reads],
    shared,
    digest: digestOf(html),
    words: digestOfWords(markup, { title, description }),
    scan: {
      ...scan,
      title,
      description,
      repeatedIds: [...scan.repeatedIds, ...repeatedInParts],
      links: scan.links.flatMap((href) => recorder.places.get(href)?.map((at) => ({ href, at })) ?? [{ href }]),
    },
    diagnostics: recorder.diagnostics,
  };
}

/** Returns the marker of a shared part in a page, replaced by its markup after the page is scanned. */
const markerOf = (index: number): string => `<!--shared ${index}-->`;
const markers = /<!--shared (\d+)-->/g;

/**
 * Returns a digest of the words that readers see on a page: not of markup, addresses or structured data, which also change
 * with the styles of the site.
 */
export function digestOfWords(markup: string, { title, description }: HeadWords): string {
  const words = markup.slice(markup.indexOf('<body')).replace(/<script[^>]*>[^<]*<\/script>|<[^>]*>?/g, ' ');
  return digestOf([title, description, words.replace(/\s+/g, ' ')].join('\n')).slice(0, 10);
}
