import { createRedirectMatcher } from '../addresses/redirect-match.ts';
import { closest } from '../diagnostics/suggest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Redirect } from '../model/route.ts';

/** The ledger's file in the content folder: every address ever published, one a line, sorted. */
export const ledgerFile = 'addresses.txt';

interface LedgerInput {
  /** The ledger's text, or nothing where the content has none. */
  text: string | undefined;
  addresses: ReadonlySet<string>;
  /** Those of the addresses that are shown as drafts only: they are not to be recorded. */
  drafts?: ReadonlySet<string | undefined>;
  /** Address → the entry that has it once it is public. */
  hidden?: ReadonlyMap<string | undefined, string>;
  redirects: readonly Redirect[];
  /** The addresses of the home pages, which no visitor of another page needs instead; / where none are given. */
  homes?: ReadonlySet<string>;
}

/** How many lost addresses are reported by themselves, each with the redirect to add. */
const mostLost = 500;

/** Finds published addresses that would stop answering, and new ones that the ledger does not have yet. */
export function checkLedger({
  text,
  addresses,
  drafts,
  hidden,
  redirects,
  homes = new Set(['/']),
}: LedgerInput): Diagnostic[] {
  if (text === undefined) return [];
  const recorded = parseLedger(text);
  const fresh = unrecordedAddresses(text, addresses);
  const diagnostics: Diagnostic[] = [];
  const redirected = createRedirectMatcher(redirects);
  const lost = recorded.filter(({ address }) => !addresses.has(address) && !redirected(address));
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
      hint: `${entry ? 'Publish it again, or lead its visitors elsewhere in the meantime. ' : ''}Add to content/redirects.yaml: - { from: ${address}, to: ${target ?? '…'} }${target ? '' : ', with the page that its visitors need now'}`,
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
      file: ledgerFile,
      line: 1,
      column: 1,
      message: `${unrecorded.length} ${unrecorded.length === 1 ? 'address is' : 'addresses are'} not in the ledger yet: ${unrecorded.slice(0, 3).join(', ')}${unrecorded.length > 3 ? ' …' : ''}`,
      hint: 'Run npm run routes -- --record when they are published, and commit the ledger.',
    });
  }
  return diagnostics;
}

/** Lists the addresses that a ledger does not have yet, sorted. */
export function unrecordedAddresses(text: string, addresses: Iterable<string>): string[] {
  const known = new Set(parseLedger(text).map((row) => row.address));
  return [...addresses].filter((address) => !known.has(address)).sort();
}

/** Adds addresses to a ledger's text → the new text. */
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
 * The new address that an old one has most likely become: the only one below the same page, or else the most like it.
 * Addresses that are in the ledger had a page of their own beside it.
 */
function movedTo(address: string, fresh: readonly string[]): string | undefined {
  const above = aboveOf(address);
  const siblings = fresh.filter((other) => aboveOf(other) === above);
  return siblings.length === 1 ? siblings[0] : closest(address, siblings.length > 0 ? siblings : fresh);
}

/** The nearest page above an address that is no home page. */
function parentOf(address: string, addresses: ReadonlySet<string>, homes: ReadonlySet<string>): string | undefined {
  for (let path = aboveOf(address); path !== '/' && !homes.has(path); path = aboveOf(path))
    if (addresses.has(path)) return path;
  return undefined;
}

const aboveOf = (address: string): string => address.replace(/[^/]+\/?$/, '');
