import type { Diagnostic } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';

/** The codes of strict findings. `exceptions.yaml` can declare each. */
export const findingCodes = [
  'unused-string',
  'unused-field',
  'unused-document',
  'unused-entry',
  'unused-file',
  'orphan-page',
  'link-to-other-language',
  'link-to-other-variant',
  'link-without-slash',
  'link-through-redirect',
  'foreign-text',
] as const satisfies readonly DiagnosticCode[];

/** A strict finding. */
export interface Finding {
  /** Its name in `exceptions.yaml`. */
  subject: string;
  diagnostic: Diagnostic & { code: (typeof findingCodes)[number] };
}

/** The findings of a file; valid as long as the file has the same digest. */
export interface CachedFindings {
  digest: string;
  found: Finding[];
}
