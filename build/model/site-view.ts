import type { SiteView } from '../authoring/views/site-view.ts';
import type { SiteConfig } from './config.ts';

/** Returns the facts of the site that templates get. */
export function siteView(config: SiteConfig): SiteView {
  return {
    name: config.name,
    origin: config.origin,
    formsApi: config.formsApi ?? '',
    defaultLocale: config.defaultLocale,
    locales: config.locales.map(({ id, name, prefix }) => ({ id, name, home: prefix ? `/${prefix}/` : '/' })),
    priorityCountries: config.priorityCountries,
    copyrightYears: config.copyrightYears,
  };
}
