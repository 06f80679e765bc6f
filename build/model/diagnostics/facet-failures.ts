import type { Diagnostic } from '../diagnostic.ts';
import type { Entry } from '../entry.ts';
import { FacetError } from '../facet-error.ts';
import { groupBy } from '../group-by.ts';

/** A facet that failed for an entry, outside of a page. */
export interface FacetFailure {
  diagnostic: Diagnostic;
  /** `jobs/agile-coach` */
  ref: string;
}

type FailedEntry = Pick<Entry, 'ref' | 'source'>;

/** Calls facets outside of pages, and records why they fail. */
export interface FailureRecorder {
  /** Returns what the facet of an entry returns, or the fallback if it fails. */
  attempt: <Returned, Fallback>(entry: FailedEntry, facet: () => Returned, fallback: Fallback) => Returned | Fallback;
  failures: () => FacetFailure[];
}

/** Creates a recorder with nothing in it. */
export function createFailureRecorder(): FailureRecorder {
  const failures: FacetFailure[] = [];
  return {
    attempt(entry, facet, fallback) {
      try {
        return facet();
      } catch (error) {
        if (!(error instanceof FacetError)) throw error;
        failures.push({ diagnostic: nameEntry(error.diagnostic, entry), ref: entry.ref });
        return fallback;
      }
    },
    failures: () => failures,
  };
}

/** Adds the entry to what is wrong with a facet. */
export function nameEntry(diagnostic: Diagnostic, { ref, source }: FailedEntry): Diagnostic {
  const { hint = '' } = diagnostic;
  return { ...diagnostic, hint: `The entry is ${ref} (${source.words}). ${hint}`.trim() };
}

/** Returns a diagnostic for each facet that fails, with the first of the entries and how many others. */
export function describeFailures(failures: readonly FacetFailure[]): Diagnostic[] {
  const byCause = groupBy(failures, ({ diagnostic: { causes = '' } }) => causes);
  return [...byCause.values()].flatMap((own) => {
    const [first, ...others] = [...new Set(own.map(({ ref }) => ref))].sort();
    const diagnostic = own.find(({ ref }) => ref === first)?.diagnostic;
    if (!diagnostic) return [];
    const count = others.length;
    const who = count === 0 ? '' : ` and ${count} other ${count === 1 ? 'entry' : 'entries'}`;
    return { ...diagnostic, message: `${diagnostic.message.replace(/\.$/, '')}; it fails for ${first}${who}.` };
  });
}
