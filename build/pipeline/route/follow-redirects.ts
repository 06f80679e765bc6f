import { isWebAddress, parseUrl } from '../../authoring/values/web-address.ts';
import { addressPath } from '../../model/addresses/address-path.ts';
import { escapeCharacter, parseOldAddress, toAddressKey, toPathKey } from '../../model/addresses/old-address.ts';
import { createRedirectMatcher } from '../../model/addresses/redirect-match.ts';
import type { Unpublished } from '../../model/unpublished.ts';
import type { RedirectDraft, RedirectsInput } from './redirect-drafts.ts';
import { resolveTarget } from './targets.ts';

/** Where a rule leads in the end. */
export type RedirectEnd =
  | { type: 'found'; to: string }
  /** The addresses of the loop, the first one also at the end. */
  | { type: 'loop'; chain: string[] }
  /** The page of its own path, which hosts show with any query. */
  | { type: 'itself'; to: string }
  | DeadEnd
  | { type: 'broken' };

/** The target does not exist, is not public, or exists only in other languages. */
export interface DeadEnd {
  type: 'nowhere';
  /** The rule with this target. */
  last: RedirectDraft;
  to: string;
  why?: Unpublished;
  has?: readonly string[];
  /** Whether hosts would not understand it, or browsers must not be sent there. */
  isUnsafe?: true;
}

/** Creates a function that follows a rule to the address where the visitor arrives. Follows each rule once. */
export function createRedirectFollower(
  drafts: ReadonlyMap<string, RedirectDraft>,
  input: RedirectsInput,
): (start: RedirectDraft) => RedirectEnd {
  const ends = new Map<RedirectDraft, RedirectEnd>();
  const answered = listAnsweredAddresses(input);
  // Hosts apply a rule for a query before they look for a page.
  const matchQuery = createRedirectMatcher([...drafts.values()].filter(({ from }) => from.includes('?')));
  return (start) => {
    // Each rule with the fragment of its target.
    const chain = new Map<RedirectDraft, string>();
    let end: RedirectEnd | undefined;
    for (let draft = start; end === undefined; ) {
      const step = stepFrom(draft, { drafts, input, answered, matchQuery });
      chain.set(draft, step.type === 'redirect' ? step.fragment : '');
      if (step.type !== 'redirect') end = step;
      else if (chain.has(step.next)) end = { type: 'loop', chain: loopFrom(membersFrom(chain, step.next)) };
      else end = ends.get(step.next);
      if (step.type === 'redirect') draft = step.next;
    }
    // Of a rule that leads to its own page, others arrive there.
    let arrival: RedirectEnd = end.type === 'itself' ? { type: 'found', to: end.to } : end;
    for (const [draft, fragment] of [...chain].reverse()) {
      // Browsers keep a fragment where the next rule has none.
      if (arrival.type === 'found' && !arrival.to.includes('#')) arrival = { ...arrival, to: arrival.to + fragment };
      ends.set(draft, isItself(arrival, draft) ? { type: 'itself', to: arrival.to } : arrival);
    }
    return ends.get(start) ?? end;
  };
}

/** Returns whether a rule for a query ends at its own path, with or without its last slash, where it might be applied again. */
function isItself(end: RedirectEnd, { from }: RedirectDraft): end is RedirectEnd & { type: 'found' } {
  if (end.type !== 'found' || !from.includes('?')) return false;
  const path = addressPath(end.to);
  return [path, path.replace(/\/$/, '')].includes(toPathKey(parseOldAddress(from).path));
}

interface Steps {
  drafts: ReadonlyMap<string, RedirectDraft>;
  input: RedirectsInput;
  answered: ReadonlySet<string>;
  /** Finds a rule for the query of an address. */
  matchQuery: ReturnType<typeof createRedirectMatcher>;
}

/** Returns where one rule leads: to an end, or to another rule. */
function stepFrom(
  draft: RedirectDraft,
  { drafts, input, answered, matchQuery }: Steps,
): RedirectEnd | { type: 'redirect'; next: RedirectDraft; fragment: string } {
  const [, entry, query = '', part = ''] = /^([a-z0-9-]+\/[a-z0-9-]+)(\?[^#]*)(#.*)?$/.exec(draft.to) ?? [];
  const resolved = resolveTarget(input, draft.locale, entry === undefined ? draft.to : entry + part);
  if (resolved.type === 'broken') return { type: 'broken' };
  const nowhere = { type: 'nowhere', last: draft, to: draft.to } as const;
  if (resolved.type === 'unpublished') return { ...nowhere, why: resolved.why };
  if (resolved.type === 'no-address') return { ...nowhere, has: resolved.has };
  if (resolved.type !== 'found') return nowhere;
  const href = escapeQuery(resolved.href.replace(/#|$/, (end) => query + end));
  if (!isSafeTarget(href, draft)) return { ...nowhere, isUnsafe: true };
  const to = encodeTarget(href);
  if (to.startsWith('https://')) return { type: 'found', to };
  const [address = ''] = to.split('#');
  const path = address.replace(/\?.*$/s, '');
  const asked = matchQuery(address)?.rule.from;
  if (asked === undefined && (answered.has(path) || input.statics.has(path.slice(1)))) return { type: 'found', to };
  const next = drafts.get(toAddressKey(asked ?? address));
  return next ? { type: 'redirect', next, fragment: to.slice(address.length) } : { ...nowhere, to: path };
}

/** Escapes what browsers escape in the query and the fragment of a target, and what configurations would end at. */
function escapeQuery(href: string): string {
  const [address = '', ...parts] = href.split(/(?=[?#])/);
  return address + parts.map((part) => part.replace(/[ "'`<>\\|]/g, escapeCharacter)).join('');
}

/** Escapes what is not ASCII, as browsers do before they send it. */
function encodeTarget(href: string): string {
  return /^https:\/\/[^/?#]*[^\0-\x7f]/.test(href)
    ? (parseUrl(href)?.href ?? href)
    : href.replace(/[^\0-\x7f]+/gu, encodeURIComponent);
}

/**
 * Returns whether a target can be written into the configuration of hosts, where spaces, quotes and `$` have a meaning.
 * The rest of a path follows a slash: `https://a.example*` would let visitors be led to
 * `https://a.example.evil.example`.
 */
function isSafeTarget(href: string, { from }: RedirectDraft): boolean {
  const plain = from.endsWith('*') ? href.replace(/\/\*$/, '/') : href;
  if (/[\s"'`<>\\$;{}*|]/.test(plain)) return false;
  return !/^https:/i.test(href) || isWebAddress(plain);
}

/** Returns the addresses of the loop that a chain enters. */
function membersFrom(chain: ReadonlyMap<RedirectDraft, string>, entered: RedirectDraft): string[] {
  const froms = [...chain.keys()].map(({ from }) => from);
  return [...froms.slice(froms.indexOf(entered.from)), entered.from];
}

/** Returns the addresses of pages and documents. */
export function listAnsweredAddresses({ routes, addresses }: RedirectsInput): Set<string> {
  const answered = new Set(routes.keys());
  for (const localized of addresses.values())
    for (const path of localized.values()) if (!routes.has(path) && /\.\w+$/.test(path)) answered.add(path);
  return answered;
}

/** Rotates a loop to begin with its first address, so that it is the same wherever a chain enters it. */
function loopFrom(chain: string[]): string[] {
  const members = chain.slice(1);
  const first = members.indexOf([...members].sort()[0] ?? '');
  const turned = [...members.slice(first), ...members.slice(0, first)];
  return [...turned, ...turned.slice(0, 1)];
}
