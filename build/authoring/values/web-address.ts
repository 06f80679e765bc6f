/**
 * Addresses of the web that can be published: `https:`, a host name with a dot, a port that exists. Names and passwords
 * before the host, wildcards, IP addresses and `localhost` are refused.
 */
const label = '(?!-)[A-Za-z0-9_\\u00a1-\\uffff-]{1,63}(?<!-)';
/** Browsers read a host as an IPv4 address if its last label is a number. */
const topLabel = `(?!\\d)${label}`;
const port = ':(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';

/** What an origin looks like; the slash at its end may be left out. */
export const originPattern = `https://(?:${label}\\.)+${topLabel}(?:${port})?/?`;

/** What the address of a service looks like: an origin and a path, without a query and without `.` and `..`. */
export const servicePattern = `${originPattern}(?:(?<=/)(?!\\.{1,2}(?:/|$))[\\w.~-]+/?)*`;

/** Characters of a path, query or fragment. A percent sign begins an encoded character. */
const tail = '(?:[^\\s<>"\'`\\\\%]|%[0-9A-Fa-f]{2})*';

/** What an address with any path, query and fragment looks like. */
export const webAddressPattern = `${originPattern}(?:(?<=/)${tail}|[?#]${tail})?`;

/** What a link to an entry looks like: `pages/contact`, `pages/contact#offices`. Ids have letters of any script. */
export const entryLinkPattern = '[a-z0-9-]+/[a-z0-9-]+(?:#[^\\s#<>"\'`\\\\]+)?';

const webHost = new RegExp(`^${originPattern}(?:(?<=/)|[?#]|$)`, 'i');
const publicHost = new RegExp(`^(?:${label}\\.)+${topLabel}$`);
/** Browsers accept signs of other scripts in a host, as in `https://www.example.org؟`. */
const hostWithSign = /^https?:\/\/[^/?#]*(?![.:_/?#-])\p{P}/iu;
const webAddress = new RegExp(`^${webAddressPattern}$`);

/** Returns whether an `https:` address has a host that can be published; what follows it may be anything. */
export function hasWebHost(address: string): boolean {
  return webHost.test(address) && isPublicHost(address);
}

/** Returns whether a text is an `https:` address that browsers understand and that can be published. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text) && isPublicHost(text);
}

/** Returns whether an address is one that only the machine of its author answers. */
export function isLocalAddress(address: string): boolean {
  return /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)(?=[:/?#]|$)/i.test(address);
}

/**
 * Returns whether the host of an address is a name with a dot, also after browsers have converted characters such as
 * `１`.
 */
export function isPublicHost(address: string): boolean {
  return publicHost.test(parseUrl(address)?.hostname ?? '') && !hostWithSign.test(address);
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
