import type { Diagnostic } from '../../model/diagnostic.ts';
import { describeFailures } from '../../model/diagnostics/facet-failures.ts';
import { digestOf, digestOfData } from '../../model/files/digest.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import type { MadeAssets } from '../emit/assets.ts';
import { emitBesidePages } from '../emit/beside-pages.ts';
import type { Translate } from '../emit/entry-context.ts';
import type { MissingText } from '../emit/missing-texts.ts';
import type { PipelineInput } from '../input.ts';
import type { Renderer } from '../render/renderer.ts';
import { listKinds } from '../templates/load.ts';

interface BesideStage {
  site: Site;
  made: MadeAssets;
  renderer: Renderer;
  readText: (path: string) => string;
  translate: Translate;
  /** Digest of the code of the generator and of the site. */
  code: string;
}

/** What is published beside pages. */
export interface BesidePages {
  files: OutputFile[];
  /** A digest of all that they are made from but the texts of entries. */
  inputs: string;
  /** The interface texts that they lack. */
  missingTexts: MissingText[];
  /** Why facets fail for them. */
  diagnostics: Diagnostic[];
}

/** Writes what is published beside pages. */
export function besidePagesStage(
  input: PipelineInput,
  { site, made, renderer, readText, translate, code }: BesideStage,
): BesidePages {
  const { templates, assetCache: cache } = input;
  const { pictures } = made.assets;
  const inputs = digestOfInputs(input, { site, made, renderer, code });
  const { failures, ...emitted } = emitBesidePages({
    site,
    kinds: listKinds(templates),
    translate,
    readText,
    pictures,
    home: templates.site.pages.home,
    cache,
    inputs,
  });
  return { ...emitted, diagnostics: describeFailures(failures), inputs };
}

function digestOfInputs(
  { templates, pseudo = false }: PipelineInput,
  { site, made, renderer, code }: Pick<BesideStage, 'site' | 'made' | 'renderer' | 'code'>,
): string {
  const { inputHashes } = renderer.sources;
  return digestOf(
    [
      code,
      templates.compiled.digest,
      // The fields of entries, interface texts, addresses with the configuration, and days of changes.
      ...['find', 'string', 'href', 'change-day'].map((kind) => inputHashes.get(kind) ?? ''),
      site.date,
      digestOfData(site.navigation),
      JSON.stringify(site.redirects),
      ...[...site.pictures].map(([path, { digest }]) => `${path} ${digest}`),
      JSON.stringify([pseudo, made.assets.pictures.originals]),
    ].join('\n'),
  );
}
