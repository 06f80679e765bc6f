import { createRedirectMatcher } from '../addresses/redirect-match.ts';
import { isWebAddress } from '../authoring/web-address.ts';
import { type FileProblem, problemsByFile } from '../diagnostics/problems-by-file.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
import { formatCount } from '../model/limits.ts';
import type { Redirect } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { isEntryTarget } from '../model/target.ts';
import { explainUnpublished, type Unpublished } from '../model/unpublished.ts';
import { findSourceProblem } from './redirect-source.ts';
import { resolveTarget } from './targets.ts';

export interface RedirectRow {
  from: string;
  to: string;
  status?: '301' | '302';
  why?: string;
}

interface RedirectsInput
  extends Pick<
    Site,
    'config' | 'routeTable' | 'entries' | 'addresses' | 'broken' | 'unpublished' | 'routes' | 'statics'
  > {
  rows: readonly RedirectRow[];
}

/** A rule before chains are resolved, with its position: a path into its file. */
interface Draft {
  from: string;
  to: string;
  locale: string;
  status: 301 | 302;
  why: string;
  source: { file: string; path: (string | number)[] };
}

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
  const written = [...redirects, ...prefixRules(input)];
  const based = [...written, ...baseRules(written, input)];
  return {
    redirects: [...based, ...shortcuts(based, input)].sort(compare),
    problems: problemsByFile([...unusable, ...lost]),
  };
}

/** Returns the rules by their address, without those that cannot be used. */
function collectDrafts(input: RedirectsInput): { drafts: Map<string, Draft>; problems: FileProblem[] } {
  const drafts = new Map<string, Draft>();
  const problems: FileProblem[] = [];
  for (const draft of [...fromRows(input), ...fromElsewhere(input)]) {
    const problem = explainUnusable(draft, drafts, input);
    if (problem) problems.push(problem);
    else drafts.set(draft.from, draft);
  }
  return { drafts, problems };
}

function explainUnusable(
  draft: Draft,
  drafts: ReadonlyMap<string, Draft>,
  input: RedirectsInput,
): FileProblem | undefined {
  const { from } = draft;
  const source = findSourceProblem(from);
  if (source) return problemAt(draft, source, 'from');
  const taken = findTaken(draft, drafts, input);
  if (taken) return problemAt(draft, taken);
  const page = input.routes.get(from);
  if (page)
    return problemAt(draft, {
      code: 'redirect-shadows-page',
      message: `${from} is a page (${page.entry.ref}) and cannot be redirected.`,
      hint: 'Remove this line, or give the page another address.',
    });
  return undefined;
}

/** Returns why another rule already answers the address of a draft. */
function findTaken(
  { from }: Draft,
  drafts: ReadonlyMap<string, Draft>,
  input: RedirectsInput,
): ProblemText | undefined {
  const fixed = prefixRules(input).find((rule) => withoutSlash(rule.from) === withoutSlash(from));
  if (fixed)
    return {
      code: 'duplicate-address',
      message: `${from} is redirected already: addresses below /${input.config.defaultLocale}/ lead to those without it.`,
      hint: 'Remove this line, or redirect single addresses below it.',
    };
  const taken = drafts.get(from) ?? drafts.get(withoutSlash(from)) ?? drafts.get(`${from}/`);
  return (
    taken && {
      code: 'duplicate-address',
      message: `${from} is redirected twice${taken.from === from ? '' : `: hosts answer ${taken.from} in the same way`}.`,
      hint: `The other line is in ${taken.source.file} and leads to ${taken.to}.`,
    }
  );
}

function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/** Follows each rule to the address where the visitor arrives. */
function followDrafts(
  drafts: ReadonlyMap<string, Draft>,
  input: RedirectsInput,
): { redirects: Redirect[]; problems: FileProblem[] } {
  const follow = createFollow(drafts, input);
  const dependents = countDependents(drafts.values(), follow);
  const redirects: Redirect[] = [];
  const problems: FileProblem[] = [];
  for (const draft of drafts.values()) {
    const end = follow(draft);
    const { from, status, why, source } = draft;
    if (end.type === 'found') redirects.push({ from, to: end.to, status, why, source });
    else problems.push(...explainLost(draft, end, { ...input, dependents: dependents.get(draft) ?? 0 }));
  }
  return { redirects, problems };
}

interface LostInput extends RedirectsInput {
  /** How many other rules end at the rule. */
  dependents: number;
}

/**
 * Explains a rule that leads nowhere. A loop is reported at its first rule only, and a missing target at the rule that
 * names it: rules that lead there are not mistakes of their own.
 */
function explainLost(draft: Draft, end: Exclude<End, { type: 'found' }>, input: LostInput): FileProblem[] {
  const { from } = draft;
  switch (end.type) {
    case 'broken':
      return [];
    case 'loop': {
      if (end.chain[0] !== from) return [];
      const message = `${from} leads back to itself: ${end.chain.join(' → ')}.`;
      return [problemAt(draft, { code: 'redirect-loop', message, hint: 'Let one of these lines lead to a page.' })];
    }
    case 'nowhere':
      return end.last === draft ? [problemAt(draft, explainNowhere(draft, end, input), 'to')] : [];
  }
}

