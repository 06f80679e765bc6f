import { toAddressKey } from '../../model/addresses/old-address.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { groupPairs } from '../../model/group-by.ts';
import type { Redirect } from '../../model/route.ts';
import { createRedirectFollower, type RedirectEnd } from './follow-redirects.ts';
import { listBaseRules, listPrefixRules, listShortcuts } from './implied-redirects.ts';
import { listDrafts, type RedirectDraft, type RedirectsInput } from './redirect-drafts.ts';
import { explainDeadEnd, explainUnusable } from './redirect-problems.ts';

interface ResolvedRedirects {
  redirects: Redirect[];
  problems: Map<string, Problem[]>;
}

/**
 * Builds the table of redirects from the prefix of the default locale, the committed redirects and the missing paths.
 * Flattens chains.
 */
export function resolveRedirects(input: RedirectsInput): ResolvedRedirects {
  const { drafts, problems: unusable } = collectDrafts(input);
  const { redirects, problems: lost } = followDrafts(drafts, input);
  const compare = (a: Redirect, b: Redirect) => specificity(a.from) - specificity(b.from) || (a.from < b.from ? -1 : 1);
  const written = [...redirects, ...listPrefixRules(input)];
  const based = [...written, ...listBaseRules(written, input)];
  return {
    redirects: [...based, ...listShortcuts(based, input)].sort(compare),
    problems: groupPairs([...unusable, ...lost]),
  };
}

/** Returns the rules by the key of their address, without those that cannot be used. */
function collectDrafts(input: RedirectsInput): { drafts: Map<string, RedirectDraft>; problems: FileProblem[] } {
  const drafts = new Map<string, RedirectDraft>();
  const problems: FileProblem[] = [];
  for (const draft of listDrafts(input)) {
    const problem = explainUnusable(draft, drafts, input);
    if (problem) problems.push(problem);
    else drafts.set(toAddressKey(draft.from), draft);
  }
  return { drafts, problems };
}

/** Follows each rule to the address where the visitor arrives. */
function followDrafts(
  drafts: ReadonlyMap<string, RedirectDraft>,
  input: RedirectsInput,
): { redirects: Redirect[]; problems: FileProblem[] } {
  const follow = createRedirectFollower(drafts, input);
  const dependents = countDependents(drafts.values(), follow);
  const redirects: Redirect[] = [];
  const problems: FileProblem[] = [];
  for (const draft of drafts.values()) {
    const end = follow(draft);
    const { from, status, why, source } = draft;
    if (end.type === 'found') redirects.push({ from, to: end.to, status, why, source });
    else problems.push(...explainDeadEnd(draft, end, { ...input, dependents: dependents.get(draft) ?? 0 }));
  }
  return { redirects, problems };
}

/** Counts, for each redirect without a target, the other redirects that end at it. */
function countDependents(
  drafts: Iterable<RedirectDraft>,
  follow: (draft: RedirectDraft) => RedirectEnd,
): Map<RedirectDraft, number> {
  const counts = new Map<RedirectDraft, number>();
  for (const draft of drafts) {
    const end = follow(draft);
    if (end.type === 'nowhere' && end.last !== draft) counts.set(end.last, (counts.get(end.last) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the sort key of a rule, because hosts use the first match: rules for a query before others, those with more
 * parameters first; exact rules before patterns, longer patterns before shorter ones.
 */
function specificity(from: string): number {
  if (from.includes('?')) return -from.split('&').length;
  return from.endsWith('*') ? 10_000 - from.length : 0;
}
