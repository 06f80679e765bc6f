import type { AssetsInput } from '../emit/assets.ts';
import type { Content } from '../read/source.ts';
import { headWordsOrWords } from '../render/head.ts';
import { type Translator, translateWith } from '../render/strings.ts';
import { findMissingTarget, resolveTarget } from '../route/targets.ts';
import type { ReadRecorder } from './strict.ts';

/** The site that was read, and what making its assets needs besides. */
interface AssetsRequest
  extends Omit<AssetsInput, 'files' | 'readText' | 'resolve' | 'whyMissing' | 'translate' | 'titleOf'> {
  content: Content;
  translators: ReadonlyMap<string, Translator>;
  /** Records which links documents ask for. */
  recordReads?: ReadRecorder['recordReads'];
}

/** Returns the input of making assets, for the pipeline or for a worker that makes documents before it. */
export function assetsInputOf({
  content,
  translators,
  recordReads = (_, ask) => ask,
  ...input
}: AssetsRequest): AssetsInput {
  const { site } = input;
  return {
    ...input,
    files: content.files,
    readText: content.readText,
    resolve: recordReads('href', (locale, target) => {
      const resolved = resolveTarget(site, locale, target);
      return resolved.type === 'found' ? resolved.href : target;
    }),
    whyMissing: (locale, target) => findMissingTarget(site, locale, target),
    translate: translateWith(translators),
    titleOf: (entry) => headWordsOrWords(entry).title,
  };
}
