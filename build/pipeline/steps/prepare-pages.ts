import { describeFailures } from '../../model/diagnostics/facet-failures.ts';
import { digestOf, digestOfData } from '../../model/files/digest.ts';
import { emitBesidePages } from '../emit/beside-pages.ts';
import { translateWith } from '../render/strings.ts';
import type { BesidePages, MadeRun, PreparedRun } from '../run.ts';
import { listKinds } from '../templates/load.ts';
import { createLanguageComparison } from './compare-languages.ts';
import { createChangeRenderers, createSiteRenderer } from './site-renderer.ts';

/** Creates the renderer of the site, and writes what is published beside pages. */
export function preparePages(run: MadeRun): PreparedRun {
  const { input, memo, read } = run;
  const { templates, strict = false } = input;
  const prepared = prepareRenderer(run);
  const comparison = { site: run.site, content: read.content, kinds: listKinds(templates), strict, memo };
  return {
    ...prepared,
    beside: emitBeside(prepared),
    compareLanguages: createLanguageComparison(comparison),
  };
}

/** Creates the renderer of the site alone. */
export function prepareRenderer(run: MadeRun): PreparedRun {
  const { input, made, translators } = run;
  const { templates, strict = false } = input;
  const rendererInput = { ...run, templates, assets: made.assets };
  const renderer = createSiteRenderer({ ...rendererInput, fields: strict });
  return {
    ...run,
    renderer,
    renderAgain: createChangeRenderers({
      ...rendererInput,
      fontFaces: made.fontFaces,
      sharedParts: renderer.sharedParts,
    }),
    translate: translateWith(translators),
    beside: { files: [], inputs: '', missingTexts: [], diagnostics: [] },
    compareLanguages: () => ({ diagnostics: [], compared: new Map() }),
  };
}

/** A run as far as these files need it. */
type BesideRun = MadeRun & Pick<PreparedRun, 'renderer' | 'translate'>;

function emitBeside(run: BesideRun): BesidePages {
  const { input, made } = run;
  const { templates, assetCache: cache } = input;
  const inputs = digestOfInputs(run);
  const { failures, ...emitted } = emitBesidePages({
    ...run,
    kinds: listKinds(templates),
    pictures: made.assets.pictures,
    home: templates.site.pages.home,
    cache,
    inputs,
  });
  return { ...emitted, diagnostics: describeFailures(failures), inputs };
}

function digestOfInputs({ input, memo, site, made, renderer }: BesideRun): string {
  const { inputHashes } = renderer.sources;
  return digestOf(
    [
      memo.code,
      input.templates.compiled.digest,
      // The fields of entries, interface texts, addresses with the configuration, and days of changes.
      ...['find', 'string', 'href', 'change-day'].map((kind) => inputHashes.get(kind) ?? ''),
      site.date,
      digestOfData(site.navigation),
      JSON.stringify(site.redirects),
      ...[...site.pictures].map(([path, { digest }]) => `${path} ${digest}`),
      JSON.stringify(made.assets.pictures.originals),
    ].join('\n'),
  );
}
