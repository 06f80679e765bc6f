import type { Options } from '../../commands/options/options.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Contents } from '../../model/output.ts';
import type { Templates } from '../../model/templates.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import type { BrowserScripts } from '../browser/browser-script.ts';
import type { BuildEvent } from '../events.ts';
import type { PreviewSettings } from '../settings.ts';

/** What the pages of the dashboard know and can do. */
export interface DashboardInput {
  options: Options;
  /** The site as it was last built. */
  result: () => PipelineResult | undefined;
  /** Returns the problems of the site as they concern a page, by its output path; without one, all. */
  problems: (page?: string) => Diagnostic[];
  /** What the generator itself has thrown in the last build. */
  crash: () => { error: unknown } | undefined;
  /** What open pages were told last. */
  event: () => BuildEvent;
  templates: () => Templates | undefined;
  settings: () => PreviewSettings;
  /** Takes other settings and builds the site with them. */
  change: (settings: PreviewSettings) => Promise<void>;
  /** The contents of an output path of the site. */
  read: (path: string) => Promise<Contents | undefined>;
  /** The stream of builds that open pages listen to. */
  openEvents: (page: string) => Response;
  scripts: () => Promise<BrowserScripts>;
  /** Where the mock of the forms API keeps what it receives. */
  messagesFolder: string;
}
