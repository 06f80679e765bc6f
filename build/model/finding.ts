import type { Diagnostic } from './diagnostic.ts';
import type { findings } from './diagnostic-codes.ts';

/** A finding that `exceptions.yaml` can declare: of strict checks, or a limit of a host. */
export interface Finding {
  /** Its name in `exceptions.yaml`. */
  subject: string;
  /** The page that shows what a template makes; `causes` of the diagnostic then names the mistake. */
  page?: string;
  diagnostic: Diagnostic & { code: keyof typeof findings | 'host-limit' };
}

/** The findings of a file; valid as long as the file has the same digest. */
export interface CachedFindings {
  digest: string;
  found: Finding[];
}
