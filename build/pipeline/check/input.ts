import type { HostInput } from '../../hosts/host.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { ElementQuery } from '../../model/element-query.ts';
import type { Entry } from '../../model/entry.ts';
import type { CachedFindings } from '../../model/finding.ts';
import type { OutputFile } from '../../model/output.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { NamedInCode } from '../../model/templates.ts';
import type { Unit } from '../../model/unit.ts';
import type { CheckedPart } from './checked-part.ts';
import type { Fragments } from './fragments.ts';
import type { Glossary } from './glossary.ts';

export interface CheckInput {
  site: Site;
  pages: readonly RenderedPage[];
  sharedParts: ReadonlyMap<string, CheckedPart>;
  /** Everything that the site would consist of. */
  outputs: readonly OutputFile[];
  /** Addresses of published files that are not pages: `/file/privacy-policy.pdf`. */
  files: ReadonlySet<string>;
  /** Address of a page → the day of its last change, if it has not changed since; missing without a change ledger. */
  changeDays: ReadonlyMap<string, string> | undefined;
  /** What the configuration of hosts is made from. */
  forHosts: HostInput;
  readText: (path: string) => string;
  /** Names in the code of the templates. A name that this run did not read may be read on another day. */
  named: () => NamedInCode;
  formReads: FormReads;
  /** The content files in which earlier stages have found an error. */
  faultyFiles: ReadonlySet<string>;
  /** Returns the position of a text in an entry's files. */
  findPlace: (entry: Entry, text: string) => Place & { length: number };
  /** Returns the same; `undefined` if they do not write it. */
  findWritten: (entry: Entry, text: string) => Place | undefined;
  /** Returns the place in the templates that makes an element of a page; `undefined` if its content does. */
  findElement: (url: string, query: ElementQuery) => Place | undefined;
  /** Returns the position of the source of an id on an entry's page. */
  findId: (entry: Entry, id: string) => Place & { length: number };
}

export interface FormReads {
  /** The keys of all reads of forms by pages and shared parts. Some of these reads may come from earlier runs. */
  keys: readonly string[];
  /** Returns whether a page or a part has made one of some reads. */
  isRead: (keys: ReadonlySet<string>) => boolean;
}

/** The input of checks that are repeated only for pages that have changed. */
export interface PageCheckInput extends CheckInput {
  /** The pages to check; the others are known to be valid. */
  changed: readonly RenderedPage[];
  /** Whether a page may have another title or description than when all were known to be valid. */
  hasOtherHeads: boolean;
  fragments: Fragments;
}

export interface StrictInput extends CheckInput {
  /** Keys of everything that pages and other outputs have read. */
  reads: ReadonlySet<string>;
  contentFiles: ReadonlyMap<string, ParsedFile>;
  /** File → its texts that seem to be in another language; kept while the file stays the same. */
  foreignTexts: ReadonlyMap<string, CachedFindings>;
  /** The words that texts use and avoid; empty if the site has no glossary. */
  glossary: Glossary;
  /** Splits a file into the texts that are translated. */
  unitsOf: (path: string) => Unit[];
  /** Page type → its folder below `templates/pages/`. */
  pageFolders: ReadonlyMap<string, string>;
  /** The layouts with menu targets of their own. */
  menuLayouts: readonly string[];
}
