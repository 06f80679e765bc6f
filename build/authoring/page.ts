import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { Crumb } from './facets/breadcrumb.ts';
import type { Excerpt } from './facets/excerpt.ts';
import type { FormDefinition } from './forms/definition.ts';
import type { NextStep } from './forms/next-steps.ts';
import type { Traits } from './traits.ts';
import type { CardView } from './views/card-view.ts';
import type { DocumentView } from './views/document-view.ts';
import type { EntryView } from './views/entry-view.ts';
import type { FeedView } from './views/feed-view.ts';
import type { HiddenLinkView, MenuItemView } from './views/menu-view.ts';
import type { PictureView } from './views/picture-view.ts';
import type { PublishedFile } from './views/published-file.ts';
import type { SiteView } from './views/site-view.ts';

/**
 * All that a template can ask. Every call is recorded, so that the page is rendered again exactly when
 * something it asked for has changed.
 */
export interface PageContext {
  locale: string;
  site: SiteView;
  entry: EntryView;
  layout: string;
  layoutTraits: Traits;
  typeTraits: Traits;
  /** This page's address: `/fr/guides-outils/devops-honnete/`. */
  url: string;
  /** The build's date, `YYYY-MM-DD`. */
  date(): string;
  /**
   * The day on which the page last changed, `YYYY-MM-DD`, if the change ledger has it. Until a change is recorded, it
   * is the day of the previous one.
   */
  changeDay(): string | undefined;
  /** The interface text of a key in the page's language; `count` chooses the plural. */
  t(key: string, values?: Record<string, string | number>): string;
  /** The i18next instance of the page's language, for react-i18next's `Trans`; use the `Rich` component. */
  i18n: i18n;
  /** An entry in the page's language, or `undefined` where it has none. `ref` is `folder/id`. */
  find<E extends EntryView = EntryView>(ref: string): E | undefined;
  /** An entry in the page's language, else in the default language, else in any that it has; its `locale` is that language. */
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
  /** This page, or another entry's, in the other languages that have it. */
  alternates(ref?: string): { locale: string; name: string; url: string }[];
  /** A menu of `content/navigation.yaml`. */
  menu(name: string): MenuItemView[];
  hiddenLinks(): HiddenLinkView[];
  form(id: string): FormDefinition;
  /** What happens after each form of the site that says it (`next:`), by the form's id. */
  nextSteps(): NextStep[];
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
  /** The `chunk.module.css` of a folder, such as `components/slides`, and of its parts, which only some pages load; in the gallery it is with the others. */
  styleSheet(folder: string): PublishedFile | undefined;
  /**
   * A picture that an entry names: beside it (`photo.jpg`), or below `static/`. `usage` is a place of `templates/site.ts`;
   * the entry is the page's own unless given.
   */
  picture(written: string, usage: string, entry?: EntryView): PictureView;
  /** The published address of a file below `static/`. */
  asset(path: string): string;
  /** The size of a picture below `static/` in pixels, if it has one. */
  assetSize(path: string): { width: number; height: number } | undefined;
  /** Runs an island's server rendering → markup. Use the `Island` component. */
  island(name: string, props: unknown): string;
  /**
   * Markup that several pages of a language (or of every language) share, rendered once per `key`. Layouts with menu
   * targets of their own have their own, because its links lead to the variants of pages for them.
   */
  shared(key: string, render: () => ReactNode, options?: { everyLanguage: boolean }): string;
}

const Page = createContext<PageContext | undefined>(undefined);

/** Gives a page context to the components below it. */
export const PageProvider = Page.Provider;

/** Returns the page being rendered. */
export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('usePage() was called outside a page');
  return page;
}

/** A heading of an entry's Markdown. */
interface HeadingView {
  id: string;
  text: string;
  depth: number;
}
