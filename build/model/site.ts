import type { FormDefinition } from '../authoring/forms/definition.ts';
import type { Navigation as NavigationFile } from '../authoring/navigation.ts';
import type { ChangeLedger } from './change-ledger.ts';
import type { Exceptions, SiteConfig } from './config.ts';
import type { Entry } from './entry.ts';
import type { Pictures } from './picture.ts';
import type { Redirect, Route, RouteTable } from './route.ts';
import type { Unpublished } from './unpublished.ts';

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
  /** When each page last changed; missing if the site has no change ledger. */
  changeLedger?: ChangeLedger;
  /** Path below `static/` → digest; empty where the file cannot be published, which is reported. */
  statics: ReadonlyMap<string, string>;
  pictures: Pictures;
  /** The accepted findings of strict checks: code → what the finding is about → the reason. */
  exceptions: Exceptions;
  /** Entries that exist with mistakes, as `folder/id` and `folder/id@locale`: links to them are no mistakes of their own. */
  broken: ReadonlySet<string>;
  /** Files that pages depend on and that cannot be used: `forms/contact.yaml`. What depends on them is not judged. */
  unusable: ReadonlySet<string>;
  /** `folder/id` and `folder/id@locale` of what is not public yet; none of it is in `entries`. */
  unpublished: ReadonlyMap<string, Unpublished>;
  /** The entries that are not public yet, as far as they have no mistakes. */
  hidden: readonly Entry[];
}
