import type { StoredHtml } from '../../model/output.ts';
import type { CachedPart, RenderedPage } from '../../model/page.ts';

/** Pages that were rendered: what is known of them, and their HTML. */
export interface RenderedBatch {
  pages: RenderedPage[];
  /** In the order of the pages. */
  htmls: StoredHtml[];
  parts: [string, CachedPart][];
  /** Key of a read → digest of what was read. */
  reads: [string, string][];
}
