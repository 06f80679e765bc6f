import type { PageContext } from '../../../authoring/page.ts';
import type { DocumentView } from '../../../authoring/views/document-view.ts';
import type { PublishedFile } from '../../../authoring/views/published-file.ts';
import { staticPathOf } from '../../../model/addresses/static-path.ts';
import type { PictureAnswer } from '../answers/pictures.ts';
import type { Scope } from './scope.ts';

/** Creates the methods that return published files: documents, search indexes, style sheets, pictures, static files. */
export function createAssetMethods({
  read,
  report,
  placeOf,
  entry,
}: Scope): Pick<PageContext, 'document' | 'searchIndex' | 'styleSheet' | 'picture' | 'asset' | 'assetSize'> {
  return {
    document: (ref) => read<DocumentView | undefined>('document', ref),
    searchIndex: () => read<string | undefined>('search-index'),
    styleSheet(folder) {
      const sheet = read<PublishedFile | undefined>('style-sheet', folder, '');
      if (!sheet) throw new Error(`There is no templates/${folder}/chunk.module.css.`);
      return sheet;
    },
    picture(written, usage, { ref } = entry) {
      const { view, small } = read<PictureAnswer>('picture', `${usage}|${ref}|${written}`, '');
      // Other problems of fields are found when the content is validated.
      if (small && ref === entry.ref) report({ ...small, severity: 'warning', at: placeOf(written) });
      return view;
    },
    asset(path) {
      const name = staticPathOf(path);
      // A missing file is reported. With its slash, the link check would report it a second time, as an address.
      return read<string | undefined>('asset', name) ?? name;
    },
    assetSize: (path) => read<{ width: number; height: number } | undefined>('asset-size', staticPathOf(path)),
  };
}
