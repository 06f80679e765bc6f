import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredSubmission } from './submission.ts';

/** A submission as it was kept. */
export interface Message extends StoredSubmission {
  id: string;
  /** When it came, as an ISO time. */
  received: string;
  /** The name under which its file is kept; what it was called is not known. */
  file?: string;
}

/** Lists the submissions kept in a folder, the latest first. Lines that cannot be read are left out. */
export async function readMessages(folder: string): Promise<Message[]> {
  const text = await readFile(join(folder, 'submissions.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .flatMap((line): Message[] => {
      try {
        const message: Message = JSON.parse(line);
        return typeof message.id === 'string' && typeof message.type === 'string' ? [message] : [];
      } catch {
        return [];
      }
    })
    .reverse();
}

/** Reads the file of a submission. */
export function readAttachment(folder: string, { file }: Message): Promise<Uint8Array | undefined> {
  // Its name was given here; one that was not is left alone.
  if (!file || !/^[\w-]+\.\w+$/.test(file)) return Promise.resolve(undefined);
  return readFile(join(folder, file)).catch(() => undefined);
}

/** Deletes everything that was received, files too. */
export function deleteMessages(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
