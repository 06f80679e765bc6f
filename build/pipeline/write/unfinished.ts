import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../model/files/digest.ts';
import { outputFolders } from '../../model/files/folders.ts';
import { explainError } from './explain-error.ts';
import { recoverOutput } from './journal.ts';
import { WriteProblem } from './writer.ts';

/** Notes in the cache that an output is being written. Returns a function that removes the note. */
export function noteUnfinished(cache: string, out: string): () => void {
  const folder = join(cache, notesFolder);
  const path = join(folder, digestOf(out));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, out);
  } catch {
    // Without the note, the next build of the same output finishes this one: it finds the journal beside the output.
  }
  return () => {
    try {
      rmSync(path, { force: true });
    } catch {
      // A cache that cannot be written to has no note.
    }
  };
}

/**
 * Finishes or discards what killed builds left, in an output and in those that the cache has notes of. Returns, by
 * output, messages about what cannot be finished now.
 */
export function recoverOutputs(cache: string, out: string): Map<string, string> {
  const folder = join(cache, notesFolder);
  const notes = readNotes(folder);
  const problems = new Map<string, string>();
  for (const path of new Set([out, ...notes.values()])) {
    const result = recoverOne(path);
    if (result.type === 'problem') problems.set(path, result.message);
    if (result.type !== 'done') continue;
    for (const [name, noted] of notes) if (noted === path) rmSync(join(folder, name), { force: true });
  }
  return problems;
}

const notesFolder = 'unfinished';

/** Reads the notes: name of a note → the output that it names. */
function readNotes(folder: string): Map<string, string> {
  try {
    return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return new Map();
  }
}

/** Returns whether the process of a note has ended. A running build removes its own note. */
type Recovery = { type: 'done' } | { type: 'busy' } | { type: 'problem'; message: string };

function recoverOne(out: string): Recovery {
  try {
    return { type: recoverOutput(outputFolders(out)) === undefined ? 'done' : 'busy' };
  } catch (error) {
    const problem = explainError(error, { folder: out, begun: false });
    if (problem instanceof WriteProblem) return { type: 'problem', message: problem.message };
    throw problem;
  }
}
