import { staticPicture } from '../../../formats/pictures/path.ts';
import { findDocument } from '../../../model/assets.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** Returns the answers about published files. */
export function answerAssets({ site, assets }: AnswerInput): Answers {
  const { config } = site;
  return {
    document: (locale, ref) => {
      const view = findDocument(assets, config, { locale, ref });
      return { value: view, digest: view ? `${view.href} ${view.bytes} ${view.pages} ${view.title}` : '' };
    },
    'social-image': (locale, ref) => {
      const address = assets.socialImages.get(`${ref}@${locale}`) ?? assets.socialImages.get(locale) ?? '';
      return { value: address, digest: address };
    },
    'search-index': (locale) => {
      const address = assets.searchIndexes.get(locale);
      return { value: address, digest: address ?? '' };
    },
    'style-sheet': (_locale, name) => {
      const address = assets.styles[name];
      if (address === undefined) return { value: undefined, digest: '' };
      return { value: { address, integrity: assets.integrity[address] }, digest: address };
    },
    asset: (_locale, path) => {
      const address = assets.statics.get(path);
      return { value: address, digest: address ?? '' };
    },
    'asset-size': (_locale, path) => {
      const { width, height } = site.pictures.get(staticPicture(path)) ?? {};
      if (width === undefined || height === undefined) return { value: undefined, digest: '' };
      return { value: { width, height }, digest: `${width} ${height}` };
    },
    published: () => {
      const { styles, script, integrity, fonts, icons } = assets;
      return {
        value: undefined,
        digest: digestOfData([styles, script, integrity, fonts, icons, config.origin, config.noindex]),
      };
    },
  };
}
