import type { SiteConfig } from '../../model/config.ts';
import type { SiteFile } from './structs.ts';

/**
 * Adds the defaults to the fields of `site.yaml`, and writes addresses in one way: origins without a path, services
 * with a slash.
 */
export function completeConfig({ formsApi, ...file }: SiteFile): SiteConfig {
  return {
    runtime: 'preact',
    precompress: ['br', 'gz'],
    socialImages: 'one',
    copyrightYears: [],
    priorityCountries: [],
    hiddenLinks: [],
    ...file,
    origin: new URL(file.origin).origin,
    ...(formsApi === undefined ? {} : { formsApi: formsApi.endsWith('/') ? formsApi : `${formsApi}/` }),
  };
}
