import type { Diagnostic } from './diagnostic.ts';
import type { findings } from './diagnostic-codes.ts';

/** A strict finding. */
export interface Finding {
  /** Its name in `exceptions.yaml`. */
  subject: string;
  diagnostic: Diagnostic & { code: keyof typeof findings };
}

/** The findings of a file; valid as long as the file has the same digest. */
export interface CachedFindings {
  digest: string;
  found: Finding[];
}
