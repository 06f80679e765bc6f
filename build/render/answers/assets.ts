import { digestOfData } from '../../files/digest.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** Returns the answers about published files. */
export function answerAssets({ site, assets }: AnswerInput): Answers {
  const { config } = site;
  return {
    document: (locale, ref) => {
      const localized = assets.documents.get(ref);
      const view = localized?.get(locale) ?? localized?.get(config.defaultLocale) ?? localized?.values().next().value;
      return { value: view, digest: view ? `${view.href} ${view.bytes} ${view.pages} ${view.title}` : '' };
    },
    'social-image': (locale, ref) => {
      const address = assets.socialImages.get(`${ref}@${locale}`) ?? assets.socialImage;
      return { value: address, digest: address };
    },
    'search-index': (locale) => {
      const address = assets.searchIndexes.get(locale);
      return { value: address, digest: address ?? '' };
    },
    asset: (_locale, path) => {
      const address = assets.statics.get(path);
      return { value: address, digest: address ?? '' };
    },
    published: () => {
      const { styles, script, fonts, icons } = assets;
      return { value: undefined, digest: digestOfData([styles, script, fonts, icons, config.origin]) };
    },
  };
}
