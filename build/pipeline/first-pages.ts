import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { Renderer } from '../render/renderer.ts';
import type { PipelineInput } from './input.ts';

/**
 * Renders the pages that somebody looks at, if anybody does, and shows them before the others are rendered. A page that
 * cannot be rendered shows why; one with another problem waits for the run to report it.
 */
export async function showFirstPages(
  { first, progress = () => {} }: Pick<PipelineInput, 'first' | 'progress'>,
  { site, renderer, assets }: { site: Site; renderer: Renderer; assets: readonly OutputFile[] },
): Promise<void> {
  if (!first) return;
  progress('open pages');
  const pages = [...site.routes.values()]
    .filter(({ output }) => first.paths.has(output))
    .map((route) => renderer.render(route))
    .filter(({ page }) => page.diagnostics.length === 0)
    .map(
      ({ page, html }): OutputFile => ({
        area: 'site',
        path: page.output,
        digest: page.digest,
        contents: () => html,
      }),
    );
  if (pages.length > 0) await first.show(pages, assets);
}
