import type { HostInput } from '../hosts/host.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { Assets } from '../model/assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledTemplates, Templates } from '../model/templates.ts';
import type { Memo } from './cache/memo.ts';
import type { RenderWorkers } from './render/render-pages.ts';
import type { PageStore } from './write/staging.ts';

export interface PipelineInput {
  contentFolder: string;
  staticFolder: string;
  templates: Templates;
  /** `YYYY-MM-DD` */
  date: string;
  drafts?: boolean;
  /** Replaces values of `site.yaml`. */
  override?: Partial<Pick<SiteConfig, 'origin' | 'noindex' | 'formsApi' | 'precompress' | 'socialImages' | 'hosts'>>;
  /** The only paths below the content folder that may have changed since the memo was made. */
  touched?: readonly string[];
  /** Whether to also find content that is unused, unreachable or in the wrong language. */
  strict?: boolean;
  assetCache: AssetCache;
  /** The name of the published folder, which is beside that of the hosts' configuration; `dist` by default. */
  publishedFolder?: string;
  /** The folders that hints name, as a shell in the current folder reads them. */
  shownFolders?: HostInput['shownFolders'];
  /** Whether the output has a page with these contents already. */
  has: (file: Pick<OutputFile, 'area' | 'path' | 'digest'>) => boolean;
  /** Starts workers that render. They get the job and the number of pages that may have to be rendered. */
  workers?: (work: RenderJob, pages: number) => (assets: Assets) => RenderWorkers;
  /** Stores the HTML of pages until it is written; by default in memory. */
  pageStore?: PageStore;
  /** Called between the first stages, and again and again while pages are rendered. If it throws, the run ends. */
  pause?: () => Promise<void>;
  /** Called when a stage begins, and while it runs. */
  progress?: (stage: string, done?: number, total?: number) => void;
}

/** The first message to a rendering thread: the input of its site, as plain data. */
export interface RenderJob
  extends Pick<PipelineInput, 'contentFolder' | 'staticFolder' | 'date' | 'drafts' | 'override' | 'strict'> {
  compiled: CompiledTemplates;
  /** The files that the main thread has read and validated. */
  memo: Pick<Memo, 'files' | 'pictures' | 'checks' | 'statics'>;
  pageStore: PageStore;
}

/** The second message to a rendering thread: the pages to render. */
export interface RenderRequest {
  assets: Assets;
  /** Addresses of pages, a queue that the threads share. */
  urls: string[];
  counter: SharedArrayBuffer;
}
