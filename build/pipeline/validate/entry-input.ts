import type { EntryKind } from '../../authoring/define.ts';
import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';

/** What the validation of each entry needs to know of the site and of the run before. */
export interface EntryInput {
  kinds: readonly EntryKind[];
  locales: readonly string[];
  /** Checks of the run before, by path. */
  known: ReadonlyMap<string, FileCheck>;
  /** Entries of the run before. An entry whose files are the same stays the same object. */
  before: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** Calls the rules of kinds. */
  attempt: FailureRecorder['attempt'];
}
