import { type FileProblem, problemsByFile } from '../diagnostics/problems-by-file.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
import type { Redirect, Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { explainUnpublished, type Unpublished } from '../model/unpublished.ts';
import { isEntryTarget, resolveTarget } from './targets.ts';

export interface RedirectRow {
  from: string;
  to: string;
  status?: '301' | '302';
  why?: string;
}

interface RedirectsInput
  extends Pick<Site, 'config' | 'routeTable' | 'entries' | 'addresses' | 'broken' | 'unpublished' | 'routes'> {
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
  return {
    redirects: [...redirects, ...prefixRules(input)].sort(compare),
    problems: problemsByFile([...unusable, ...lost]),
  };
}

/** Returns the rules by their address, without those that cannot be used. */
function collectDrafts(input: RedirectsInput): { drafts: Map<string, Draft>; problems: FileProblem[] } {
  const drafts = new Map<string, Draft>();
  const problems: FileProblem[] = [];
  for (const draft of [...fromRows(input), ...fromElsewhere(input)]) {
    const problem = explainUnusable(draft, { taken: drafts.get(draft.from), page: input.routes.get(draft.from) });
    if (problem) problems.push(problem);
    else drafts.set(draft.from, draft);
  }
  return { drafts, problems };
}

function explainUnusable(
  draft: Draft,
  { taken, page }: { taken: Draft | undefined; page: Route | undefined },
): FileProblem | undefined {
  const { from } = draft;
  if (!/^\/[\w./{}*-]*$/.test(from) || /\*./.test(from)) {
    const message = `"${from}" cannot be redirected: an address begins with / and may end in *.`;
    const hint = 'Write it like /old-page/ or /old-section/*.';
    return problemAt(draft, { code: 'invalid-route', message, hint }, 'from');
  }
  if (taken)
    return problemAt(draft, {
      code: 'duplicate-address',
      message: `${from} is redirected twice.`,
      hint: `The other line is in ${taken.source.file} and leads to ${taken.to}.`,
    });
  if (page)
    return problemAt(draft, {
      code: 'redirect-shadows-page',
      message: `${from} is a page (${page.entry.ref}) and cannot be redirected.`,
      hint: 'Remove this line, or give the page another address.',
    });
  return undefined;
}

/** Follows each rule to the address where the visitor arrives. */
function followDrafts(
  drafts: ReadonlyMap<string, Draft>,
  input: RedirectsInput,
): { redirects: Redirect[]; problems: FileProblem[] } {
  const follow = createFollow(drafts, input);
  const redirects: Redirect[] = [];
  const problems: FileProblem[] = [];
  for (const draft of drafts.values()) {
    const end = follow(draft);
    const { from, status, why, source } = draft;
    if (end.type === 'found') redirects.push({ from, to: end.to, status, why, source });
    else problems.push(...explainLost(draft, end, input));
  }
  return { redirects, problems };
}

/** Explains a rule that leads nowhere. A loop is reported at its first rule only. */
function explainLost(draft: Draft, end: Exclude<End, { type: 'found' }>, input: RedirectsInput): FileProblem[] {
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
      if (end.why) return [problemAt(draft, explainUnpublished(end.to, end.why, `${from} leads to `), 'to')];
      return [problemAt(draft, { code: 'redirect-target', ...explainMissingTarget(draft, end, input) }, 'to')];
  }
}

function explainMissingTarget(
  { from, locale }: Draft,
  { to, has }: Extract<End, { type: 'nowhere' }>,
  { entries, routes }: RedirectsInput,
): { message: string; hint: string } {
  if (has)
    return {
      message: `${from} leads to ${to}, which has no ${locale} page; it exists in: ${has.join(', ')}.`,
      hint: 'Lead it to something that exists in this language, or to an address that npm run routes lists.',
    };
  return {
    message: `${from} leads to ${to}, which is no page.`,
    hint:
      didYouMean(to, isEntryTarget(to) ? entries.keys() : routes.keys()) ??
      'Lead it to an address that npm run routes lists.',
  };
}

/** Returns an error of a rule, at one of its fields or at all of it. */
function problemAt(
  { source: { file, path } }: Draft,
  problem: Omit<Problem, 'severity' | 'at'>,
  field?: string,
): FileProblem {
  return [file, { ...problem, severity: 'error', at: { path: field ? [...path, field] : path } }];
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
  const source = { file: 'site.yaml', path: ['defaultLocale'] };
  const why = 'the default language has no prefix';
  return [
    { from: `/${config.defaultLocale}/`, to: '/', status: 301, why, source },
    { from: `/${config.defaultLocale}/*`, to: '/*', status: 301, why, source },
  ];
}

type End =
  | { type: 'found'; to: string }
  /** The addresses of the loop, the first one also at the end. */
  | { type: 'loop'; chain: string[] }
  /** The target does not exist, is not public, or exists only in other languages. */
  | { type: 'nowhere'; to: string; why?: Unpublished; has?: readonly string[] }
  | { type: 'broken' };

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
  if (resolved.type === 'unpublished') return { type: 'nowhere', to: draft.to, why: resolved.why };
  if (resolved.type === 'no-address') return { type: 'nowhere', to: draft.to, has: resolved.has };
  if (resolved.type !== 'found') return { type: 'nowhere', to: draft.to };
  const [path = '', fragment] = resolved.href.split('#');
  if (/^https:\/\//.test(path)) return { type: 'found', to: resolved.href };
  if (answered.has(path)) return { type: 'found', to: fragment ? `${path}#${fragment}` : path };
  const next = drafts.get(path);
  return next ? { type: 'redirect', next } : { type: 'nowhere', to: path };
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
