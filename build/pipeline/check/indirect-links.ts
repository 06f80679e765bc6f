import { languageName } from '../../languages/language-name.ts';
import { addressPath } from '../../model/addresses/address-path.ts';
import { createRedirectMatcher, type RedirectMatch } from '../../model/addresses/redirect-match.ts';
import { templateMistakeId } from '../../model/diagnostics/follow-ups.ts';
import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { PageLink } from '../../model/page.ts';
import type { StrictInput } from './input.ts';
import { collectOwners, visitLinks } from './page-links.ts';
import { hintToAskForAddress } from './template-link.ts';

/**
 * Finds links that lack their last slash, go through a redirect, or lead to another language's page of something that
 * exists in the visitor's language.
 */
export function checkIndirectLinks(input: StrictInput): Finding[] {
  const owners = collectOwners(input.site);
  const findings: Finding[] = [];
  const redirectOf = createRedirectMatcher(input.site.redirects);
  const check = (link: PageLink, url: string, entry: Entry) => {
    const where = { url, entry, owners, input, redirectOf };
    const problem = problemWith(link.href, where);
    if (!problem) return;
    const written = link.at ?? input.findWritten(entry, link.href);
    const template = written ? undefined : input.findElement(url, { type: 'link', href: link.href });
    const own = template && problemWith(link.href, where, true);
    findings.push(
      template && own
        ? {
            subject: entry.ref,
            page: url,
            diagnostic: { ...own, severity: 'warning', ...template, causes: templateMistakeId(own, template) },
          }
        : {
            subject: entry.ref,
            diagnostic: { ...problem, severity: 'warning', ...(written ?? input.findPlace(entry, link.href)) },
          },
    );
  };
  visitLinks(input.pages, input, check, (key, { locale }) => `${key} ${locale}`);
  return findings;
}

interface Where {
  url: string;
  entry: Entry;
  owners: ReturnType<typeof collectOwners>;
  input: StrictInput;
  redirectOf: (address: string) => RedirectMatch | undefined;
}

function problemWith(
  href: string,
  where: Where,
  inTemplate = false,
): Pick<Finding['diagnostic'], 'code' | 'message' | 'hint'> | undefined {
  const { entry, owners, input, redirectOf, url } = where;
  const who = inTemplate ? 'This template' : url;
  const path = addressPath(href);
  if (path === '' || (input.files.has(path) && !owners.has(path))) return undefined;
  const rest = href.slice(path.length);
  const owner = owners.get(path);
  if (owner) {
    const own = input.site.addresses.get(owner.ref)?.get(entry.locale);
    // The language switcher links the languages of one page on purpose.
    if (owner.locale === entry.locale || own === undefined || owner.ref === entry.ref) return undefined;
    return {
      code: 'link-to-other-language',
      message: `${who} links to ${path}, which is in ${languageName(owner.locale)}; in ${languageName(entry.locale)} it is ${own}.`,
      hint: hintToLink({ ref: owner.ref, address: own, rest, inTemplate }),
    };
  }
  if (input.site.routes.has(`${path}/`)) {
    const ref = inTemplate ? owners.get(`${path}/`)?.ref : undefined;
    return {
      code: 'link-without-slash',
      message: `${who} links to ${path}, which is ${path}/ with a slash: hosts send visitors there by a redirect.`,
      hint: hintToLink({ ref, address: `${path}/`, rest, inTemplate }),
    };
  }
  const redirected = redirectOf(href.replace(/#.*$/s, ''));
  if (!redirected) return undefined;
  const kept = redirected.keepsQuery ? rest : rest.replace(/^\?[^#]*/, '');
  return {
    code: 'link-through-redirect',
    message: `${who} links to ${path}, which is redirected to ${redirected.to}.`,
    hint: inTemplate
      ? hintToLink({ ref: owners.get(redirected.to)?.ref, address: redirected.to, rest: kept, inTemplate })
      : `Write ${redirected.to}${kept}, or the entry it belongs to.`,
  };
}

interface BetterLink {
  /** The linked entry, if the link may name it instead of an address. */
  ref: string | undefined;
  address: string;
  /** The query and the fragment. */
  rest: string;
  inTemplate: boolean;
}

/** Says how to link to an entry: texts write its reference, but not with a query. */
function hintToLink({ ref, address, rest, inTemplate }: BetterLink): string {
  if (ref === undefined || (!inTemplate && rest.startsWith('?'))) return `Write ${address}${rest}.`;
  if (inTemplate) return hintToAskForAddress(ref, rest);
  return `Write ${ref}${rest}, which leads to each language’s own, or ${address}${rest}.`;
}
