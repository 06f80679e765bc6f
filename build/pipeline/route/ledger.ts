import { quoteAddress } from '../../formats/yaml/quote.ts';
import { toPathKey } from '../../model/addresses/old-address.ts';
import { createRedirectMatcher } from '../../model/addresses/redirect-match.ts';
import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import { findClosest } from '../../model/diagnostics/suggest.ts';
import { firstNames } from '../../model/first-names.ts';
import type { Redirect } from '../../model/route.ts';

/** The path of the ledger in the content folder: every address ever published, one per line, sorted. */
export const ledgerFile = 'addresses.txt';

export interface LedgerInput {
  /** The text of the ledger, or `undefined` if it is missing or cannot be read. */
  text: string | undefined;
  /** Whether there is no file at all. One that cannot be read is reported where it is read. */
  isMissing?: boolean;
  addresses: ReadonlySet<string>;
  /** Addresses that only drafts have. They are not recorded. */
  drafts?: ReadonlySet<string | undefined>;
  /** Address → the unpublished entry that will have it. */
  hidden?: ReadonlyMap<string | undefined, string>;
  redirects: readonly Redirect[];
  /** Addresses of the home pages, which replace no other page. By default only `/`. */
  homes?: ReadonlySet<string>;
}

/** The maximum number of lost addresses that are reported one by one, each with the redirect to add. */
const mostLost = 500;

/** Finds published addresses that no longer exist, and new ones that the ledger lacks. */
export function checkLedger({
  text,
  isMissing = false,
  addresses,
  drafts,
  hidden,
  redirects,
  homes = new Set(['/']),
}: LedgerInput): Diagnostic[] {
  if (text === undefined) return isMissing ? [missingLedger(addresses)] : [];
  const recorded = parseLedger(text);
  const fresh = findUnrecordedAddresses(text, addresses);
  const diagnostics: Diagnostic[] = [];
  const redirected = createRedirectMatcher(redirects);
  const lost = recorded.filter(({ address }) => !addresses.has(toFileKey(address)) && !redirected(address));
  for (const { address, line } of lost.slice(0, mostLost)) {
    const entry = hidden?.get(address);
    const target = (entry ? undefined : movedTo(address, fresh)) ?? parentOf(address, addresses, homes);
    diagnostics.push({
      code: 'lost-address',
      severity: 'error',
      file: ledgerFile,
      line,
      column: 1,
      length: address.length,
      message: `${address} was published and would stop answering${entry ? `: ${entry} is not public` : ''}.`,
      hint: `${entry ? 'Publish it again, or lead its visitors elsewhere in the meantime. ' : ''}Add to content/redirects.yaml: - { from: ${quoteAddress(address)}, to: ${target ?? '…'} }${target ? '' : ', with the page that its visitors need now'}`,
    });
  }
  const [more] = lost.slice(mostLost);
  if (more)
    diagnostics.push({
      code: 'lost-address',
      severity: 'error',
      file: ledgerFile,
      line: more.line,
      column: 1,
      length: more.address.length,
      message: `${lost.length - mostLost} more published addresses would stop answering, from ${more.address} on.`,
      hint: 'Where a whole section has moved, redirect it by one pattern, such as /old-section/*.',
    });
  const unrecorded = fresh.filter((address) => !drafts?.has(address));
  if (unrecorded.length > 0) {
    diagnostics.push({
      code: 'unrecorded-address',
      severity: 'warning',
      ...atStart(ledgerFile),
      message: `${unrecorded.length} ${unrecorded.length === 1 ? 'address is' : 'addresses are'} not in the ledger yet: ${firstNames(unrecorded, 3)}`,
      hint: 'Run npm run routes -- --record when they are published, and commit the ledger.',
    });
  }
  return diagnostics;
}

/** Returns the address of the page or file that answers an address of an older site: hosts ignore its query. */
const toFileKey = (address: string): string => toPathKey(address.replace(/\?.*$/s, '')).replace(/\/index\.html$/, '/');

/** Warns that there is no ledger, because without one no lost address is reported. */
function missingLedger({ size }: ReadonlySet<string>): Diagnostic {
  return {
    code: 'unrecorded-address',
    severity: 'warning',
    ...atStart(ledgerFile),
    message: `There is no ledger: lost addresses of the site (${size} now) would not be noticed.`,
    hint: `If there was one, restore content/${ledgerFile}. If the site is new, run npm run routes -- --record when it is published, and commit the ledger.`,
  };
}

/** Lists the addresses that a ledger lacks, sorted. */
export function findUnrecordedAddresses(text: string, addresses: Iterable<string>): string[] {
  const known = new Set(parseLedger(text).map((row) => row.address));
  return [...addresses].filter((address) => !known.has(address)).sort();
}

/** Returns the text of a ledger with more addresses. */
export function recordAddresses(text: string, addresses: Iterable<string>): string {
  const all = new Set([...parseLedger(text).map((row) => row.address), ...addresses]);
  return `${[...all].sort().join('\n')}\n`;
}

function parseLedger(text: string): { address: string; line: number }[] {
  return text
    .split(/\r?\n/)
    .map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter((row) => row.address.startsWith('/'));
}

/**
 * Returns the most likely new address of a lost one: the only new address below the same page, or else the most
 * similar. Addresses in the ledger are excluded, because they existed at the same time.
 */
function movedTo(address: string, fresh: readonly string[]): string | undefined {
  const above = aboveOf(address);
  const siblings = fresh.filter((other) => aboveOf(other) === above);
  return siblings.length === 1 ? siblings[0] : findClosest(address, siblings.length > 0 ? siblings : fresh);
}

/** No page has a longer address. */
const longestAddress = 2000;

/** Returns the nearest page above an address, except home pages. */
function parentOf(address: string, addresses: ReadonlySet<string>, homes: ReadonlySet<string>): string | undefined {
  for (let path = aboveOf(address.slice(0, longestAddress)); path.length > 1 && !homes.has(path); path = aboveOf(path))
    if (addresses.has(path)) return path;
  return undefined;
}

/** Returns the path above another, always a shorter one: a ledger may have lines such as `//a/`. */
function aboveOf(address: string): string {
  const bare = address.replace(/(?<!\/)\/+$/, '');
  return bare.slice(0, bare.lastIndexOf('/') + 1);
}
