import { parseUrl } from '../../authoring/web-address.ts';
import type { Problem } from '../../model/diagnostic.ts';

/**
 * Finds why no request can match the source of a redirect. Browsers and hosts normalize addresses before redirects are
 * looked up, so that a rule for another form of an address never applies.
 */
export function findSourceProblem(from: string): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const reason = whyUnusable(from);
  if (reason === undefined) return undefined;
  const repaired = repairSource(from);
  return {
    code: 'invalid-route',
    message: `"${from}" cannot be redirected: ${reason}.`,
    hint: repaired === undefined ? 'Write it like /old-page/ or /old-section/*.' : `Write ${repaired}.`,
  };
}

function whyUnusable(from: string): string | undefined {
  if (!from.startsWith('/')) return 'an address begins with /';
  if (/[?#]/.test(from)) return 'hosts compare paths only, without ? and #';
  if (/[{}]/.test(from)) return 'only the last part may vary, and is written *';
  if (/\*./.test(from)) return '* can only be its last character';
  if (from.includes('//')) return 'hosts treat several slashes as one';
  if (/\/\.{1,2}(\/|\*?$)/.test(from)) return 'browsers remove the parts . and .. from an address';
  if (from.endsWith('/index.html')) return 'hosts answer it as the folder that it is in';
  const other = /[^\w./*-]/u.exec(from)?.[0];
  return other === undefined ? undefined : `it contains "${other}", and may contain a–z, 0–9, - . and _ only`;
}

/** Returns the source that was most likely meant, if that can be redirected. */
function repairSource(from: string): string | undefined {
  const path = from
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\{[^/{}]*\}|\*).*$/s, '*')
    .replace(/^\/*/, '/')
    .replace(/\/{2,}/g, '/');
  const repaired = parseUrl(`https://site.example${path}`)
    ?.pathname.replace(/\/index\.html$/, '/')
    .replace(/\/[^/.*]+$/, '$&/');
  return repaired === undefined || /^\/\*?$/.test(repaired) || whyUnusable(repaired) ? undefined : repaired;
}
