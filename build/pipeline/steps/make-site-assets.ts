import type { DocumentFile } from '../../model/document-file.ts';
import { type MadeAssets, makeAssets } from '../emit/assets.ts';
import type { PipelineInput } from '../input.ts';
import type { RoutedSite } from '../read-site.ts';
import { createTranslators, type Translator } from '../render/strings.ts';
import { withPseudoTitles } from '../variants/pseudo-locale.ts';
import type { ReadRecorder } from '../variants/strict.ts';
import { assetsInputOf } from './assets-input.ts';

interface AssetsStage {
  /** Of the words that pages show. */
  translators: ReadonlyMap<string, Translator>;
  recorder: ReadRecorder | undefined;
  /** Whether a document is made; by default all are. */
  isMade?: ((document: DocumentFile) => boolean) | undefined;
}

/** Makes styles, scripts, fonts, documents and pictures. Documents and pictures are never in the pseudo-locale. */
export async function makeSiteAssets(
  input: PipelineInput,
  { site, documents, content }: RoutedSite,
  { translators, recorder, isMade }: AssetsStage,
): Promise<MadeAssets> {
  const made = await makeAssets(
    assetsInputOf({
      ...input,
      site,
      documents,
      isMade,
      content,
      translators: input.pseudo ? createTranslators(site.strings) : translators,
      cache: input.assetCache,
      originals: input.originalPictures ?? false,
      ...(recorder ? { recordReads: recorder.recordReads } : {}),
    }),
  );
  return input.pseudo ? { ...made, assets: withPseudoTitles(made.assets, site.config.defaultLocale) } : made;
}
