import type { Diagnostic } from '../model/diagnostic.ts';
import type { Finding } from '../model/finding.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { NamedInCode } from '../model/templates.ts';
import { createPlacers } from '../yaml/positions.ts';
import { checkIndirectLinks } from './indirect-links.ts';
import type { CheckInput } from './input.ts';
import { checkOrphans } from './orphans.ts';
import { checkUnrecordedChanges } from './unrecorded-changes.ts';
import { checkUnusedEntries } from './unused-entries.ts';
import { checkUnusedFields } from './unused-fields.ts';
import { checkUnusedFiles } from './unused-files.ts';
import { checkUnusedStrings } from './unused-strings.ts';
import { checkVariants } from './variants.ts';

/** The input of strict checks. */
export interface StrictInput extends Omit<CheckInput, 'changed'> {
  /** Keys of everything that pages and other outputs have read. */
  reads: ReadonlySet<string>;
  contentFiles: ReadonlyMap<string, ParsedFile>;
  /** Names in the code of the templates. What this run did not read may be read on another day. */
  named: () => NamedInCode;
  /** Page type → its folder below `templates/pages/`. */
  pageFolders: ReadonlyMap<string, string>;
  /** The layouts with menu targets of their own. */
  menuLayouts: readonly string[];
  /** Findings of single files, kept while the file stays the same, and limits of hosts that are declared. */
  found: readonly Finding[];
}

const checks: ((input: StrictInput) => Finding[])[] = [
  checkUnusedStrings,
  checkUnusedFields,
  checkUnusedEntries,
  checkUnusedFiles,
  checkOrphans,
  checkUnrecordedChanges,
  checkIndirectLinks,
  checkVariants,
];

/**
 * Runs the checks of strict runs. Omits findings that `exceptions.yaml` declares, and reports declarations without a
 * finding.
 */
export function checkStrictly(input: StrictInput): Diagnostic[] {
  const { exceptions } = input.site;
  const met = new Set<string>();
  const place = createPlacers(input.readText);
  const diagnostics: Diagnostic[] = [];
  for (const { subject, diagnostic } of [...checks.flatMap((check) => check(input)), ...input.found]) {
    if (exceptions[diagnostic.code]?.[subject] === undefined) diagnostics.push(diagnostic);
    else met.add(`${diagnostic.code} ${subject}`);
  }
  for (const [code, subjects] of Object.entries(exceptions)) {
    // Only npm run links checks addresses of other sites.
    if (code === 'broken-link') continue;
    for (const subject of Object.keys(subjects ?? {})) {
      if (met.has(`${code} ${subject}`)) continue;
      diagnostics.push(
        place('exceptions.yaml', {
          code: 'unused-exception',
          severity: 'warning',
          message: `Nothing is found that this exception is for: ${code} of ${subject}.`,
          hint: 'Remove the line.',
          at: { path: [code, subject], key: true },
        }),
      );
    }
  }
  return diagnostics;
}
