import { isFailed } from '../../model/is-failed.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import type { PipelineInput } from '../input.ts';
import type { Renderer } from '../render/renderer.ts';
import type { ChangeRenderers } from '../steps/site-renderer.ts';

/**
 * Renders the open pages, if there are any, and shows them before the others are rendered. A page that
 * cannot be rendered shows why; one with another problem waits for the run to report it.
 */
export async function showFirstPages(
  { first, progress = () => {} }: Pick<PipelineInput, 'first' | 'progress'>,
  {
    site,
    renderer,
    assets,
    renderAgain,
  }: {
    site: Site;
    renderer: Renderer;
    assets: readonly OutputFile[];
    renderAgain: Pick<ChangeRenderers, 'findFailure'>;
  },
): Promise<void> {
  if (!first) return;
  progress('open pages');
  const routes = [...site.routes.values()].filter(({ output }) => first.paths.has(output));
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
  if (pages.length + failed.length > 0) await first.show({ pages, failed, assets });
}
