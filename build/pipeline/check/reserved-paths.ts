import { findReservingHost } from '../../hosts/hosts.ts';
import { findServerFile } from '../../hosts/run-by-servers.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CheckInput } from './input.ts';
import { isStatic, nameSource } from './output-paths.ts';

/** Finds pages and static files at paths that a host or a web server runs, or reads as its settings; each once. */
export function checkReservedPaths({ outputs }: Pick<CheckInput, 'outputs'>): Diagnostic[] {
  const ofSite = outputs.filter(({ area }) => area === 'site');
  // A static file at the path of a file that the build makes is reported as a duplicate.
  const made = new Set(ofSite.flatMap(({ source, path }) => (source === undefined ? [path.toLowerCase()] : [])));
  const found = new Map<string, Diagnostic>();
  for (const output of ofSite) {
    const { source: file, path } = output;
    if (file === undefined || made.has(path.toLowerCase()) || found.has(file)) continue;
    const meaning = describeMeaning(path);
    if (meaning === undefined) continue;
    found.set(file, {
      code: 'reserved-path',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: `${nameSource(output)} is published as ${path}${meaning}.`,
      hint: isStatic(output)
        ? `Remove ${nameSource(output)}, or give it another name. What people are to download can be in an archive.`
        : 'Give the page another address in routes.yaml.',
    });
  }
  return [...found.values()];
}

/** Says what a host or a web server does with a path; `undefined` if they just send the file. */
function describeMeaning(path: string): string | undefined {
  const host = findReservingHost(path);
  if (host !== undefined) return `, which the host ${host} runs, or reads as its settings`;
  const found = findServerFile(path);
  if (!found) return undefined;
  if ('reads' in found) return `: web servers read ${found.reads} as their settings`;
  return found.runs.endsWith('/')
    ? `: web servers run what is in a folder ${found.runs}`
    : `: web servers run files with ${found.runs} in their names`;
}
