import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '../../../templates/forms/file-kind.ts';

/** A submission that was accepted. */
export interface StoredSubmission {
  /** The form's type, such as `requestPdf`. */
  type: string;
  data: Record<string, unknown>;
  /** Given by the sender: the same key means the same submission. */
  key?: string;
}

/** A file of a submission. What it was called is not kept. */
export interface StoredFile {
  bytes: Uint8Array;
  kind: FileKind;
}

export interface SubmissionStore {
  /** Keeps a submission, unless one with its key is there already. */
  add(submission: StoredSubmission, file?: StoredFile): Promise<void>;
}

/** Keeps submissions in memory, for tests. */
export function memoryStore(): SubmissionStore & { submissions: StoredSubmission[]; files: StoredFile[] } {
  const submissions: StoredSubmission[] = [];
  const files: StoredFile[] = [];
  return {
    submissions,
    files,
    async add(submission, file) {
      if (submission.key && submissions.some((one) => one.key === submission.key)) return;
      submissions.push(submission);
      if (file) files.push(file);
    },
  };
}

/** Keeps submissions in a folder: one line of JSON each in `submissions.jsonl`, and files under names of their own. */
export function fileStore(folder: string): SubmissionStore {
  const path = join(folder, 'submissions.jsonl');
  let last: Promise<void> = Promise.resolve();

  async function write(submission: StoredSubmission, file: StoredFile | undefined): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (submission.key && (await keysIn(path)).has(submission.key)) return;
    const id = randomUUID();
    const name = file && `${id}.${file.kind}`;
    if (file && name) await writeFile(join(folder, name), file.bytes, { mode: 0o600 });
    const line = { id, received: new Date().toISOString(), ...submission, ...(name && { file: name }) };
    await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  return {
    // One after the other, so that the same key sent twice at once is kept once.
    add(submission, file) {
      const added = last.then(() => write(submission, file));
      last = added.catch(() => undefined);
      return added;
    },
  };
}

async function keysIn(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Set(lines.map((line) => (JSON.parse(line) as StoredSubmission).key ?? ''));
}
