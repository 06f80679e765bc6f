import type { Diagnostic } from '../model/diagnostic.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { NamedInCode } from '../templates/named-in-code.ts';
import { createPlacers } from '../yaml/positions.ts';
import { checkIndirectLinks } from './indirect-links.ts';
import type { CheckInput } from './input.ts';
import { checkOrphans } from './orphans.ts';
import { checkUnusedEntries } from './unused-entries.ts';
import { checkUnusedFields } from './unused-fields.ts';
import { checkUnusedFiles } from './unused-files.ts';
import { checkUnusedStrings } from './unused-strings.ts';

/** What strict checks may look at besides. */
export interface StrictInput extends Omit<CheckInput, 'changed'> {
  /** Keys of everything that any page, or what is made beside the pages, has read. */
  reads: ReadonlySet<string>;
  contentFiles: ReadonlyMap<string, ParsedFile>;
  /** What the templates name: what this run did not ask for may be asked for on another day. */
  named: () => NamedInCode;
  /** Page type → its folder below `templates/pages/`. */
  pageFolders: ReadonlyMap<string, string>;
  /** What was found file by file, and is known of files that have not changed. */
  found: readonly Finding[];
}

/** A strict finding. */
export interface Finding {
  /** What `exceptions.yaml` calls it by. */
  subject: string;
  diagnostic: Diagnostic;
}

const checks: ((input: StrictInput) => Finding[])[] = [
  checkUnusedStrings,
  checkUnusedFields,
  checkUnusedEntries,
  checkUnusedFiles,
  checkOrphans,
  checkIndirectLinks,
];

/** Applies the checks that only strict runs make; what `exceptions.yaml` declares is left out. */
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
    // Addresses of other sites are asked by npm run links alone.
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
