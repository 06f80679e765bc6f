import type { ComponentType, ReactNode } from 'react';
import type { EntryContext } from './entry-context.ts';
import type { Breadcrumb } from './facets/breadcrumb.ts';
import type { CalendarEvent } from './facets/calendar-event.ts';
import type { DataFile } from './facets/data-file.ts';
import type { FactPanel } from './facets/fact-panel.ts';
import type { FeedItem, FeedSection } from './facets/feed.ts';
import type { MarkdownTwin } from './facets/markdown-twin.ts';
import type { SearchEntry } from './facets/search-entry.ts';
import type { HeadContext, HeadWords, OpenGraph, StructuredData } from './head.ts';
import type { PageContext } from './page.ts';
import { day, flag, focus, line, list, object, optional, type StructOf, staticFile } from './schema.ts';
import type { Traits } from './traits.ts';
import { differs } from './values/differences.ts';
import type { FactTime } from './values/zoned-time.ts';
import type { CardView } from './views/card-view.ts';
import type { DocumentSource } from './views/document-view.ts';
import type { EntryView } from './views/entry-view.ts';

export type { EntryView };

/** A layout's name: that of its folder under `templates/layouts/`. */
export type LayoutName = string;

/** The layout around its pages. */
export interface Layout {
  component: ComponentType<{ entry: EntryView; children: ReactNode }>;
  /** Whether its style sheet has the styles of islands; true unless given. */
  islands?: boolean;
  /** Whether menu items can lead elsewhere in it, as their `hrefIn` says; false unless given. */
  ownMenuTargets?: boolean;
  traits?: Traits;
}

/** Declares a layout: the default export of `templates/layouts/<name>/index.tsx`. */
export function defineLayout(layout: Layout): Layout {
  return layout;
}

/** Whether an entry of this kind has a Markdown body below its front matter. */
type BodyRule = 'required' | 'optional' | 'none';

/**
 * A kind of entry: a folder under `content/`, one facts file and one words file per language. Lists of kinds have kinds
 * with any facts and words, each with functions that take only its own: `unknown` would refuse all of them.
 */
export interface EntryKind<Facts = any, Words = any> {
  /** The kind's name, as used in messages: `guide`. */
  name: string;
  /** The folder under `content/`: `toolbox`. */
  folder: string;
  /** The facts file without its ending: `guide` for `content/toolbox/<id>/guide.yaml`. */
  file: string;
  facts: StructOf<Facts>;
  /** The front matter of each language's Markdown file. */
  words: StructOf<Words>;
  body: BodyRule;
  /** Rules that need several fields at once → what is wrong, each with the field it is about. */
  rules?: (facts: Facts, words: Words) => Rule[];
  /** Returns the times in an entry's facts. Each must exist in its time zone. */
  times?: (site: Pick<EntryContext, 'find'>, entry: EntryView<Facts, Words>) => FactTime[];
  /** The days from which feeds have more of an entry. */
  beginnings?: (facts: Facts) => Beginning[];
  /** The days after which the site offers less of an entry. */
  endings?: (facts: Facts) => Ending[];
  /** The page that lists the entries: `pages/toolbox`. An entry without a page of its own is found in its row there. */
  listPage?: string;
  /** The page with the feeds of the entries, whose name is their heading in llms.txt; `listPage` unless given. */
  feedPage?: string;
  /** Describes an entry for the site search, or returns `undefined` to leave it out. */
  searchRecord?: (site: EntryContext, entry: EntryView<Facts, Words>) => SearchEntry | undefined;
  /** The factor of its records' scores in the site search: below 1 they come after equal matches; 1 unless given. */
  searchWeight?: number;
  /** Returns the dates to come that visitors can put in their calendar; the list page has a feed of them all. */
  calendar?: (site: EntryContext, entry: EntryView<Facts, Words>) => CalendarEvent[];
  /** Describes an entry with a page in the feeds of `feedPage`, or returns `undefined` to leave it out. */
  feedItem?: (site: EntryContext, entry: EntryView<Facts, Words>) => FeedItem | undefined;
  /** Describes the PDF that each entry's Markdown is made into. */
  document?: (entry: EntryView<Facts, Words>) => DocumentSource;
  /** Returns the facts that a PDF shows of an entry: at the top of its sheet, below a heading that links to it. */
  factPanel?: (site: EntryContext, entry: EntryView<Facts, Words>) => FactPanel | undefined;
  /** Returns names of several words in an entry that are never divided between two lines: `Den Haag`, `De Wit`. */
  unbrokenNames?: (entry: EntryView<Facts, Words>) => string[];
  card?: (page: PageContext, entry: EntryView<Facts, Words>) => CardView;
}

