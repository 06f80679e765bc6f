/** The nouns of the pipeline. Stages take them and return them; nothing mutates what an earlier stage made. */

import type { EntryKind, EntryView, LayoutName, PageType } from '../templates/define.ts';
import type { FormDefinition } from '../templates/forms/definition.ts';
import type { Navigation as NavigationFile } from '../templates/navigation.ts';
import type { DocumentSource, DocumentView } from '../templates/page.ts';
import type { DiagnosticCode } from './diagnostics/catalogue.ts';

export type { EntryKind, EntryView, FormDefinition, LayoutName, NavigationFile, PageType };

/** A place in a content file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export type Severity = 'error' | 'warning';

/** Something an author can mend: what, where, and what to do. */
export interface Diagnostic extends Place {
  /** A permanent code of the catalogue, such as `broken-link`. */
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string;
  /** How many characters the mistake spans, for the caret; 1 unless known. */
  length?: number;
  /** What it is about, where others may say the same: `filters.apply in en`. */
  about?: string;
  /** What it only repeats, where another diagnostic is about that. */
  echoes?: string;
}

/** A path into YAML data: `['sessions', 2, 'starts']`. */
export type DataPath = readonly (string | number)[];

/** A problem found in a file before its line is known. */
export interface Problem {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string;
  about?: string;
  echoes?: string;
  /** Where: a path into the file's YAML, an offset into its text, or nothing for the file as a whole. */
  at?: { path: DataPath; key?: boolean } | { offset: number; length?: number };
  /** Whether the value there should be in quotes: the hint then ends with the line as it is written. */
  inQuotes?: true;
}

/** A file of content as it stands on disk. */
export interface SourceFile {
  /** Relative to the content folder, with `/`. */
  path: string;
  digest: string;
}

/** A content file parsed: its YAML data, and where its Markdown begins. */
export interface ParsedFile extends SourceFile {
  data: unknown;
  /** Digest of the YAML alone, without the Markdown body. */
  dataDigest: string;
  /** Offset of the Markdown body in the file's text; -1 where it has none. */
  bodyStart: number;
  /** Characters beyond ASCII that the file uses, sorted. */
  characters: string;
  problems: Problem[];
}

/** One thing in one language: what a template shows, and where it came from. */
export interface Entry extends EntryView {
  kind: EntryKind | PageType;
  /** The address's last part in this language; empty for base pages and data. */
  slug: string;
  /** Digest of facts and words, without the body. */
  summary: string;
  /** Digest of facts, words and body. */
  digest: string;
  source: { facts: string; words: string };
}

/** The address of an entry in one language. */
export interface Route {
  /** `/fr/guides-outils/devops-honnete/` */
  url: string;
  /** `fr/guides-outils/devops-honnete/index.html` */
  output: string;
  entry: Entry;
  pageType: PageType;
  layout: LayoutName;
  /** Locale → address of the same thing, this locale included. */
  alternates: ReadonlyMap<string, string>;
  /** Kept out of the sitemap and of search engines. */
  unlisted: boolean;
}

/** Why something that the content has is not public: it is a draft, or its day has not come. */
export type Withheld = { type: 'draft'; file: string } | { type: 'future'; file: string; publishDate: string };

/** What a link target, as content writes it, comes to in a language. */
export type ResolvedTarget =
  | { type: 'found'; href: string }
  /** It exists with mistakes that are reported already. */
  | { type: 'broken' }
  | MissingTarget;

/**
 * A target that leads nowhere: no such entry (but one of a like name), an entry that is not public yet, one without
 * pages, or one that is not in this language.
 */
export type MissingTarget =
  | { type: 'withheld'; why: Withheld }
  | { type: 'no-entry'; near?: string }
  | { type: 'no-page' }
  | { type: 'no-address'; has: string[] };

/** Whether a target leads nowhere; one whose mistakes are reported already does not count. */
export function isMissing(target: ResolvedTarget): target is MissingTarget {
  return target.type !== 'found' && target.type !== 'broken';
}

/** One document in one language: where its PDF goes. */
export interface DocumentFile {
  entry: Entry;
  source: DocumentSource;
  /** The published address, or nothing for a document that is sent on request. */
  url?: string;
  /** Relative to the output folder, or to the folder of requested documents. */
  output: string;
}

/** A rule that sends one address, or one pattern of addresses, to another; host-neutral. */
export interface Redirect {
  /** `/old/`, or `/fr/old/*` for everything below it. */
  from: string;
  to: string;
  status: 301 | 302;
  /** Which table or rule it comes from. */
  why: string;
  /** Where it is written: a path into the YAML of a file. */
  source: { file: string; path: DataPath };
}

export interface Locale {
  id: string;
  name: string;
  /** Empty for the default locale. */
  prefix: string;
}

export interface SiteConfig {
  name: string;
  origin: string;
  defaultLocale: string;
  locales: Locale[];
  copyrightYears: number[];
  runtime: 'preact' | 'react';
  formsApi: string;
  securityContact: string;
  priorityCountries: string[];
  precompress: ('br' | 'gz')[];
  /** A picture for each page, or one for the whole site. */
  socialImages: 'each' | 'one';
  /** The web editor under /editor/; there is none unless this is here. */
  editor?: { repository: string; backend?: 'github' | 'gitlab' | 'gitea'; branch?: string; signIn?: string };
  hiddenLinks: { id: string; name: string; encoded: string; target?: 'blank' }[];
  /** Family (`toolbox`, `strings`), or `default` → what becomes of its missing and stale translations. */
  translations?: Record<string, TranslationPolicy>;
}

