import type { Site } from '../model/site.ts';

/** The pages of a language that hosts answer with when they cannot answer a request. */
export interface ErrorPages {
  /** The beginning of the language's paths: `/fr`; empty for the default language. */
  base: string;
  /** The page for missing addresses. Static hosts expect this name, and send the nearest. */
  missing?: string;
  /** The page for failures of the host. */
  failure?: string;
}

/** Lists the error pages of the languages that have any, the default language first. */
export function listErrorPages(
  { config, routes, addresses }: Pick<Site, 'config' | 'routes' | 'addresses'>,
  errorPage = '',
): ErrorPages[] {
  return config.locales
    .map(({ id, prefix }): ErrorPages => {
      const base = prefix === '' ? '' : `/${prefix}`;
      const missing = `${base}/404.html`;
      const failure = addresses.get(errorPage)?.get(id);
      return { base, ...(routes.has(missing) ? { missing } : {}), ...(failure === undefined ? {} : { failure }) };
    })
    .filter(({ missing, failure }) => missing !== undefined || failure !== undefined)
    .sort((a, b) => Number(a.base !== '') - Number(b.base !== ''));
}
