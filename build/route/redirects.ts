import { didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
import type { Redirect } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { isEntryTarget } from '../model/target.ts';
import type { Unpublished } from '../model/unpublished.ts';
import { explainUnpublished } from '../model/unpublished.ts';
import { resolveTarget } from './targets.ts';

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
  const problems = new Map<string, Problem[]>();
  const report = (draft: Draft, problem: Omit<Problem, 'severity' | 'at'>, field?: string) => {
    const { file, path } = draft.source;
    const found = problems.get(file) ?? [];
    found.push({ ...problem, severity: 'error', at: { path: field ? [...path, field] : path } });
    problems.set(file, found);
  };
  const drafts = new Map<string, Draft>();
  for (const draft of [...fromRows(input), ...fromElsewhere(input)]) {
    const taken = drafts.get(draft.from);
    const shadowed = input.routes.get(draft.from);
    if (!/^\/[\w./{}*-]*$/.test(draft.from) || /\*./.test(draft.from)) {
      report(
        draft,
        {
          code: 'invalid-route',
          message: `"${draft.from}" cannot be redirected: an address begins with / and may end in *.`,
          hint: 'Write it like /old-page/ or /old-section/*.',
        },
        'from',
      );
    } else if (taken) {
      report(draft, {
        code: 'duplicate-address',
        message: `${draft.from} is redirected twice.`,
        hint: `The other line is in ${taken.source.file} and leads to ${taken.to}.`,
      });
    } else if (shadowed) {
      report(draft, {
        code: 'redirect-shadows-page',
        message: `${draft.from} is a page (${shadowed.entry.ref}) and cannot be redirected.`,
        hint: 'Remove this line, or give the page another address.',
      });
    } else drafts.set(draft.from, draft);
  }
  const redirects: Redirect[] = [];
  const follow = createFollow(drafts, input);
  for (const draft of drafts.values()) {
    const end = follow(draft);
    if (end.type === 'found')
      redirects.push({
        from: draft.from,
        to: end.to,
        status: draft.status,
        why: draft.why,
        source: draft.source,
      });
    else if (end.type === 'loop' && end.chain[0] === draft.from)
      report(draft, {
        code: 'redirect-loop',
        message: `${draft.from} leads back to itself: ${end.chain.join(' → ')}.`,
        hint: 'Let one of these lines lead to a page.',
      });
    else if (end.type === 'nowhere' && end.why)
      report(draft, explainUnpublished(end.to, end.why, `${draft.from} leads to `), 'to');
    else if (end.type === 'nowhere')
      report(
        draft,
        {
          code: 'redirect-target',
          message: end.has
            ? `${draft.from} leads to ${end.to}, which has no ${draft.locale} page; it exists in: ${end.has.join(', ')}.`
            : `${draft.from} leads to ${end.to}, which is no page.`,
          hint: end.has
            ? 'Lead it to something that exists in this language, or to an address that npm run routes lists.'
            : (didYouMean(end.to, isEntryTarget(end.to) ? input.entries.keys() : input.routes.keys()) ??
              'Lead it to an address that npm run routes lists.'),
        },
        'to',
      );
  }
  redirects.push(...prefixRules(input));
  return {
    redirects: redirects.sort((a, b) => specificity(a.from) - specificity(b.from) || (a.from < b.from ? -1 : 1)),
    problems,
  };
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
