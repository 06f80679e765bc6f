import { parseUrl } from '../../authoring/values/web-address.ts';
import { escapeCharacter, formatOldAddress, parseOldAddress } from '../../model/addresses/old-address.ts';
import type { Problem } from '../../model/diagnostic.ts';

/** Finds why no request can have the source of a redirect: browsers change it, or every host refuses it. */
export function findSourceProblem(from: string): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const reason = whyUnusable(from);
  if (reason === undefined) return undefined;
  const repaired = repairSource(from);
  return {
    code: 'invalid-route',
    message: `"${from}" cannot be redirected: ${reason}.`,
    hint: hintOf(from, repaired),
  };
}

const braces = /\{[^/{}]*\}/;

function hintOf(from: string, repaired: string | undefined): string {
  const literal = from.replace(/[{}]/g, escapeCharacter);
  if (braces.test(from) && whyUnusable(literal) === undefined)
    return `Write ${repaired ?? 'it like /old-section/*'}, or ${literal} if the braces are in the address.`;
  return repaired === undefined ? 'Write it like /old-page/ or /old-section/*.' : `Write ${repaired}.`;
}

/** Returns the normalized source, by which rules are compared; the source as it is written if it is invalid. */
export function normalizeSource(from: string): string {
  return whyUnusable(from) === undefined ? formatOldAddress(parseOldAddress(from)) : from;
}

function whyUnusable(from: string): string | undefined {
  if (!from.startsWith('/')) return 'an address begins with /';
  if (from.includes('#')) return 'browsers do not send what follows #';
  if (/%(?![0-9a-f]{2})/i.test(from)) return 'a percent sign is written %25';
  const [path = '', query] = from.split(/\?(.*)/s);
  if (braces.test(path)) return 'a part that varies is written *, and must be the last one';
  if (/\*./.test(path)) return '* can only be its last character';
  if (path.endsWith('*') && query) return 'an address that ends in * has every query';
  if (/%[01][0-9a-f]|%7f/i.test(path)) return 'hosts refuse control characters';
  if (/\p{Surrogate}/u.test(from)) return 'browsers send no half of a character';
  if (/(^|[/\\]|%2f)(\.|%2e){1,2}($|[/\\*]|%2f)/i.test(path))
    return 'browsers remove the parts . and .. from an address';
  return undefined;
}

/** Returns the source that was most likely meant, if that can be redirected. */
function repairSource(from: string): string | undefined {
  const path = from
    .trim()
    .replace(/\p{Surrogate}/gu, '')
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/#.*$/s, '')
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/%(?:[01][0-9a-f]|7f)/gi, '')
    .replace(/(?<!\{)\{+[^/{}]*\}.*$/s, '*')
    .replace(/\*.*$/s, '*')
    .replace(/^\/*/, '/');
  const url = parseUrl(`https://site.example${path}`);
  const repaired = url && `${url.pathname.replace(/\/[^/.*]+$/, '$&/')}${url.search}`;
  if (repaired === undefined || /^\/\*?$/.test(repaired) || whyUnusable(repaired) !== undefined) return undefined;
  return formatOldAddress(parseOldAddress(repaired));
}
