import {
  escapeBytes,
  hasBytes,
  isByte,
  listDecodedPaths,
  listWrittenPaths,
  withAndWithoutSlash,
} from '../model/addresses/old-address.ts';
import { forwardedRest } from '../model/addresses/redirect-match.ts';
import type { Redirect } from '../model/route.ts';
import type { Header, HostInput } from './host.ts';
import { type AskedRedirect, sortRedirects } from './sort-redirects.ts';

/** What a request function of CloudFront may have, in bytes. */
export const functionLimit = 10_240;

/** The request function of CloudFront, and the redirects that are too large for it. */
interface RequestFunction {
  code: string;
  /** Path → status and target, for the store that the function reads; `undefined` if the function has the redirects. */
  stored?: Map<string, string>;
}

/**
 * Writes the function that answers redirects and finds the file of a page. Exact redirects are in the function if it
 * has room for them, else in a key-value store; patterns always are in the function.
 */
export function emitFunction({ redirects, rules, pages }: HostInput): RequestFunction {
  const { exact, patterns, asked } = sortRedirects(redirects);
  const found = listExactRules(exact, asked, pages);
  const parts: Parts = {
    patterns: patterns.flatMap(({ base, to, status }) => listKnownPaths(base).map((one) => [one, to, status])),
    general: rules.find(({ pattern }) => pattern === '/*')?.headers ?? [],
    hasAsked: asked.length > 0,
  };
  const own = code({ ...parts, exact: JSON.stringify(Object.fromEntries(found)) });
  if (Buffer.byteLength(own) <= functionLimit) return { code: own };
  return { code: code(parts), stored: found };
}

/**
 * Lists the exact rules by their decoded path, one for each path: a redirect, else the rule that adds the last slash. The
 * rule for a query is at `?/page.php?id=3`. `?/page.php` has the names of the parameters of such rules, the rules with most
 * parameters first: `id&lang id`.
 */
function listExactRules(
  exact: readonly Redirect[],
  asked: readonly AskedRedirect[],
  pages: readonly string[],
): Map<string, string> {
  const rules = new Map<string, string>();
  const add = (path: string, rule: string) => rules.has(path) || rules.set(path, rule);
  for (const { path, query, to, status } of asked)
    for (const source of listKnownPaths(path).flatMap(withAndWithoutSlash))
      for (const spell of [writeComposed, writeDecomposed]) {
        const names = query.map(([name]) => spell(name)).join('&');
        const known = rules.get(`?${source}`)?.split(' ') ?? [];
        rules.set(`?${source}`, [...new Set([...known, names])].join(' '));
        add(`?${source}?${query.map((parameter) => parameter.map(spell).join('=')).join('&')}`, `${status} ${to}`);
      }
  for (const { from, to, status } of exact) for (const path of listKnownPaths(from)) add(path, `${status} ${to}`);
  for (const { from, to, status } of exact)
    for (const path of listKnownPaths(from).flatMap(withAndWithoutSlash)) add(path, `${status} ${to}`);
  for (const page of pages) if (endsWithSlash(page)) add(page.slice(0, -1), `301 ${page}`);
  return rules;
}

/** Lists the paths as the function compares them: decoded, or as they are written if they have bytes that are no UTF-8. */
const listKnownPaths = (path: string): string[] => (hasBytes(path) ? listWrittenPaths(path) : listDecodedPaths(path));

/** Write a text of a query as the function compares it: bytes that are no UTF-8 as the request does. */
const writeComposed = (text: string): string =>
  encodeURIComponent(isByte(text) ? text.replace(/[^\w.~-]/gu, escapeBytes) : text);
const writeDecomposed = (text: string): string =>
  isByte(text)
    ? writeComposed(text).replace(/%25[0-9A-F]{2}/g, (escaped) => escaped.toLowerCase())
    : encodeURIComponent(text.normalize('NFD'));

const endsWithSlash = (path: string): boolean => path.endsWith('/') && path !== '/';

