interface LocaleView {
  id: string;
  /** Its own name: `Français`. */
  name: string;
  /** The home address: `/fr/`. */
  home: string;
}

/** What templates may know of the site as a whole. */
export interface SiteView {
  name: string;
  origin: string;
  /** The address that forms are sent to; empty if the site has no forms. */
  formsApi: string;
  defaultLocale: string;
  locales: LocaleView[];
  /** ISO codes of the countries that country lists start with. */
  priorityCountries: string[];
  copyrightYears: number[];
}
