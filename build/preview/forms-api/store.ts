import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '../../authoring/forms/file-kind.ts';
import { readMessages } from './messages.ts';
import type { StoredSubmission } from './submission.ts';

/** A file of a submission. What it was called is not kept. */
export interface StoredFile {
  bytes: Uint8Array;
  kind: FileKind;
}

/** Where the mock of the forms API keeps submissions. */
export interface SubmissionStore {
  /** Keeps a submission, unless one with its key is there already. */
  add(submission: StoredSubmission, file?: StoredFile): Promise<void>;
}

/** Keeps submissions in a folder: one line of JSON each in `submissions.jsonl`, and files under names of their own. */
export function fileStore(folder: string): SubmissionStore {
  const path = join(folder, 'submissions.jsonl');
  let last: Promise<void> = Promise.resolve();

  async function write(submission: StoredSubmission, file: StoredFile | undefined): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { key } = submission;
    if (key && (await readMessages(folder)).some((message) => message.key === key)) return;
    const id = randomUUID();
    const name = file && `${id}.${file.kind}`;
    if (file && name) await writeToDisk(join(folder, name), file.bytes);
    const line = { id, received: new Date().toISOString(), ...submission, ...(name && { file: name }) };
    await appendLine(path, JSON.stringify(line));
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

/** Writes a file that does not exist yet. When this returns, the file is on the disk. */
async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Appends a line in one write, on a new line if the last one was cut off. When this returns, the line is on the disk. */
async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? await file.read({ buffer: Buffer.alloc(1), position: size - 1 }) : undefined;
    const isCutOff = last !== undefined && last.buffer.toString() !== '\n';
    await file.appendFile(`${isCutOff ? '\n' : ''}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
