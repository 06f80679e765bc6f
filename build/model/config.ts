/** A language of the site. */
export interface Locale {
  id: string;
  name: string;
  /** Empty for the default locale. */
  prefix: string;
}

/** Returns the address of the home page in a language. */
export const homeAddress = ({ prefix }: Pick<Locale, 'prefix'>): string => (prefix ? `/${prefix}/` : '/');

/** An encoding of compressed copies, as the ending of their names. */
export type Encoding = 'br' | 'gz';

/** The contents of `content/site.yaml`, with its defaults, after validation. */
export interface SiteConfig {
  name: string;
  origin: string;
  /** Whether this is a copy at another address, which search engines must leave out; no file says so, `--noindex` does. */
  noindex?: boolean;
  /** Whether this is a build for another address than that of the site; no file says so, `--origin` does. */
  hasOtherOrigin?: boolean;
  defaultLocale: string;
  locales: Locale[];
  copyrightYears: number[];
  runtime: 'preact' | 'react';
  /** The address that forms are sent to, with a slash at its end. A site without forms may have none. */
  formsApi?: string;
  securityContact: string;
  /** The key that announces changed pages to search engines (IndexNow). It is public: the file `/KEY.txt` contains it. */
  indexNowKey?: string;
  priorityCountries: string[];
  precompress: Encoding[];
  hosts?: string[];
  /** A picture for each page, or one for each language. */
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
  /** `listed` is reported by the board of translations alone. */
  stale?: 'error' | 'warning' | 'leads-elsewhere' | 'listed';
  /** Where the address of a missing or stale page leads; to the page in the default language by default. */
  elsewhere?: string;
}

/** Declared exceptions of strict checks: code → what the finding is about → why it is meant so. */
export type Exceptions = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