/** Something of an entry that time brings into feeds. */
interface Beginning {
  /** The first day, `YYYY-MM-DD`. */
  day: string;
  /** What messages then say of the entry: `is announced`. */
  what: string;
}

/** Something of an entry that time takes from lists, feeds and structured data. */
interface Ending {
  /** The last day on which it is offered, `YYYY-MM-DD`. */
  day: string;
  /** What messages then say of the entry: `has closed`. */
  what: string;
}

/** A mistake that a kind's own rules found. */
export interface Rule {
  in: 'facts' | 'words';
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** A kind of entry that has pages of its own. */
export interface PageType<Facts = any, Words = any> extends EntryKind<Facts, Words> {
  layout: LayoutName | ((facts: Facts) => LayoutName);
  traits?: Traits;
  /**
   * The last day on which the page is offered, `YYYY-MM-DD`. Afterwards it still answers, and says that it is past, but
   * search engines and the sitemap have it no more.
   */
  expires?: (facts: Facts) => string;
  component: ComponentType<{ entry: EntryView<Facts, Words> }>;
  /** The title and description of the page's head; from `words.title` and `words.description` unless given. */
  head?: (entry: EntryView<Facts, Words>) => HeadWords;
  /** Returns the pages above an entry's page, from the outermost. */
  breadcrumbs?: (page: PageContext, entry: EntryView<Facts, Words>) => Breadcrumb[];
  /** Describes what an entry's page is about for search engines, as JSON-LD nodes. */
  structuredData?: (page: PageContext, entry: EntryView<Facts, Words>, head: HeadContext) => StructuredData[];
  /** Describes parts of an entry's page with a day of publication, such as press releases, for the page's feeds. */
  feedSections?: (site: EntryContext, entry: EntryView<Facts, Words>) => FeedSection[];
  /** Whether the first paint waits for the script, on a page whose script makes most of it. */
  waitsForScript?: boolean;
  /** Writes the files of data that the page links to, each published beside it. */
  dataFiles?: (site: EntryContext, entry: EntryView<Facts, Words>) => DataFile[];
  /**
   * Describes the text above the entry's Markdown in its Markdown version: the same text beside the page, for programs.
   * llms.txt lists these versions.
   */
  markdown?: (site: EntryContext, entry: EntryView<Facts, Words>) => MarkdownTwin;
  /** Describes an entry's page for social networks; a `website` unless given. */
  openGraph?: OpenGraph<Facts, Words>;
}

/** A page type as its folder declares it: its name is that of the folder. */
export type PageDefinition<Facts = any, Words = any> = Omit<PageType<Facts, Words>, 'name'>;

/** Declares a page type: the default export of `templates/pages/<name>/index.tsx`. */
export function definePage<Facts, Words>(page: PageDefinition<Facts, Words>): PageDefinition<Facts, Words> {
  return withCommonFields(page);
}

/** Declares a kind of entry without pages of its own: the default export of `templates/data/<name>/index.ts`. */
export function defineData<Facts, Words>(kind: EntryKind<Facts, Words>): EntryKind<Facts, Words> {
  return withCommonFields(kind);
}

/** Adds the fields that every kind of entry has. */
function withCommonFields<K extends Pick<EntryKind, 'facts' | 'words'>>(kind: K): K {
  const draft = optional(flag({ description: 'true keeps it out of the site until the line is taken away.' }));
  const pictures = optional(
    list(
      object({
        file: staticFile({ description: 'The name of a picture beside the entry.', example: 'photo.jpg' }),
        focus: optional(
          focus({ description: 'The point that matters most, where the picture is cut: left and top in percent.' }),
        ),
        credit: optional(line({ max: 90, description: 'Who made it.' })),
      }),
    ),
  );
  const publishDate = optional(day({ description: 'The day from which it is on the site; at once by default.' }));
  const made = 'A fact that npm run new made up: correct it, and take it off the list. Only drafts have the list.';
  const placeholders = optional(list(line({ max: 80, description: made })));
  return {
    ...kind,
    facts: object({ ...kind.facts.schema, publishDate, draft, placeholders, pictures }),
    words: object({ ...kind.words.schema, draft, differs: differs() }),
  };
}
