import { formatOldAddress, parseOldAddress, toAddressKey, toPathKey } from '../../model/addresses/old-address.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { formatCount } from '../../model/format-count.ts';
import { isEntryTarget } from '../../model/target.ts';
import { explainUnpublished } from '../../model/unpublished.ts';
import type { DeadEnd, RedirectEnd } from './follow-redirects.ts';
import { listPrefixRules } from './implied-redirects.ts';
import { type RedirectDraft, type RedirectsInput, withoutSlash } from './redirect-drafts.ts';
import { findSourceProblem } from './redirect-source.ts';

/** Explains why a rule cannot be used together with the rules before it. */
export function explainUnusable(
  draft: RedirectDraft,
  drafts: ReadonlyMap<string, RedirectDraft>,
  input: RedirectsInput,
): FileProblem | undefined {
  const { from } = draft;
  const source = findSourceProblem(from);
  if (source) return problemAt(draft, source, 'from');
  const taken = findTaken(draft, drafts, input);
  if (taken) return problemAt(draft, taken);
  const { path, query } = parseOldAddress(from);
  const key = toPathKey(path).replace(/\/index\.html$/, '/');
  const page = query.length === 0 ? input.routes.get(key) : undefined;
  if (page)
    return problemAt(draft, {
      code: 'redirect-shadows-page',
      message: `${from} is ${key === from ? 'a page' : `the page ${key}`} (${page.entry.ref}) and cannot be redirected.`,
      hint: 'Remove this line, or give the page another address.',
    });
  return undefined;
}

/** Returns why another rule already answers the address of a draft. */
function findTaken(
  { from }: RedirectDraft,
  drafts: ReadonlyMap<string, RedirectDraft>,
  input: RedirectsInput,
): ProblemText | undefined {
  const fixed = listPrefixRules(input).find((rule) => withoutSlash(rule.from) === withoutSlash(from));
  if (fixed)
    return {
      code: 'duplicate-address',
      message: `${from} is redirected already: addresses below /${input.config.defaultLocale}/ lead to those without it.`,
      hint: 'Remove this line, or redirect single addresses below it.',
    };
  const { path, query } = parseOldAddress(from);
  const taken = [path, withoutSlash(path), `${path}/`]
    .map((one) => drafts.get(toAddressKey(formatOldAddress({ path: one, query }))))
    .find((draft) => draft !== undefined);
  return (
    taken && {
      code: 'duplicate-address',
      message: `${from} is redirected twice${taken.from === from ? '' : `: hosts answer ${taken.from} in the same way`}.`,
      hint: `The other line is in ${taken.source.file} and leads to ${taken.to}.`,
    }
  );
}

interface LostInput extends RedirectsInput {
  /** How many other rules end at the rule. */
  dependents: number;
}

/**
 * Explains a rule that leads nowhere. A loop is reported at its first rule only, and a missing target at the rule that
 * names it: rules that lead there are not mistakes of their own.
 */
export function explainDeadEnd(
  draft: RedirectDraft,
  end: Exclude<RedirectEnd, { type: 'found' }>,
  input: LostInput,
): FileProblem[] {
  const { from } = draft;
  switch (end.type) {
    case 'broken':
      return [];
    case 'loop': {
      if (end.chain[0] !== from) return [];
      const message = `${from} leads back to itself: ${end.chain.join(' → ')}.`;
      return [problemAt(draft, { code: 'redirect-loop', message, hint: 'Let one of these lines lead to a page.' })];
    }
    case 'itself': {
      const message = `${from} leads to its own page ${end.to}, which is shown with any query.`;
      return [problemAt(draft, { code: 'redirect-loop', message, hint: 'Remove this line.' })];
    }
    case 'nowhere':
      return end.last === draft ? [problemAt(draft, explainNowhere(draft, end, input), 'to')] : [];
  }
}

function explainNowhere(
  { from, locale }: RedirectDraft,
  end: DeadEnd,
  { entries, routes, dependents }: LostInput,
): ProblemText {
  const others =
    dependents > 0
      ? ` ${formatCount(dependents)} more ${dependents === 1 ? 'redirect leads' : 'redirects lead'} there.`
      : '';
  if (end.why) {
    const problem = explainUnpublished(end.to, end.why, `${from} leads to `);
    return { ...problem, message: problem.message + others };
  }
  if (end.isUnsafe)
    return {
      code: 'redirect-target',
      message: `${from} leads to ${end.to}, which is no address that can be published.${others}`,
      hint: `Write an entry, an address of this site or a whole https: address, without braces, ; * or $, and before its query without spaces, quotes, \\ or |.${
        from.endsWith('*')
          ? ' The rest of the address can follow its last slash only: https://www.company.example/*.'
          : ''
      }`,
    };
  return {
    code: 'redirect-target',
    message: end.has
      ? `${from} leads to ${end.to}, which has no ${locale} page; it exists in: ${end.has.join(', ')}.${others}`
      : `${from} leads to ${end.to}, which is no page.${others}`,
    hint: end.has
      ? 'Lead it to something that exists in this language, or to an address that npm run routes lists.'
      : (didYouMean(end.to, isEntryTarget(end.to) ? entries.keys() : routes.keys()) ??
        'Lead it to an address that npm run routes lists.'),
  };
}

type ProblemText = Omit<Problem, 'severity' | 'at'>;

/** Returns an error of a rule, at one of its fields or at all of it. */
function problemAt({ source: { file, path } }: RedirectDraft, problem: ProblemText, field?: string): FileProblem {
  const isKey = field === 'from' && file === 'routes.yaml';
  const at = isKey ? { path, key: true } : { path: field ? [...path, field] : path };
  return [file, { ...problem, severity: 'error', at }];
}
