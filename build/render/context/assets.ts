import { staticPathOf } from '../../addresses/static-path.ts';
import type { DocumentView, PageContext } from '../../authoring/page.ts';
import type { Scope } from './scope.ts';

/** Creates the methods that return addresses of published files: documents, search indexes, static files. */
export function createAssetMethods({ read }: Scope): Pick<PageContext, 'document' | 'searchIndex' | 'asset'> {
  return {
    document: (ref) => read<DocumentView | undefined>('document', ref),
    searchIndex: () => read<string | undefined>('search-index'),
    asset(path) {
      const name = staticPathOf(path);
      // A missing file is reported. With its slash, the link check would report it a second time, as an address.
      return read<string | undefined>('asset', name) ?? name;
    },
  };
}
