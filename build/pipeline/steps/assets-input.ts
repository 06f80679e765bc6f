import type { AssetCache } from '../../model/asset-cache.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { Site } from '../../model/site.ts';
import type { Templates } from '../../model/templates.ts';
import type { AssetsInput } from '../emit/assets.ts';
import type { Content } from '../read/source.ts';
import { headWordsOrWords } from '../render/head.ts';
import { type Translator, translateWith } from '../render/strings.ts';
import { findMissingTarget, resolveTarget } from '../route/targets.ts';
import type { ReadRecorder } from '../variants/strict.ts';

/** The site that was read, and what making its assets needs besides. */
interface AssetsRequest {
  site: Site;
  documents: readonly DocumentFile[];
  isMade?: AssetsInput['isMade'] | undefined;
  content: Content;
  templates: Templates;
  contentFolder: string;
  staticFolder: string;
  originals: boolean;
  translators: ReadonlyMap<string, Translator>;
  cache: AssetCache;
  /** Records which links documents ask for. */
  recordReads?: ReadRecorder['recordReads'];
}

/** Returns the input of making assets, for the pipeline or for a worker that makes documents before it. */
export function assetsInputOf(request: AssetsRequest): AssetsInput {
  const {
    site,
    documents,
    isMade,
    content,
    templates,
    contentFolder,
    staticFolder,
    originals,
    translators,
    cache,
    recordReads = (_, ask) => ask,
  } = request;
  return {
    site,
    documents,
    ...(isMade ? { isMade } : {}),
    templates,
    files: content.files,
    readText: content.readText,
    resolve: recordReads('href', (locale, target) => {
      const resolved = resolveTarget(site, locale, target);
      return resolved.type === 'found' ? resolved.href : target;
    }),
    whyMissing: (locale, target) => findMissingTarget(site, locale, target),
    translate: translateWith(translators),
    titleOf: (entry) => headWordsOrWords(entry).title,
    cache,
    contentFolder,
    staticFolder,
    originals,
  };
}
