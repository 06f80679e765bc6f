import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { StrictInput } from './input.ts';

/**
 * Finds documents that no page links to and no form sends, and entries without a page of their own that no page shows.
 */
export function checkUnusedEntries(input: StrictInput): Finding[] {
  const asked = new Set<string>();
  const listed = new Set<string>();
  for (const key of input.reads) {
    const [kind, , ...rest] = key.split('|');
    const argument = rest.join('|').split('#')[0] ?? '';
    if (kind === 'find' || kind === 'document' || kind === 'href') asked.add(argument);
    else if (kind === 'list') listed.add(argument);
  }
  const linked = collectLinkedPaths(input);
  const findings: Finding[] = [];
  for (const [ref, localized] of input.site.entries) {
    const [entry] = localized.values();
    if (!entry || 'component' in entry.kind || asked.has(ref) || listed.has(entry.folder)) continue;
    const addresses = [...(input.site.addresses.get(ref)?.values() ?? [])];
    if (addresses.some((address) => linked.has(address))) continue;
    findings.push({ subject: ref, diagnostic: describe(entry) });
  }
  return findings;
}

function describe(entry: Entry): Finding['diagnostic'] {
  const place = { severity: 'warning', file: entry.source.facts, line: 1, column: 1 } as const;
  if (entry.kind.document) {
    return {
      code: 'unused-document',
      message: `No page links to ${entry.ref}, and no form sends it.`,
      hint: 'Link to it, or remove its folder.',
      ...place,
    };
  }
  return {
    code: 'unused-entry',
    message: `No page shows ${entry.ref}.`,
    hint: `Name it on a page that shows entries of ${entry.folder}/, or remove its folder.`,
    ...place,
  };
}

/** Returns every path that a page or a shared part links to. */
export function collectLinkedPaths({ pages, sharedParts }: Pick<StrictInput, 'pages' | 'sharedParts'>): Set<string> {
  const hrefs = [
    ...pages.flatMap((page) => page.scan.links.map(({ href }) => href)),
    ...[...sharedParts.values()].flatMap((part) => part.scan.links),
  ];
  return new Set(hrefs.map((href) => href.replace(/[?#].*$/s, '')));
}
