import { contactLinkPattern } from '../../authoring/values/address-types.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Returns why no mail program or telephone could use a `mailto:` or `tel:` link, or `undefined` if they can. */
export function explainContactLink(target: string): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  if (usable.test(decodeTarget(target))) return undefined;
  return {
    code: 'broken-link',
    message: `The link ${decodeTarget(target)} cannot be used: ${wantedOf(target)}.`,
    hint: repairContactLink(target),
  };
}

const usable = new RegExp(`^${contactLinkPattern}$`);

/** Returns whether a link is a `mailto:` or `tel:` link, valid or not. */
export function isContactLink(target: string): boolean {
  return /^(mailto|tel):/i.test(target);
}

/** Says how a `mailto:` or `tel:` link is written. */
export function repairContactLink(target: string): string {
  const bare = decodeTarget(target)
    .replace(/[\s<>]|(?<=^\w+:)\/+/g, '')
    .replace(/^\w+/, (scheme) => scheme.toLowerCase());
  const digits = bare.startsWith('tel:') ? bare.replace(/\(0\)|[^\d+.a-z:-]/g, '') : bare;
  if (usable.test(digits)) return `Write ${digits}.`;
  return bare.startsWith('tel:') ? 'Write it as tel:+3225550120.' : 'Write it as mailto:info@company.example.';
}

function wantedOf(target: string): string {
  return /^tel:/i.test(target)
    ? 'a number is in international form, without spaces'
    : 'it is no e-mail address, or has spaces';
}

/** Returns a target with the characters that a URL hides; one that is wrongly encoded stays as it is. */
function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target.replace(/\?.*$/s, '')) + (/\?.*$/s.exec(target)?.[0] ?? '');
  } catch {
    return target;
  }
}
