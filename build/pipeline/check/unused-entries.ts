import { atStart } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { Finding } from '../../model/finding.ts';
import type { StrictInput } from './input.ts';
import { collectLinkedPaths } from './page-links.ts';

/**  * Finds documents that no page links to and no form sends, and data entries that no page shows. */
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
  const place = { severity: 'warning', ...atStart(entry.source.facts) } as const;
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
