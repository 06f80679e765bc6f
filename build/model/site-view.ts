import type { SiteView } from '../authoring/views/site-view.ts';
import { homeAddress, type SiteConfig } from './config.ts';

/** Returns the facts of the site that templates get. */
export function siteView(config: SiteConfig): SiteView {
  return {
    name: config.name,
    origin: config.origin,
    formsApi: config.formsApi ?? '',
    defaultLocale: config.defaultLocale,
    locales: config.locales.map((locale) => ({ id: locale.id, name: locale.name, home: homeAddress(locale) })),
    priorityCountries: config.priorityCountries,
    copyrightYears: config.copyrightYears,
  };
}
