import type { LayoutName, PageType } from '../authoring/define.ts';
import type { DataPath } from './diagnostic.ts';
import type { Entry } from './entry.ts';

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
  /** The address of the page that search engines show instead. */
  canonical?: string;
}

/** The layout of a page whose facet `layout` fails. */
export const noLayout: LayoutName = '';

/** Returns the layout of an entry's page. Throws a `FacetError` if the facet `layout` fails. */
export function layoutOf({ layout }: Pick<PageType, 'layout'>, { facts }: Pick<Entry, 'facts'>): LayoutName {
  return typeof layout === 'function' ? layout(facts) : layout;
}

/** A rule that sends one address, or one pattern of addresses, to another; host-neutral. */
export interface Redirect {
  /**
   * `/old/`, `/fr/old/*` for everything below it, or `/page.php?id=3` for requests with this parameter. It is readable
   * (`/fr/été/`); `addresses/old-address.ts` has the ways in which requests write it.
   */
  from: string;
  to: string;
  status: 301 | 302;
  /** Which table or rule it comes from. */
  why: string;
  /** Where it is written: a path into the YAML of a file. */
  source: { file: string; path: DataPath };
  /** Whether other rules lead to the same address in more steps. Hosts may leave such a redirect out. */
  isShortcut?: true;
}

/** Address patterns: base pages by id and locale, families by folder and locale, and where missing ones lead. */
export interface RouteTable {
  pages: Record<string, Record<string, string>>;
  families: Record<string, Record<string, string>>;
  elsewhere: Record<string, Record<string, string>>;
}
