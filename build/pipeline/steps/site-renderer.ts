import type { LayoutName } from '../../authoring/define.ts';
import { basePathOf } from '../../model/addresses/base-path.ts';
import type { Assets } from '../../model/assets.ts';
import type { Entry } from '../../model/entry.ts';
import type { OutputFile } from '../../model/output.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Route } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import type { EditedTemplates, Templates } from '../../model/templates.ts';
import { publishCode } from '../emit/code-files.ts';
import { makeSheets } from '../emit/sheets.ts';
import { createRenderer, type Renderer } from '../render/renderer.ts';
import type { SharedPart } from '../render/shared-parts.ts';
import type { Translator } from '../render/strings.ts';
import { findLayout } from '../route/routes.ts';
import { resolveTarget } from '../route/targets.ts';
import { type FailedPage, failureOf } from './failed-page.ts';

interface SiteRendererInput {
  site: Site;
  assets: Assets;
  templates: Templates;
  translators: ReadonlyMap<string, Translator>;
  readText: (path: string) => string;
  /** Whether each field that a template reads from an entry is recorded, too. */
  fields?: boolean;
  /** Shared parts that are not rendered again. */
  knownParts?: ReadonlyMap<string, SharedPart>;
}

/** Creates the renderer of a site whose link targets are those of its own routes. */
export function createSiteRenderer(input: SiteRendererInput): Renderer {
  const { site } = input;
  return createRenderer({ ...input, resolve: (locale, target) => resolveTarget(site, locale, target) });
}

/** Renders pages whose entries or templates have changed since a site was built. */
export interface ChangeRenderer {
  /** Renders the page of an entry; links lead where they led then. Returns `undefined` if it has no page. */
  render: (entry: Entry) => { page: RenderedPage; html: Uint8Array; failure?: FailedPage } | undefined;
  /** The style sheets and scripts of these pages. */
  files: OutputFile[];
}

/** Creates renderers of what has changed since a site was built. */
export interface ChangeRenderers {
  changed: () => ChangeRenderer;
  /** Renders the pages of these layouts by templates that have changed. */
  edited: (templates: EditedTemplates, layouts: readonly LayoutName[]) => ChangeRenderer;
  /** Renders a page alone, and returns why that fails; `undefined` if it does not. */
  findFailure: (route: Route) => FailedPage | undefined;
}

interface ChangeInput extends SiteRendererInput {
  /** The rules of the fonts, with which style sheets begin. */
  fontFaces: string;
  /** The shared parts that the site has rendered so far. */
  sharedParts: ReadonlyMap<string, SharedPart>;
}

/** Creates the renderers of what has changed since the site was built. */
export function createChangeRenderers(input: ChangeInput): ChangeRenderers {
  return {
    changed: () => ({
      render: (entry) => renderChangedEntry({ ...input, knownParts: input.sharedParts }, entry),
      files: [],
    }),
    edited: (templates, layouts) => createEditRenderer(input, templates, layouts),
    findFailure: (route) => renderAlone(input, route).failure,
  };
}

function createEditRenderer(
  input: ChangeInput,
  edited: EditedTemplates,
  layouts: readonly LayoutName[],
): ChangeRenderer {
  const { site, fontFaces } = input;
  const { css, imports, client } = edited.compiled;
  const { compiled: before } = input.templates;
  const compiled = { ...before, client, css: { ...before.css, ...css }, imports: { ...before.imports, ...imports } };
  const templates = { ...input.templates, ...edited, compiled };
  const wanted = [...new Set(layouts)].filter((layout) => layout in templates.layouts);
  const sheets = makeSheets(templates, site, fontFaces, wanted);
  const { files, ...code } = publishCode(sheets, client, basePathOf(site.config.origin));
  const assets = { ...input.assets, ...code, styles: { ...input.assets.styles, ...code.styles } };
  return { render: (entry) => renderChangedEntry({ ...input, templates, assets }, entry), files };
}

function renderChangedEntry(input: SiteRendererInput, entry: Entry): ReturnType<ChangeRenderer['render']> {
  const { site, templates } = input;
  const url = site.addresses.get(entry.ref)?.get(entry.locale);
  const route = url === undefined ? undefined : site.routes.get(url);
  const pageType = templates.pageTypes.find(({ name }) => name === route?.pageType.name);
  if (!route || !pageType) return undefined;
  const layout = findLayout(pageType, entry);
  const shown = { ...entry, kind: pageType };
  const localized = new Map(site.entries.get(entry.ref)).set(entry.locale, shown);
  const changed = { ...site, entries: new Map(site.entries).set(entry.ref, localized) };
  return renderAlone({ ...input, site: changed }, { ...route, pageType, layout, entry: shown });
}

/** Renders a page alone, with the shared parts that are not known. */
function renderAlone(input: SiteRendererInput, route: Route) {
  const renderer = createSiteRenderer(input);
  const { page, html } = renderer.render(route);
  const failure = failureOf({ page, renderer, route });
  return { page, html, ...(failure ? { failure } : {}) };
}
