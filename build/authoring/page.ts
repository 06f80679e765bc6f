import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { FormDefinition } from './forms/definition.ts';

/** One entry in one language, as a template receives it. A template names its kind's facts and words; others read any. */
export interface EntryView<Facts = any, Words = any> {
  /** `folder/id`. */
  ref: string;
  folder: string;
  id: string;
  /** The kind's name. */
  type: string;
  locale: string;
  facts: Facts;
  words: Words;
}

/** A language of the site. */
interface LocaleView {
  id: string;
  /** Its own name: `Français`. */
  name: string;
  /** The home address: `/fr/`. */
  home: string;
}

/** One item of a menu, in the page's language, its address resolved. */
export interface MenuItemView {
  id: string;
  text: string;
  /** Missing where the item only opens its sub-items. */
  href?: string;
  /** 1 for an item of the bar, 2 for a sub-item, 3 for one below it. */
  level: 1 | 2 | 3;
  target?: 'blank';
  /** The address is another site's. */
  external: boolean;
  /** The page shown is this item's, or (for an item with sub-items) one of theirs. */
  current: boolean;
  items: MenuItemView[];
}

/** A link that is stored base64-encoded and decoded on click. */
export interface HiddenLinkView {
  id: string;
  name: string;
  encoded: string;
  target?: 'blank';
}

/** A PDF. */
export interface DocumentView {
  /** Missing for a document that is sent on request. */
  href?: string;
  title: string;
  locale: string;
  bytes: number;
  pages: number;
}

/** A picture as HTML has it: the attributes of each `<source>` and of `<img>`, as React names them. */
export interface PictureView {
  sources: { type: string; srcSet: string; sizes: string }[];
  img: {
    src: string;
    srcSet?: string;
    sizes?: string;
    /** Missing for drawings without a size. */
    width?: number;
    height?: number;
    loading?: 'lazy';
    fetchPriority?: 'high';
    decoding: 'async';
    /** The color of the ground until the picture is there. */
    'data-placeholder'?: string;
  };
  /** Who made it. */
  credit?: string;
}

/** A heading of an entry's Markdown. */
interface HeadingView {
  id: string;
  text: string;
  depth: number;
}

/** A part of an entry's Markdown as plain text, for a picture of it. */
export interface Excerpt {
  heading: string;
  /** The rows of a table, its head first, or the items of a list. */
  rows: string[][];
}

/** A page above another one. */
export interface Breadcrumb {
  text: string;
  /** The page as content links to it: `pages/contact#offices`. */
  target: string;
}

/** A page above the one shown, its address resolved. */
export interface Crumb {
  text: string;
  href: string;
}

/** What a card says about an entry. */
export interface CardView {
  /** What kind of thing it is, in a few words over its title. */
  kicker: string;
  title: string;
  text?: string;
  /** A result in numbers. */
  figure?: string;
}

/** What the site search says of an entry besides the texts of its page. */
export interface SearchEntry {
  /** Its title, for a kind without `title` in its words. */
  title?: string;
  /** What sets it apart from others of its kind: a city, a client, a subject. */
  details: string[];
  /** What else it is found by, without being shown: places in every language, dates, prices. */
  keywords?: string[];
  /** Markdown that describes it; for kinds without pages of their own. */
  description?: string;
}

/** How an entry's Markdown becomes a PDF. */
export interface DocumentSource {
  title: string;
  subtitle?: string;
  description: string;
  /** Chooses its cover, and the interface text `documents.kinds.<kind>` that says what it is. */
  kind: string;
  /** The day of publication, `YYYY-MM-DD`. */
  published: string;
  /** The folder that it is published in: `file`. Missing for a document that is only sent on request. */
  folder?: string;
  /** The entry whose Markdown opens it. */
  opening?: string;
}

/** What feeds say of an entry. */
export interface FeedItem {
  title: string;
  /** One or two sentences, as plain text. */
  summary: string;
  /** The day of publication and of the last change, `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  /** The name of the person who wrote it; the site's name unless given. */
  author?: string;
}

/** A feed beside the page that lists its entries. */
export interface FeedView {
  /** Its media type. */
  type: string;
  title: string;
  href: string;
}

/** What stands above the text in the Markdown twin of a page. */
export interface MarkdownTwin {
  title: string;
  lead: string;
  facts: { term: string; value: string }[];
}

/** A file of an entry's data, published beside its page. */
export interface DataFile {
  /** Its name: `answers.csv`. */
  file: string;
  text: string;
}

/** A date in a calendar. */
export interface CalendarEvent {
  /** Unique on the site and the same in every build: `devops-foundations-2027-03-paris`. */
  id: string;
  /** The name of its file beside the page, without `.ics`: `2027-03-paris`. */
  file: string;
  title: string;
  text: string;
  place: string;
  /** The first and the last day (`2027-03-11`), or the first and the last moment in UTC (`2027-03-11T08:00:00Z`). */
  starts: string;
  ends: string;
}

/** Title and description in a page's head. */
export interface HeadWords {
  title: string;
  description: string;
  /** What social networks show; title, description and the page's own picture unless given. */
  facebook?: SharedCard;
  twitter?: SharedCard;
}

