/**
 * Addresses of the web that can be published: `https:`, a host of letters, digits, hyphens and dots, a port that exists.
 * Names and passwords before the host, wildcards and IP addresses in brackets are refused.
 */
const hostLetters = 'A-Za-z0-9_\\u00a1-\\uffff-';
const port = ':(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';

/** What an origin looks like; the slash at its end may be left out. */
export const originPattern = `https://[${hostLetters}]+(?:\\.[${hostLetters}]+)*(?:${port})?/?`;

/** What the address of a service looks like: an origin and a path, without a query. */
export const servicePattern = `${originPattern}(?:(?<=/)[\\w.~-]+/?)*`;

/** What an address with any path, query and fragment looks like. */
export const webAddressPattern = `${originPattern}(?:(?<=/)[^\\s<>"'\`\\\\]*|[?#][^\\s<>"'\`\\\\]*)?`;

const webHost = new RegExp(`^${originPattern}(?:(?<=/)|[?#]|$)`, 'i');
const webAddress = new RegExp(`^${webAddressPattern}$`);

/** Whether an `https:` address has a host that can be published; what follows it may be anything. */
export function hasWebHost(address: string): boolean {
  return webHost.test(address) && parseUrl(address) !== undefined;
}

/** Whether a text is an `https:` address that browsers understand and that can be published. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text) && parseUrl(text) !== undefined;
}

/**
 * Parses an address as browsers do → `undefined` if it is none. `URL.canParse` of Node 20 is not used: once V8 has
 * optimized a caller, it refuses addresses with letters such as é.
 */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
