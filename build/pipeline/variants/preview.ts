import { isFailed } from '../../model/is-failed.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PreparedRun, Stages } from '../run.ts';
import type { FailedPage } from '../steps/failed-page.ts';

/** The open pages, by their output paths. */
export interface FirstPages {
  paths: ReadonlySet<string>;
  /** Shows them, and waits until browsers have fetched them. */
  show: (shown: ShownFirst) => Promise<void>;
}

/** Pages that are shown before the whole site is built. */
export interface ShownFirst {
  pages: readonly OutputFile[];
  /** The pages that could not be rendered. */
  failed: readonly FailedPage[];
  /** The style sheets and scripts of these pages, or all assets of the site. */
  assets: readonly OutputFile[];
}

/**
 * The site as the preview shows it. Pictures are the originals, because smaller ones take long to make. Addresses have
 * no base path, because the preview adds it. The open pages are rendered before the others.
 */
export function forPreview(first: FirstPages, stages: Stages): Stages {
  return {
    ...stages,
    plan: (run) => ({ ...stages.plan(run), showsOriginals: true, base: '' }),
    async render(run) {
      await showFirstPages(first, run);
      return stages.render(run);
    },
  };
}

/**
 * Renders the open pages, and shows them before the others are rendered. A page that cannot be rendered shows why; one
 * with another problem waits for the run to report it.
 */
async function showFirstPages({ paths, show }: FirstPages, run: PreparedRun): Promise<void> {
  const { input, site, renderer, made, renderAgain } = run;
  input.progress?.('open pages');
  const routes = [...site.routes.values()].filter(({ output }) => paths.has(output));
  const rendered = routes.map((route) => ({ route, ...renderer.render(route) }));
  const pages = rendered
    .filter(({ page }) => page.diagnostics.length === 0 && !isFailed(page))
    .map(
      ({ page, html, route }): OutputFile => ({
        area: 'site',
        path: page.output,
        digest: page.digest,
        source: route.entry.source.words,
        contents: () => html,
      }),
    );
  const failed = rendered.flatMap(({ page, route }) => (isFailed(page) ? (renderAgain.findFailure(route) ?? []) : []));
  if (pages.length + failed.length > 0) await show({ pages, failed, assets: made.files });
}
