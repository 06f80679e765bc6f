import type { Assets } from '../model/assets.ts';
import type { Entry } from '../model/entry.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Templates } from '../model/templates.ts';
import { createRenderer, type Renderer } from '../render/renderer.ts';
import type { Translator } from '../render/strings.ts';
import { resolveTarget } from '../route/targets.ts';

interface SiteRendererInput {
  site: Site;
  assets: Assets;
  templates: Templates;
  translators: ReadonlyMap<string, Translator>;
  readText: (path: string) => string;
  /** Whether each field that a template reads from an entry is recorded, too. */
  fields?: boolean;
}

/** Creates the renderer of a site whose link targets are those of its own routes. */
export function createSiteRenderer(input: SiteRendererInput): Renderer {
  const { site } = input;
  return createRenderer({ ...input, resolve: (locale, target) => resolveTarget(site, locale, target) });
}

/**
 * Renders the page of an entry that has changed since the site was built; links lead where they led then. Returns
 * `undefined` if the entry has no page.
 */
export function renderChangedEntry(
  input: SiteRendererInput,
  entry: Entry,
): { page: RenderedPage; html: Uint8Array } | undefined {
  const { site } = input;
  const url = site.addresses.get(entry.ref)?.get(entry.locale);
  const route = url === undefined ? undefined : site.routes.get(url);
  if (!route) return undefined;
  const localized = new Map(site.entries.get(entry.ref)).set(entry.locale, entry);
  const changed = { ...site, entries: new Map(site.entries).set(entry.ref, localized) };
  const resolve = (locale: string, target: string) => resolveTarget(site, locale, target);
  return createRenderer({ ...input, site: changed, resolve }).render({ ...route, entry });
}
