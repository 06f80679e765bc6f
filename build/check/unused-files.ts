import type { Finding } from '../model/finding.ts';
import type { StrictInput } from './strict.ts';
import { linkedPaths } from './unused-entries.ts';

/** Finds static files that nothing names. Other programs request those at the root and below `.well-known/` by name. */
export function checkUnusedFiles(input: StrictInput): Finding[] {
  const linked = linkedPaths(input);
  const unread = [...input.site.statics.keys()].filter((path) => {
    if (!path.includes('/') || path.startsWith('.well-known/')) return false;
    return (
      ![...input.site.config.locales.map(({ id }) => id), ''].some((locale) =>
        input.reads.has(`asset|${locale}|${path}`),
      ) && !linked.has(`/${path}`)
    );
  });
  if (unread.length === 0) return [];
  const texts = [...input.contentFiles.keys()]
    .filter((path) => path !== 'exceptions.yaml')
    .map((path) => input.readText(path));
  return unread
    .filter((path) => !texts.some((text) => text.includes(path)))
    .map((path) => ({
      subject: path,
      diagnostic: {
        code: 'unused-file',
        severity: 'warning',
        message: `No page shows the file static/${path}, or links to it.`,
        hint: 'Remove it, or name it where it should be shown.',
        // Diagnostics have paths relative to the content folder.
        file: `../static/${path}`,
        line: 1,
        column: 1,
      },
    }));
}
