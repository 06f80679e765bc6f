import type { Diagnostic, Place } from './diagnostic.ts';
import type { Entry } from './entry.ts';

export interface PageLink {
  href: string;
  /** Where the content wrote it; missing for links that a template made. */
  at?: Place;
}

/** What checks need to know of a rendered page, the parts it shares with others left out. */
export interface PageScan extends Omit<HtmlScan, 'links'> {
  title: string;
  description: string;
  links: PageLink[];
}

/** A page after rendering, without its HTML. */
export interface RenderedPage {
  url: string;
  output: string;
  /** Keys of everything the page read. */
  reads: string[];
  /** Keys of the parts it shares with other pages. */
  shared: string[];
  digest: string;
  /** Digest of the words that readers see on it. */
  words: string;
  scan: PageScan;
  diagnostics: Diagnostic[];
}

/** An entry that a page has read, with a digest of what it has read of it: its fields, or its text too. */
export interface EntryRead {
  entry: Entry;
  digest: string;
}

/** What checks need to know of a piece of HTML. */
export interface HtmlScan {
  /** Addresses within the site and fragments, each once, in order. */
  links: string[];
  ids: string[];
  /** Ids that more than one element has. */
  repeatedIds: string[];
  /** Heading levels in order. */
  headings: number[];
  islands: string[];
  imagesWithoutAlt: number;
  /** Links, headings, buttons and labels without words: `link to /x/`, `heading of level 2`. */
  unnamed: string[];
  /** Elements inside others that must not have them: `<div> inside <p>`. */
  misnested: string[];
  /** References to ids that are not in it. */
  idReferences: IdReference[];
  /** Addresses that cannot be right, or are relative to the page. */
  suspectAddresses: SuspectAddress[];
  /** Resources that the site's policy may refuse: all but its own scripts, styles and pictures. */
  loaded: LoadedResource[];
}

/** An attribute that names ids, such as `for`, `aria-labelledby` or `popovertarget`. */
export interface IdReference {
  attribute: string;
  value: string;
  /** The ids that are not there. */
  missing: string[];
  /** Whether a script may make the elements when they are used, such as what `aria-controls` names. */
  mayBeMadeLater?: true;
}

/** An address that an element leads to. */
export interface SuspectAddress {
  element: string;
  address: string;
}

/** What an element loads by an attribute, which may have several addresses. */
export interface LoadedResource {
  element: string;
  attribute: string;
  value: string;
  addresses: string[];
  /** The directive of a content security policy that decides whether it is loaded: `img-src`. */
  directive: string;
}

/** What is stored of a shared part; its markup is rendered again when a page needs it. */
export interface CachedPart {
  reads: string[];
  scan: HtmlScan;
  diagnostics: Diagnostic[];
}