interface Parts {
  /** The exact rules as code; without them the function reads its store. */
  exact?: string;
  patterns: readonly (string | number)[][];
  general: readonly Header[];
  /** Whether there are rules for a query. */
  hasAsked: boolean;
}

/**
 * Writes code for JavaScript runtime 2.0, which has async functions, but neither `for … of` nor spread syntax. The query is
 * passed on as it came: `querystring` does not say whether an empty value had its `=`, and sorts what is there twice.
 */
function code({ exact, patterns, general, hasAsked }: Parts): string {
  const headers = general.map(([name, value]) => [name.toLowerCase(), { value }] as const);
  const lookUp =
    exact === undefined
      ? `import cf from "cloudfront";

const store = cf.kvs();

async function findExact(path) {
  try {
    return await store.get(path);
  } catch (error) {
    return undefined;
  }
}
`
      : `const exact = ${exact};

async function findExact(path) {
  return Object.prototype.hasOwnProperty.call(exact, path) ? exact[path] : undefined;
}
`;
  return `${lookUp}
const patterns = ${JSON.stringify(patterns)};
const headers = ${JSON.stringify(Object.fromEntries(headers))};
// Anything else could make the target another site's, or a header of its own.
const forwarded = { own: /^${literal(forwardedRest('/'))}$/, other: /^${literal(forwardedRest(''))}$/ };

function findPattern(path, written) {
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index];
    if (!path.startsWith(pattern[0]) || path === pattern[0]) continue;
    if (pattern[1].indexOf('*') < 0) return pattern[2] + ' ' + pattern[1];
    let end = written.length;
    while (end > 0 && decode(written.slice(0, end)) !== pattern[0]) end--;
    const isOwn = pattern[1][0] === '/';
    const rest = isOwn ? written.slice(end) : written.slice(end).replace(/^\\/+/, '');
    if (forwarded[isOwn ? 'own' : 'other'].test(rest)) return pattern[2] + ' ' + pattern[1].replace('*', rest);
  }
  return undefined;
}

function redirect(rule, query) {
  const target = rule.slice(4).split('#');
  const joint = target[0].indexOf('?') < 0 ? '?' : '&';
  const location = target[0] + (query === '' ? '' : joint + query) + (target.length > 1 ? '#' + target[1] : '');
  return {
    statusCode: Number(rule.slice(0, 3)),
    statusDescription: rule.slice(0, 3) === '301' ? 'Moved Permanently' : 'Found',
    headers: Object.assign({ location: { value: location } }, headers),
  };
}

// CloudFront passes on the path as it was asked for.
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return text;
  }
}
${hasAsked ? askedCode : ''}
async function handler(event) {
  const request = event.request;
  const path = decode(request.uri);
  const query = request.rawQueryString() || '';
${hasAsked ? askedLookup : ''}  const rule = (await findExact(path)) || findPattern(path, request.uri);
  if (rule) return redirect(rule, query);
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
`;
}

const literal = (expression: string): string => expression.replaceAll('/', '\\/');

/** Finds the rule for the parameters of a request, for each set of names that rules have. */
const askedLookup = `  const asked = query === '' ? undefined : await findAsked(path, query);
  if (asked) return redirect(asked, '');
`;

const askedCode = `
async function findAsked(path, query) {
  const names = await findExact('?' + path);
  if (!names) return undefined;
  const has = {};
  query.split('&').forEach((part) => {
    const at = part.indexOf('=');
    const pair = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    const read = pair.map((text) => encodeURIComponent(decode(text.replace(/\\+/g, ' '))));
    has[read[0]] = read[1];
  });
  const sets = names.split(' ');
  for (let index = 0; index < sets.length; index++) {
    const wanted = sets[index].split('&').map((name) => name + '=' + has[name]);
    const rule = await findExact('?' + path + '?' + wanted.join('&'));
    if (rule) return rule;
  }
  return undefined;
}
`;