/** What a social network shows for a page. */
export interface SharedCard {
  title: string;
  description: string;
  /** A picture below `static/`, and what it shows; the page's own picture unless given. */
  image?: string;
  imageAlt?: string;
}

/** What a page's head and its structured data say alike. */
export interface HeadContext extends HeadWords {
  /** The absolute address of the page's social image. */
  image: string;
  /** The days of an article: when it was published and last changed. */
  days: Partial<ArticleDays>;
}

/** A node of a JSON-LD graph. */
export type StructuredData = Record<string, unknown>;

/** The Open Graph type of a page. */
export interface OpenGraph {
  type: 'website' | 'article';
  /** The days of an article. */
  days?: (facts: any) => ArticleDays;
}

/** When an article was published and last changed, `YYYY-MM-DD`. */
export interface ArticleDays {
  published: string;
  updated?: string;
}

/** What templates may know of the site as a whole. */
export interface SiteView {
  name: string;
  origin: string;
  formsApi: string;
  defaultLocale: string;
  locales: LocaleView[];
  /** ISO codes of the countries that country lists start with. */
  priorityCountries: string[];
  copyrightYears: number[];
}

/**
 * All that a template can ask. Every call is recorded, so that the page is rendered again exactly when
 * something it asked for has changed.
 */
export interface PageContext {
  locale: string;
  site: SiteView;
  entry: EntryView;
  layout: string;
  /** This page's address: `/fr/guides-outils/devops-honnete/`. */
  url: string;
  /** The build's date, `YYYY-MM-DD`. */
  date(): string;
  /** The day on which the page's own words or facts last changed, `YYYY-MM-DD`, if that is known. */
  changeDay(): string | undefined;
  /** The interface text of a key in the page's language; `count` chooses the plural. */
  t(key: string, values?: Record<string, string | number>): string;
  /** The i18next instance of the page's language, for react-i18next's `Trans`; use the `Rich` component. */
  i18n: i18n;
  /** An entry in the page's language, or `undefined` where it has none. `ref` is `folder/id`. */
  find<E extends EntryView = EntryView>(ref: string): E | undefined;
  /** An entry in the page's language, else in the default language, else in any that it has; its `locale` tells which. */
  findInAnyLanguage<E extends EntryView = EntryView>(ref: string): E | undefined;
  /** All entries of a folder that exist in the page's language, by id. Words and facts only, no bodies. */
  list<E extends EntryView = EntryView>(folder: string): E[];
  /** Entries of this family that share most facts with this entry, best first. */
  related(limit: number): EntryView[];
  /** What a card says about an entry, or `undefined` if its kind leaves that to the card. */
  card(entry: EntryView): CardView | undefined;
  /** The address of a link target as content writes it (`pages/contact#offices`, `#form`, `/file/x.pdf`, `https://…`). */
  href(target: string): string;
  /** Whether a target, written as an entry, exists in the page's language. */
  exists(target: string): boolean;
  /** The pages above this one that exist in its language, from the outermost. */
  breadcrumbs(): Crumb[];
  /** The feeds of the entries that the page lists: Atom, then JSON Feed. */
  feeds(): FeedView[];
  /** The same page in the other languages that have it. */
  alternates(): { locale: string; name: string; url: string }[];
  /** A menu of `content/navigation.yaml`. */
  menu(name: string): MenuItemView[];
  hiddenLinks(): HiddenLinkView[];
  form(id: string): FormDefinition;
  /** A document in the page's language, else in the language it has. */
  document(ref: string): DocumentView | undefined;
  /** The entry's Markdown as sanitized HTML. */
  body(): string;
  /** The first section of an entry's Markdown that has a table or a list, if the entry exists in the page's language. */
  excerpt(ref: string): Excerpt | undefined;
  /** The headings of the entry's Markdown, for a table of contents. */
  headings(): HeadingView[];
  /** Markdown of a words field as sanitized HTML: paragraphs, or only the inline marks. */
  markdown(source: string, options?: { inline?: boolean }): string;
  /** The address of the search index in the page's language. */
  searchIndex(): string | undefined;
  /**
   * A picture that an entry names: beside it (`photo.jpg`), or below `static/`. `usage` is a place of `templates/site.ts`;
   * the entry is the page's own unless given.
   */
  picture(written: string, usage: string, entry?: EntryView): PictureView;
  /** The published address of a file below `static/`. */
  asset(path: string): string;
  /** Runs an island's server rendering → markup. Use the `Island` component. */
  island(name: string, props: unknown): string;
  /**
   * Markup that several pages of a language (or of every language) share, rendered once per `key`. Layouts with menu
   * targets of their own have their own, because its links lead to the variants of pages for them.
   */
  shared(key: string, render: () => ReactNode, options?: { everyLanguage: boolean }): string;
}

/** What an entry's facets can ask of the site outside a page, in the entry's language. */
export interface EntryContext extends Pick<PageContext, 'locale' | 'site' | 'date' | 't' | 'find'> {
  /** An entry in each language that has it, in the order of the site's languages. */
  translations<E extends EntryView = EntryView>(ref: string): E[];
}

const Page = createContext<PageContext | undefined>(undefined);

/** Gives a page context to the components below it. */
export const PageProvider = Page.Provider;

/** The page being rendered. */
export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('usePage() was called outside a page');
  return page;
}
