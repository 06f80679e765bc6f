import type { HostInput, HostLimit } from './host.ts';

/** What a host with one page for missing addresses does. */
interface OnePageHost {
  /** Its name in messages. */
  name: string;
  /** What may seem to help, and does not. */
  hint?: string;
}

/** Lists the limits of hosts that have one page for missing addresses, and none for failures. */
export function listErrorPageLimits({ name, hint }: OnePageHost, input: HostInput): HostLimit[] {
  const { errorPages } = input;
  const other = errorPages.find(({ base, missing }) => base !== '' && missing !== undefined);
  const usual = errorPages.find(({ base }) => base === '')?.missing;
  const limit = {
    name: 'missing-pages',
    message: `${name} has one page for missing addresses: below ${other?.base}/ visitors get ${usual ?? `the page of ${name}`} instead of ${other?.missing}.`,
    ...(hint === undefined ? {} : { hint }),
  };
  return [...(other ? [limit] : []), ...listFailureLimits(name, input)];
}

/** Lists the limits of hosts that have no setting for the page for failures. */
export function listFailureLimits(name: string, { errorPages }: HostInput): HostLimit[] {
  if (errorPages.every(({ failure }) => failure === undefined)) return [];
  const message = `${name} has no setting for the page for errors: if it fails or refuses a request, such as one with POST, visitors get its own page.`;
  return [{ name: 'failure-pages', message }];
}
