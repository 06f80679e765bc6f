import { forwardedPath } from '../model/addresses/redirect-match.ts';
import type { Redirect } from '../model/route.ts';
import type { Header, HostInput } from './host.ts';

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
  const exact = listExactRules(redirects, pages);
  const patterns = redirects.filter(isPattern).map(({ from, to, status }) => [from.slice(0, -1), to, status]);
  const general = rules.find(({ pattern }) => pattern === '/*')?.headers ?? [];
  const own = code({ exact: JSON.stringify(Object.fromEntries(exact)), patterns, general });
  if (Buffer.byteLength(own) <= functionLimit) return { code: own };
  return { code: code({ patterns, general }), stored: exact };
}

const isPattern = ({ from }: Redirect): boolean => from.endsWith('*');

/** Lists the exact rules by their path, the first of each: those of redirects, then those that add the last slash. */
function listExactRules(redirects: readonly Redirect[], pages: readonly string[]): Map<string, string> {
  const rules = new Map<string, string>();
  const add = (path: string, rule: string) => rules.has(path) || rules.set(path, rule);
  const exact = redirects.filter((redirect) => !isPattern(redirect));
  for (const { from, to, status } of exact) add(from, `${status} ${to}`);
  for (const { from, to, status } of exact) if (endsWithSlash(from)) add(from.slice(0, -1), `${status} ${to}`);
  for (const page of pages) if (endsWithSlash(page)) add(page.slice(0, -1), `301 ${page}`);
  return rules;
}

const endsWithSlash = (path: string): boolean => path.endsWith('/') && path !== '/';

interface Parts {
  /** The exact rules as code; without them the function reads its store. */
  exact?: string;
  patterns: readonly (string | number)[][];
  general: readonly Header[];
}

/**
 * Writes code for JavaScript runtime 2.0, which has async functions, but neither `for … of` nor spread syntax. The query is
 * passed on as it came: `querystring` does not say whether an empty value had its `=`, and sorts what is there twice.
 */
function code({ exact, patterns, general }: Parts): string {
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
const forwarded = /^${forwardedPath.replaceAll('/', '\\/')}$/;

function findPattern(path) {
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index];
    const rest = path.slice(pattern[0].length);
    if (!path.startsWith(pattern[0]) || rest === '') continue;
    if (pattern[1].indexOf('*') < 0) return pattern[2] + ' ' + pattern[1];
    if (forwarded.test(rest)) return pattern[2] + ' ' + pattern[1].replace('*', rest);
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

// CloudFront passes on the path as it was asked for; an escape of a letter or digit is the same as the character.
function unescapeLetters(path) {
  return path.replace(/%(3\\d|[46][1-9a-f]|[57][\\da])/gi, function (escape) {
    return decodeURIComponent(escape);
  });
}

async function handler(event) {
  const request = event.request;
  const path = unescapeLetters(request.uri);
  const rule = (await findExact(path)) || findPattern(path);
  if (rule) return redirect(rule, request.rawQueryString() || '');
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
`;
}
