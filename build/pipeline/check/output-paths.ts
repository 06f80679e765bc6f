import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import { foldersAbove } from '../../model/files/folders-above.ts';
import type { OutputFile } from '../../model/output.ts';
import type { CheckInput } from './input.ts';

/**
 * Finds outputs that cannot exist together: duplicate paths, a file where another needs a folder, and paths that differ
 * only in case, which many file systems treat as one. Reports each pair of sources once.
 */
export function checkOutputPaths({ outputs }: Pick<CheckInput, 'outputs'>): Diagnostic[] {
  const files = new Map<string, Placed>();
  /** Folders that no other folder resembles: their next file needs no comparison. */
  const distinct = new Set<string>();
  const folders = new Map<string, Placed>();
  const found = new Map<string, Diagnostic>();
  const report = (one: Placed, other: Placed, describe: (own: Placed, taken: Placed) => string) => {
    const [own, taken] = isBetterPlace(one.output, other.output) ? [one, other] : [other, one];
    const pair = JSON.stringify([own.output.source, taken.output.source ?? '']);
    if (!found.has(pair)) found.set(pair, problemWith(own.output, capitalizeArticle(describe(own, taken))));
  };
  for (const output of outputs) {
    // Hosts find what their own files have in common.
    if (output.area === 'hosts' && output.source === undefined) continue;
    const file = { path: output.path, output };
    const key = keyOf(output.area, output.path);
    const taken = files.get(key);
    if (taken) report(file, taken, describeCollision);
    else files.set(key, file);
    const own = `${output.area}:${output.path.slice(0, Math.max(0, output.path.lastIndexOf('/')))}`;
    if (distinct.has(own)) continue;
    const reported = found.size;
    for (const path of foldersAbove(output.path)) {
      const folder = { path, output };
      const folderKey = keyOf(output.area, path);
      const known = folders.get(folderKey);
      if (!known) folders.set(folderKey, folder);
      else if (known.path !== path) report(folder, known, describeFolders);
    }
    if (found.size === reported) distinct.add(own);
  }
  for (const [key, file] of files) {
    const folder = folders.get(key);
    if (folder) report(file, folder, () => describeFolderConflict(file, folder));
    const original = files.get(key.replace(/\.(br|gz|zst)$/i, ''));
    if (original && isStatic(file.output) && original.output.source !== file.output.source)
      report(file, original, () => describeCopy(file, original));
  }
  return [...found.values()];
}

/** A path, and the output that has it or is inside it. */
interface Placed {
  path: string;
  output: OutputFile;
}

function describeCollision(own: Placed, taken: Placed): string {
  const both = `${nameSource(own.output)} and ${nameSource(taken.output)}`;
  if (own.path === taken.path) return `${both} are both published as ${own.path}.`;
  return `${both} are published as ${own.path} and ${taken.path}, which ${differenceOf(own.path, taken.path)}.`;
}

function describeFolders(own: Placed, taken: Placed): string {
  return `${nameSource(own.output)} and ${nameSource(taken.output)} are published in ${own.path}/ and ${taken.path}/, which ${differenceOf(own.path, taken.path)}.`;
}

function differenceOf(one: string, other: string): string {
  return foldCase(one) === foldCase(other) ? 'differ in case only' : 'differ only in how an accent is stored';
}

function describeFolderConflict(file: Placed, folder: Placed): string {
  return `${nameSource(file.output)} is published as the file ${file.path}, but ${nameSource(folder.output)} needs a folder of this name for ${folder.output.path}.`;
}

function describeCopy(copy: Placed, original: Placed): string {
  return `${nameSource(copy.output)} is published as ${copy.path}, which hosts send as the compressed copy of ${original.path}.`;
}

function problemWith(own: OutputFile, message: string): Diagnostic {
  return {
    code: 'duplicate-output',
    severity: 'error',
    ...atStart(own.source ?? 'site.yaml'),
    message,
    hint: isStatic(own)
      ? `Remove ${nameSource(own)}, or give it another name.`
      : 'Give one of the two another address.',
  };
}

function capitalizeArticle(sentence: string): string {
  return sentence.startsWith('a ') ? `A ${sentence.slice(2)}` : sentence;
}

/** Returns a key that is equal for paths that are the same on a file system that ignores case. */
function keyOf(area: OutputFile['area'], path: string): string {
  return `${area}:${foldCase(path.normalize('NFC'))}`;
}

/** Returns a text that is equal for texts that differ in case only, `ß` and `SS` included. */
function foldCase(text: string): string {
  return /^[ -~]*$/.test(text) ? text.toUpperCase() : text.toLowerCase().toUpperCase();
}

/** Returns whether to report at the first output: a static file can always be renamed. */
function isBetterPlace(one: OutputFile, other: OutputFile): boolean {
  if (one.source === undefined || other.source === undefined) return one.source !== undefined;
  return isStatic(one) || !isStatic(other);
}

/** Returns whether an output is a file of `static/`, published as it is. */
export const isStatic = ({ source }: OutputFile): boolean => source?.startsWith('../static/') ?? false;

/** Returns the source of an output, relative to the project's folder. */
export function nameSource({ source }: OutputFile): string {
  if (source === undefined) return 'a file that the build makes itself';
  return source.startsWith('../') ? source.slice('../'.length) : `content/${source}`;
}