/** Counts the redirects that end at each redirect without a target, that one not included. */
function countDependents(drafts: Iterable<Draft>, follow: (draft: Draft) => End): Map<Draft, number> {
  const counts = new Map<Draft, number>();
  for (const draft of drafts) {
    const end = follow(draft);
    if (end.type === 'nowhere' && end.last !== draft) counts.set(end.last, (counts.get(end.last) ?? 0) + 1);
  }
  return counts;
}

function explainNowhere(
  { from, locale }: Draft,
  end: Nowhere,
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
      hint: 'Write an entry, an address of this site or a whole https: address, without spaces, quotes, braces, ; | * or $.',
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
function problemAt({ source: { file, path } }: Draft, problem: ProblemText, field?: string): FileProblem {
  const isKey = field === 'from' && file === 'routes.yaml';
  const at = isKey ? { path, key: true } : { path: field ? [...path, field] : path };
  return [file, { ...problem, severity: 'error', at }];
}

/**
 * Returns the sort key of a rule: exact rules before patterns, longer patterns before shorter ones, because hosts use
 * the first match.
 */
function specificity(from: string): number {
  return from.endsWith('*') ? 10_000 - from.length : 0;
}

function fromRows({ rows, config }: RedirectsInput): Draft[] {
  return rows.map((row, index) => ({
    from: row.from,
    to: row.to,
    locale: localeOf(row.from, config),
    status: row.status === '302' ? 302 : 301,
    why: row.why ?? 'content/redirects.yaml',
    source: { file: 'redirects.yaml', path: ['redirects', index] },
  }));
}

/**
 * Returns redirects of paths that a language lacks: an entry's address with the default language's slug, or a path
 * pattern.
 */
function fromElsewhere({ routeTable, entries, unpublished, config }: RedirectsInput): Draft[] {
  const drafts: Draft[] = [];
  const known = new Set(config.locales.map(({ id }) => id));
  for (const [locale, rows] of Object.entries(routeTable.elsewhere)) {
    if (!known.has(locale)) continue;
    for (const [key, to] of Object.entries(rows)) {
      if (unpublished.has(key)) continue;
      const from = isEntryTarget(key)
        ? missingAddress(key, locale, { routeTable, entries, config })
        : key.replace(/\{\w+\}\/?$/, '*');
      if (from === undefined) continue;
      drafts.push({
        from,
        to,
        locale,
        status: 301,
        why: `no ${locale} page`,
        source: { file: 'routes.yaml', path: ['elsewhere', locale, key] },
      });
    }
  }
  return drafts;
}

function missingAddress(
  ref: string,
  locale: string,
  { routeTable, entries, config }: Pick<RedirectsInput, 'routeTable' | 'entries' | 'config'>,
): string | undefined {
  const [folder = '', id = ''] = ref.split('/');
  const localized = entries.get(ref);
  const source = localized?.get(config.defaultLocale) ?? localized?.values().next().value;
  if (folder !== 'pages') {
    const slug = source?.slug || id;
    return routeTable.families[folder]?.[locale]?.replace('{slug}', slug);
  }
  const path = routeTable.pages[id]?.[config.defaultLocale];
  const prefix = config.locales.find((candidate) => candidate.id === locale)?.prefix;
  return path === undefined ? undefined : prefix ? `/${prefix}${path}` : path;
}

/** Returns the redirects from the prefix of the default locale: `/en/x` → `/x`. */
function prefixRules({ config }: RedirectsInput): Redirect[] {
  return [
    { from: `/${config.defaultLocale}/`, to: '/', status: 301, ...prefixOrigin },
    { from: `/${config.defaultLocale}/*`, to: '/*', status: 301, ...prefixOrigin },
  ];
}

/** Where the rules for the prefix of the default locale come from. */
const prefixOrigin = {
  why: 'the default language has no prefix',
  source: { file: 'site.yaml', path: ['defaultLocale'] },
};

/** Returns a rule for the address before the `*` of each pattern, unless it is a page, a file or has a rule. */
function baseRules(written: readonly Redirect[], input: RedirectsInput): Redirect[] {
  const match = createRedirectMatcher(written);
  const answered = answeredAddresses(input);
  const isFile = (path: string) => input.statics.has(path.slice(1)) || input.statics.has(`${path.slice(1)}index.html`);
  const isFree = (path: string) => !answered.has(path) && !isFile(path) && !match(path);
  return written
    .filter(({ from }) => from.endsWith('*'))
    .map((rule) => ({ ...rule, from: rule.from.slice(0, -1), to: rule.to.replace(/\*$/, '') }))
    .filter(({ from, to }) => isFree(from) && isFree(withoutSlash(from)) && (!to.startsWith('/') || answers(to)));

  function answers(to: string): boolean {
    return answered.has(to.split('#')[0] ?? '');
  }
}

/**
 * Returns the pages and redirects of the default locale below its prefix, so that each leads to its end in one step:
 * `/en/old/` would otherwise lead to `/old/` first, and `/en/contact` to `/contact`.
 */
function shortcuts(rules: readonly Redirect[], input: RedirectsInput): Redirect[] {
  const { config, routes } = input;
  const base = `/${config.defaultLocale}`;
  const match = createRedirectMatcher(rules);
  // A rule that the site has for an address below the prefix wins.
  const isForwarded = (from: string) => match(from.replace(/\*$/, 'x'))?.rule.from === `${base}/*`;
  const isDefault = (path: string) => localeOf(path, config) === config.defaultLocale && !path.startsWith(`${base}/`);
  const pages = [...routes.keys()].filter((url) => url !== '/' && url.endsWith('/'));
  return [
    ...rules.map(({ from, to, status }) => ({ from, to, status })),
    ...pages.map((url) => ({ from: url, to: url, status: 301 as const })),
  ]
    .filter(({ from }) => isDefault(from) && isForwarded(`${base}${from}`))
    .map(({ from, ...rule }) => ({ ...rule, from: `${base}${from}`, ...prefixOrigin, isShortcut: true }));
}

type End =
  | { type: 'found'; to: string }
  /** The addresses of the loop, the first one also at the end. */
  | { type: 'loop'; chain: string[] }
  | Nowhere
  | { type: 'broken' };

/** The target does not exist, is not public, or exists only in other languages. */
interface Nowhere {
  type: 'nowhere';
  /** The rule with this target. */
  last: Draft;
  to: string;
  why?: Unpublished;
  has?: readonly string[];
  /** Whether hosts would not understand it, or browsers must not be sent there. */
  isUnsafe?: true;
}

/** Creates a function that follows a rule to the address where the visitor arrives. Follows each rule once. */
function createFollow(drafts: ReadonlyMap<string, Draft>, input: RedirectsInput): (start: Draft) => End {
  const ends = new Map<Draft, End>();
  const answered = answeredAddresses(input);
  return (start) => {
    const chain = new Set<Draft>();
    let end: End | undefined;
    for (let draft = start; end === undefined; ) {
      chain.add(draft);
      const step = stepFrom(draft, { drafts, input, answered });
      if (step.type !== 'redirect') end = step;
      else if (chain.has(step.next)) end = { type: 'loop', chain: loopFrom(membersFrom(chain, step.next)) };
      else end = ends.get(step.next);
      if (step.type === 'redirect') draft = step.next;
    }
    for (const draft of chain) ends.set(draft, end);
    return end;
  };
}

interface Steps {
  drafts: ReadonlyMap<string, Draft>;
  input: RedirectsInput;
  answered: ReadonlySet<string>;
}

/** Returns where one rule leads: to an end, or to another rule. */
function stepFrom(draft: Draft, { drafts, input, answered }: Steps): End | { type: 'redirect'; next: Draft } {
  const resolved = resolveTarget(input, draft.locale, draft.to);
  if (resolved.type === 'broken') return { type: 'broken' };
  const nowhere = { type: 'nowhere', last: draft, to: draft.to } as const;
  if (resolved.type === 'unpublished') return { ...nowhere, why: resolved.why };
  if (resolved.type === 'no-address') return { ...nowhere, has: resolved.has };
  if (resolved.type !== 'found') return nowhere;
  if (!isSafeTarget(resolved.href, draft)) return { ...nowhere, isUnsafe: true };
  const [path = '', fragment] = resolved.href.split('#');
  if (path.startsWith('https://')) return { type: 'found', to: resolved.href };
  if (answered.has(path)) return { type: 'found', to: fragment ? `${path}#${fragment}` : path };
  const next = drafts.get(path);
  return next ? { type: 'redirect', next } : { ...nowhere, to: path };
}

/** Whether a target can be written into the configuration of hosts, where spaces, quotes and `$` have a meaning. */
function isSafeTarget(href: string, { from }: Draft): boolean {
  const plain = from.endsWith('*') ? href.replace(/\*$/, '') : href;
  if (/[\s"'`<>\\$;{}*|]/.test(plain)) return false;
  return !/^https:/i.test(href) || isWebAddress(plain);
}

/** Returns the addresses of the loop that a chain enters. */
function membersFrom(chain: ReadonlySet<Draft>, entered: Draft): string[] {
  const froms = [...chain].map(({ from }) => from);
  return [...froms.slice(froms.indexOf(entered.from)), entered.from];
}

/** Returns every address that a redirect may lead to: pages and documents. */
function answeredAddresses({ routes, addresses }: RedirectsInput): Set<string> {
  const files = [...addresses.values()].flatMap((localized) => [...localized.values()]);
  return new Set([...routes.keys(), ...files.filter((path) => /\.\w+$/.test(path))]);
}

/** Rotates a loop to begin with its first address, so that it is the same wherever a chain enters it. */
function loopFrom(chain: string[]): string[] {
  const members = chain.slice(1);
  const first = members.indexOf([...members].sort()[0] ?? '');
  const turned = [...members.slice(first), ...members.slice(0, first)];
  return [...turned, ...turned.slice(0, 1)];
}

function localeOf(path: string, config: RedirectsInput['config']): string {
  const first = path.split('/')[1];
  return config.locales.find((locale) => locale.prefix !== '' && locale.prefix === first)?.id ?? config.defaultLocale;
}
