import type { Problem } from '../../model/diagnostic.ts';
import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { Entry } from '../../model/entry.ts';

/** Assigns a file to each document → the files in order, and the problems of documents that share one. */
export function resolveDocuments(
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
  attempt: FailureRecorder['attempt'],
): {
  documents: DocumentFile[];
  problems: Map<string, Problem[]>;
} {
  const documents = new Map<string, DocumentFile>();
  const problems = new Map<string, Problem[]>();
  for (const [, localized] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const entry of localized.values()) {
      const file = fileOf(entry, attempt);
      if (!file) continue;
      const key = file.url ?? file.output;
      const taken = documents.get(key);
      if (!taken) {
        documents.set(key, file);
        continue;
      }
      problems.set(entry.source.words, [
        {
          code: 'duplicate-address',
          severity: 'error',
          message: `${entry.ref} and ${taken.entry.ref} (${taken.entry.locale}) have the same file, ${key}.`,
          hint: `Give one of them another slug; the other is in ${taken.entry.source.words}.`,
          at: { path: ['slug'] },
        },
      ]);
    }
  }
  return { documents: [...documents.values()], problems };
}

/** Returns the path of an entry's PDF, or `undefined` if its kind has none. */
function fileOf(entry: Entry, attempt: FailureRecorder['attempt']): DocumentFile | undefined {
  const source = attempt(entry, () => entry.kind.document?.(entry), undefined);
  if (!source) return undefined;
  if (source.folder === undefined) return { entry, source, output: `${entry.id}.${entry.locale}.pdf` };
  const output = `${source.folder}/${entry.slug}.pdf`;
  return { entry, source, url: `/${output}`, output };
}