/** What becomes of a text that a language lacks, or whose source has changed since it was confirmed. */
export interface TranslationPolicy {
  missing?: 'error' | 'warning' | 'leads-elsewhere';
  /** `listed` is told by the board of translations alone. */
  stale?: 'error' | 'warning' | 'leads-elsewhere' | 'listed';
  /** Where the address of a page leads that is missing or stale; to the page in the default language unless told. */
  elsewhere?: string;
}

/** Address patterns: base pages by id and locale, families by folder and locale, and where missing ones lead. */
export interface RouteTable {
  pages: Record<string, Record<string, string>>;
  families: Record<string, Record<string, string>>;
  elsewhere: Record<string, Record<string, string>>;
}

/** Declared exceptions of strict checks: code → what the finding is about → why it is meant so. */
export type Exceptions = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/** Strings of one locale, flattened: `footer.offices` → text. */
export type Strings = ReadonlyMap<string, string>;

/** The one immutable snapshot that every later stage reads. */
export interface Site {
  config: SiteConfig;
  /** The build's date, `YYYY-MM-DD`. */
  date: string;
  routeTable: RouteTable;
  /** `folder/id` → locale → entry. */
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** Address → route. */
  routes: ReadonlyMap<string, Route>;
  redirects: readonly Redirect[];
  /** The address of every page and published document: `folder/id` → locale → address. */
  addresses: ReadonlyMap<string, ReadonlyMap<string, string>>;
  navigation: NavigationFile;
  forms: ReadonlyMap<string, FormDefinition>;
  strings: ReadonlyMap<string, Strings>;
  /** Path below `static/` → digest; empty where the file cannot be published, which is reported. */
  statics: ReadonlyMap<string, string>;
  /** Path below `static/` → why it cannot be shown as the picture that it is named as. */
  pictureFaults: ReadonlyMap<string, PictureFault>;
  /** What strict checks find and is meant so: code → what it is about → why. */
  exceptions: Exceptions;
  /** Entries that exist with mistakes, as `folder/id` and `folder/id@locale`: links to them are no mistakes of their own. */
  broken: ReadonlySet<string>;
  /** Files that pages depend on and that cannot be used: `forms/contact.yaml`. What depends on them is not judged. */
  unusable: ReadonlySet<string>;
  /** What is not public yet, as `folder/id` and `folder/id@locale`; none of it is among the entries. */
  withheld: ReadonlyMap<string, Withheld>;
}

/** Why a picture cannot be shown, and what to do. */
export interface PictureFault {
  message: string;
  hint: string;
}

/** A link found in a rendered page. */
export interface PageLink {
  href: string;
  /** Where the content wrote it; missing for links that a template made. */
  at?: Place;
}

/** What checks need to know of a rendered page, the parts it shares with others left out. */
export interface PageFacts {
  title: string;
  description: string;
  links: PageLink[];
  ids: string[];
  /** Ids that stand on more than one element. */
  repeatedIds: string[];
  /** Heading levels in order. */
  headings: number[];
  /** Names of the islands it has. */
  islands: string[];
  imagesWithoutAlt: number;
}

export interface RenderedPage {
  url: string;
  output: string;
  /** Keys of everything the page read. */
  reads: string[];
  /** Keys of the parts it shares with other pages. */
  shared: string[];
  digest: string;
  facts: PageFacts;
  diagnostics: Diagnostic[];
}

/** What pages ask besides the site itself: published files. */
export interface Assets {
  /** Layout → address of its style sheet. */
  styles: Record<string, string>;
  script: string;
  /** Addresses of the fonts to load first. */
  fonts: string[];
  icons: { svg: string; touch: string; manifest: string };
  /** `documents/id` → locale → its PDF. */
  documents: ReadonlyMap<string, ReadonlyMap<string, DocumentView>>;
  /** Locale → the address of its search index. */
  searchIndexes: ReadonlyMap<string, string>;
  /** Path below `static/` → published address. */
  statics: ReadonlyMap<string, string>;
  /** `folder/id@locale` → the address of the page's own social image. */
  socialImages: ReadonlyMap<string, string>;
  /** The address of the image of pages that have none of their own. */
  socialImage: string;
}

/** Where an output goes: the published site, the documents that are sent on request, or the hosts' configuration. */
export type OutputArea = 'site' | 'documents' | 'hosts';

export type Contents = Uint8Array | string;

/** A file that is on disk already, in a folder beside the output that is laid out like it, and how it looks. */
export interface StagedFile {
  folder: string;
  /** From the folder, as in the output. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** The HTML of a page, or where it waits to be written. */
export type KeptHtml = Uint8Array | StagedFile;

/** A file that the build makes. */
export interface OutputFile {
  area: OutputArea;
  /** Relative to the area's folder, with `/`. */
  path: string;
  /** Of the contents, or of all that they are made from. */
  digest: string;
  /** The file that it is made from, relative to the content folder; missing for what the build makes by itself. */
  source?: string;
  /** Makes the contents; asked only when they are not there yet. */
  contents: () => Contents | Promise<Contents>;
  /** The contents on disk; the writer moves them into the output. */
  staged?: StagedFile;
}
