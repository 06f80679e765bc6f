import type { HostInput } from '../hosts/host.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { Assets } from '../model/assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Shard } from '../model/shard.ts';
import type { Site } from '../model/site.ts';
import type { CompiledTemplates, Templates } from '../model/templates.ts';
import type { Memo } from './cache/memo.ts';
import type { Content } from './read/source.ts';
import type { RenderWorkers } from './render/render-pages.ts';
import type { FailedPage } from './steps/failed-page.ts';
import type { PageStore } from './write/staging.ts';

/** The input of a build. */
export interface PipelineInput {
  contentFolder: string;
  staticFolder: string;
  templates: Templates;
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether drafts are shown. */
  drafts?: boolean;
  /** Replaces values of `site.yaml`. */
  override?: Partial<Pick<SiteConfig, 'origin' | 'noindex' | 'formsApi' | 'precompress' | 'socialImages' | 'hosts'>>;
  /** Paths below the content folder that are the only ones which may have changed since the memo was made. */
  touched?: readonly string[];
  /** Whether to also find content that is unused, unreachable or in the wrong language. */
  strict?: boolean;
  /** Whether pages show the default language's words in the pseudo-locale. */
  pseudo?: boolean;
  /** Whether pages show pictures as they are: smaller ones take long to make. */
  originalPictures?: boolean;
  /** Whether pages keep the addresses that they are rendered with: the preview puts the path of the site before them. */
  originalAddresses?: boolean;
  /** Whether pages are emitted although the content has errors: the preview shows both. */
  emitsDespiteErrors?: boolean;
  /** Renders and makes only a shard of the site, and checks nothing: a later run joins it. */
  shard?: Shard;
  /** Returns the HTML of a page that another machine has rendered, by its path in the output and its digest. */
  renderedElsewhere?: (page: Pick<RenderedPage, 'output' | 'digest'>) => Uint8Array | undefined;
  assetCache: AssetCache;
  /** Makes files that the site has besides, which are checked and compressed as the others are. */
  emitMore?: (read: { site: Site; content: Content }) => Promise<readonly OutputFile[]>;
  /** The name of the published folder, which is beside that of the hosts' configuration; `dist` by default. */
  publishedFolder?: string;
  /** The folders that hints name, as a shell in the current folder reads them. */
  shownFolders?: HostInput['shownFolders'];
  /** Whether the output has a page with these contents already. */
  has: (file: Pick<OutputFile, 'area' | 'path' | 'digest'>) => boolean;
  /** Starts threads that render. They get the job and the number of pages that may have to be rendered. */
  workers?: (work: RenderJob, pages: number) => (assets: Assets) => RenderWorkers;
  /** Stores the HTML of pages until it is written; by default in memory. */
  pageStore?: PageStore;
  /** Pages that are shown before the others are rendered. */
  first?: FirstPages;
  /** Called between the first stages, and again and again while pages are rendered. If it throws, the run ends. */
  pause?: () => Promise<void>;
  /** Called when a stage begins, and while it runs. */
  progress?: (stage: string, done?: number, total?: number) => void;
}

/** The open pages, by their output paths. */
export interface FirstPages {
  paths: ReadonlySet<string>;
  /** Shows them, and waits until browsers have fetched them. */
  show: (shown: ShownFirst) => Promise<void>;
}

/** Pages that are shown before the whole site is built. */
export interface ShownFirst {
  pages: readonly OutputFile[];
  /** The pages that could not be rendered. */
  failed: readonly FailedPage[];
  /** The style sheets and scripts of these pages, or all assets of the site. */
  assets: readonly OutputFile[];
}

/** The first message to a rendering thread: the input of its site, as plain data. */
export interface RenderJob
  extends Pick<
    PipelineInput,
    'contentFolder' | 'staticFolder' | 'date' | 'drafts' | 'override' | 'strict' | 'pseudo' | 'shard'
  > {
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
