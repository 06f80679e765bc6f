import type { Diagnostic } from '../model/diagnostic.ts';
import type { DocumentFile } from '../model/document-file.ts';
import type { OutputFile } from '../model/output.ts';
import type { EntryRead, RenderedPage } from '../model/page.ts';
import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { Memo } from './cache/memo.ts';
import type { MadeAssets } from './emit/assets.ts';
import type { MissingText } from './emit/missing-texts.ts';
import type { PipelineInput } from './input.ts';
import type { RoutedSite } from './read-site.ts';
import type { RenderedSite, RenderWorkers } from './render/render-pages.ts';
import type { Renderer } from './render/renderer.ts';
import type { Translator } from './render/strings.ts';
import type { PipelineResult } from './result.ts';
import type { LanguageComparison } from './steps/compare-languages.ts';
import type { ChangeRenderers } from './steps/site-renderer.ts';
import type { ReadRecorder } from './steps/strict.ts';

/** A run of the pipeline, after the content was read, validated and routed. Each stage adds what it has made. */
export interface Run {
  input: PipelineInput;
  /** What the last run has saved. */
  memo: Memo;
  read: RoutedSite;
}

/** Says how the site is shown. Variants change it; by default it is shown as it is. */
export interface PlannedRun extends Run {
  /** The site that visitors see. Its documents and pictures have the words of `read.site`. */
  site: Site;
  readText: (path: string) => string;
  /** Whether a page is rendered in this run, and a document made. */
  isRendered: (route: Route) => boolean;
  isMade: (document: DocumentFile) => boolean;
  /** Whether pages show pictures as they are, instead of smaller ones. */
  showsOriginals: boolean;
  /** The path to put before the addresses in pages. */
  base: string;
  /** What the build's description says of it. */
  described: { drafts: boolean; pseudo: boolean };
}

/** Has styles, scripts, fonts, documents and pictures. */
export interface MadeRun extends PlannedRun {
  made: MadeAssets;
  translators: ReadonlyMap<string, Translator>;
  /** Records what is read outside of pages, in a strict run. */
  recorder: ReadRecorder | undefined;
  /** Returns the workers that render; they have read the site while this thread made the assets. */
  workers: (assets: MadeAssets['assets']) => RenderWorkers;
}

export interface BesidePages {
  files: OutputFile[];
  /** A digest of all that they are made from but the texts of entries. */
  inputs: string;
  /** Interface texts that they lack. */
  missingTexts: MissingText[];
  /** Why facets fail for them. */
  diagnostics: Diagnostic[];
}

/** Has what renders pages, and what is published beside them. */
export interface PreparedRun extends MadeRun {
  renderer: Renderer;
  /** Renders again what has changed since this run. */
  renderAgain: ChangeRenderers;
  translate: NonNullable<PipelineResult['translate']>;
  beside: BesidePages;
  compareLanguages: () => LanguageComparison;
}

export interface RenderedRun extends PreparedRun {
  rendered: RenderedSite;
}

/** Has all files of the site. */
export interface EmittedRun extends RenderedRun {
  outputs: OutputFile[];
  entriesRead: (page: RenderedPage) => EntryRead[];
  /** The day of each page's last change by its address, as far as it is known. */
  changeDays: ReadonlyMap<string, string> | undefined;
}

/** The stages, in their order. A variant of the site replaces some of them by functions that call them. */
export interface Stages {
  plan: (run: Run) => PlannedRun;
  makeAssets: (run: PlannedRun) => Promise<MadeRun>;
  prepare: (run: MadeRun) => PreparedRun;
  render: (run: PreparedRun) => Promise<RenderedRun>;
  emit: (run: RenderedRun) => Promise<EmittedRun>;
  check: (run: EmittedRun) => PipelineResult;
}

/** Finds a page as another machine has rendered it, by its path in the output and its digest. */
export type FindStoredPage = (page: Pick<RenderedPage, 'output' | 'digest'>) => Uint8Array | undefined;
