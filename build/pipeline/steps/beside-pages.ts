import { describeFailures } from '../../model/diagnostics/facet-failures.ts';
import { digestOf, digestOfData } from '../../model/files/digest.ts';
import { emitBesidePages } from '../emit/beside-pages.ts';
import type { BesidePages, MadeRun, PreparedRun } from '../run.ts';
import { listKinds } from '../templates/load.ts';

/** A run as far as these files need it. */
type BesideRun = MadeRun & Pick<PreparedRun, 'renderer' | 'translate'>;

export function emitBeside(run: BesideRun): BesidePages {
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
