import type { Typeface } from '../../../formats/fonts/typeface.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Site } from '../../../model/site.ts';
import type { MissingTarget } from '../../../model/target.ts';
import type { Templates } from '../../../model/templates.ts';
import type { Translate } from '../entry-context.ts';

export interface DocumentsInput {
  site: Site;
  templates: Pick<Templates, 'site' | 'compiled' | 'directives'>;
  documents: readonly DocumentFile[];
  readText: (path: string) => string;
  resolve: (locale: string, target: string) => string;
  /** Returns why a link target has no address in a language, or `undefined` if it has one. */
  whyMissing: (locale: string, target: string) => MissingTarget | undefined;
  contentFolder: string;
  staticFolder: string;
  translate: Translate;
  fonts: readonly Typeface[];
  fontsDigest: string;
  cache: AssetCache;
  attempt: FailureRecorder['attempt'];
}
