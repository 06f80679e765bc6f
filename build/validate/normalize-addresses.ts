import type { SiteConfig } from '../model/config.ts';

/** Writes addresses of the settings in one way: paths are put behind an origin, and behind the slash of a service. */
export function normalizeAddresses<Config extends Pick<SiteConfig, 'origin' | 'formsApi'>>(config: Config): Config {
  return {
    ...config,
    origin: new URL(config.origin).origin,
    formsApi: config.formsApi.endsWith('/') ? config.formsApi : `${config.formsApi}/`,
  };
}
