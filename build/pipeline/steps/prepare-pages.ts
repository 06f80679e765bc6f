import { translateWith } from '../render/strings.ts';
import type { MadeRun, PreparedRun } from '../run.ts';
import { listKinds } from '../templates/load.ts';
import { emitBeside } from './beside-pages.ts';
import { createLanguageComparison } from './compare-languages.ts';
import { createChangeRenderers, createSiteRenderer } from './site-renderer.ts';

/** Creates the renderer of the site, and writes what is published beside pages. */
export function preparePages(run: MadeRun): PreparedRun {
  const { input, memo, read, made, translators } = run;
  const { templates, strict = false } = input;
  const rendererInput = { ...run, templates, assets: made.assets, fontFaces: made.fontFaces };
  const renderer = createSiteRenderer({ ...rendererInput, fields: strict });
  const translate = translateWith(translators);
  const comparison = { site: run.site, content: read.content, kinds: listKinds(templates), strict, memo };
  return {
    ...run,
    renderer,
    renderAgain: createChangeRenderers(rendererInput),
    translate,
    beside: emitBeside({ ...run, renderer, translate }),
    compareLanguages: createLanguageComparison(comparison),
  };
}
