import type { Templates } from '../model/templates.ts';
import type { Memo } from '../pipeline/cache/memo.ts';
import type { PipelineResult } from '../pipeline/result.ts';
import type { FailedPage } from '../pipeline/steps/failed-page.ts';
import type { PreviewSettings } from './settings.ts';

export interface PreviewState {
  settings: PreviewSettings;
  templates?: Templates;
  /** Whether the templates as they are now cannot be compiled. */
  templatesFailed?: boolean;
  memo: Memo;
  /** The last build; its site is the last that could be built. */
  result?: PipelineResult;
  /** Until the first build ends: the site without pages, which are rendered when they are asked for. */
  firstSite?: PipelineResult;
  /** Output path → page that failed when it was shown before the build that runs. */
  failedAhead?: ReadonlyMap<string, FailedPage>;
  /** What the generator itself has thrown in the last build. */
  crash?: { error: unknown };
}
