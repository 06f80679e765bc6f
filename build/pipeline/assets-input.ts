import type { AssetCache } from '../cache/asset-cache.ts';
import type { AssetsInput } from '../emit/assets.ts';
import type { DocumentFile } from '../model/document-file.ts';
import type { Site } from '../model/site.ts';
import { isMissing } from '../model/target.ts';
import type { Content } from '../read/source.ts';
import { headWords } from '../render/head.ts';
import { type Translator, translateWith } from '../render/strings.ts';
import { resolveTarget } from '../route/targets.ts';
import type { Templates } from '../templates/load.ts';
import type { ReadRecorder } from './strict.ts';

/** What is given for assets to be made from a site that was read. */
interface AssetsRequest {
  site: Site;
  documents: readonly DocumentFile[];
  content: Content;
  templates: Templates;
  staticFolder: string;
  translators: ReadonlyMap<string, Translator>;
  cache: AssetCache;
  /** Hears which links documents ask for. */
  hear?: ReadRecorder['hear'];
}

/** Puts together what assets are made from: in the pipeline, or in a thread that makes some of them ahead of it. */
export function assetsInputOf(order: AssetsRequest): AssetsInput {
  const { site, documents, content, templates, staticFolder, translators, cache, hear = (_, ask) => ask } = order;
  const resolve = (locale: string, target: string) => resolveTarget(site, locale, target);
  return {
    site,
    documents,
    templates,
    files: content.files,
    readText: content.readText,
    resolve: hear('href', (locale, target) => {
      const resolved = resolve(locale, target);
      return resolved.type === 'found' ? resolved.href : target;
    }),
    whyMissing: (locale, target) => {
      const resolved = resolve(locale, target);
      return isMissing(resolved) ? resolved : undefined;
    },
    translate: translateWith(translators),
    titleOf: (entry) => headWords(entry).title,
    cache,
    staticFolder,
  };
}
