import { addressPath } from '../../model/addresses/address-path.ts';
import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { isEntryTarget } from '../../model/target.ts';
import { placeProblems } from './reports.ts';

interface RedirectTargetsInput {
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
}

/**
 * Finds redirects to entries that have no folder, for content that gets no addresses because of another mistake. Where it
 * gets them, `route/redirect-problems.ts` finds more.
 */
export function checkRedirectTargets({ files, readText }: RedirectTargetsInput): Diagnostic[] {
  const file = 'redirects.yaml';
  const { redirects } = fieldsOfData(files.get(file)?.data);
  if (!Array.isArray(redirects)) return [];
  const refs = new Set([...files.keys()].flatMap((path) => /^([^/]+\/[^/]+)\//.exec(path)?.[1] ?? []));
  const problems = redirects.flatMap((row, index): Problem[] => {
    const { from, to } = fieldsOfData(row);
    const target = typeof to === 'string' ? addressPath(to) : '';
    if (!isEntryTarget(target) || refs.has(target)) return [];
    return [
      {
        code: 'redirect-target',
        severity: 'error',
        message: `${from} leads to ${target}, which is no page.`,
        hint: didYouMean(target, refs) ?? 'Lead it to an address that npm run routes lists.',
        at: { path: ['redirects', index, 'to'] },
      },
    ];
  });
  return placeProblems(new Map([[file, problems]]), readText);
}
