import type { DocumentView } from '../authoring/views/document-view.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Change } from '../model/next-change.ts';
import type { OutputFile } from '../model/output.ts';
import type { EntryRead, RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { Memo } from './cache/memo.ts';
import type { Translate } from './emit/entry-context.ts';
import type { ChangeRenderers } from './steps/site-renderer.ts';

/** The result of a run. What is optional is missing where the content could not be read or routed. */
export interface PipelineResult {
  /** Every file of the site; empty if the content has errors. */
  outputs: OutputFile[];
  diagnostics: Diagnostic[];
  /** Notices at the end of a run without errors: worth a line, but not a mistake. */
  notices?: string[];
  site?: Site;
  /** The changes that time alone will make after the site's date, the nearest first. */
  coming?: Change[];
  translate?: Translate;
  /** Returns a published PDF by its entry, in a language or in the one that it has. */
  document?: (locale: string, ref: string) => DocumentView | undefined;
  /** Layout → address of its style sheet. */
  styles?: Record<string, string>;
  /** Renders again what has changed since this run. */
  renderAgain?: ChangeRenderers;
  pages: RenderedPage[];
  entriesRead?: (page: RenderedPage) => EntryRead[];
  /** How many pages this run has rendered. */
  rendered: number;
  memo: Memo;
}
