import { addressPath } from '../../model/addresses/address-path.ts';
import { isContactLink, repairContactLink } from '../../model/addresses/contact-links.ts';
import type { SuspectAddress } from '../../model/page.ts';
import type { PageCheckInput } from './input.ts';
import { listOncePerPart, type Page, type PageProblem } from './page-problem.ts';
import { hintToAskForAddress } from './template-link.ts';

/** Returns a function that finds addresses of elements that are empty, relative, run a script, or cannot be used. */
export function addressProblemsOf(input: PageCheckInput) {
  const suspects = listOncePerPart(input, ({ suspectAddresses }) => suspectAddresses);
  return (page: Page): PageProblem[] =>
    suspects(page).map((suspect) => {
      const at = input.findElement(page.url, { type: 'link', href: suspect.address });
      const { code, message, hint } = explain(suspect, input);
      return {
        ...{ code, hint },
        message: `${at ? 'This template makes' : `${page.url} has`} ${message}`,
        ...(at ? { at, inTemplate: true } : {}),
      };
    });
}

function explain(
  { element, address }: SuspectAddress,
  { site }: PageCheckInput,
): Pick<PageProblem, 'code' | 'message' | 'hint'> {
  const attribute = element === 'a' ? 'href' : 'src';
  if (address === '')
    return {
      code: 'broken-link',
      message: `<${element} ${attribute}="">, which leads to the page itself.`,
      hint: `Give it an address, or leave ${attribute} out where there is none.`,
    };
  if (/^javascript:/i.test(address))
    return {
      code: 'unsafe-link',
      message: `<${element}> with a javascript: address, which browsers do not run here.`,
      hint: 'Make it a <button>, and let an island react to it.',
    };
  if (/^http:/i.test(address))
    return {
      code: 'unsafe-link',
      message: `<a> with the address ${address}: only https: is published.`,
      hint: `Write https:${address.slice('http:'.length)}`,
    };
  if (isContactLink(address))
    return {
      code: 'broken-link',
      message: `<a> with the address ${address}, which cannot be used: it has spaces.`,
      hint: repairContactLink(address),
    };
  return {
    code: 'broken-link',
    message: `<${element}> with the address ${address}, which is relative to each page, so it leads below that page.`,
    hint: hintForRelative(address, site),
  };
}

function hintForRelative(address: string, { addresses }: Pick<PageCheckInput['site'], 'addresses'>): string {
  if (address.startsWith('www.')) return `Write https://${address}`;
  const [, host] = /^https?:?\/{1,2}(.+)$/.exec(address) ?? [];
  if (host !== undefined) return `Write https://${host}`;
  const path = addressPath(address);
  const isMeant = (own: string) => own === `/${path}` || own === `/${path}/`;
  const [ref] = addresses.has(path)
    ? [path]
    : ([...addresses].find(([, localized]) => [...localized.values()].some(isMeant)) ?? []);
  return ref === undefined
    ? "Begin it with / for an address of this site, with https:// for another; or ask for an entry: page.href('folder/id')."
    : hintToAskForAddress(ref, address.slice(path.length));
}
